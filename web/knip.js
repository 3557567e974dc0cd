import { parse } from "svelte/compiler";

/** What a component's template asks for, as statements: knip reads scripts only. */
function expressions(node, source) {
  if (Array.isArray(node)) return node.flatMap((each) => expressions(each, source));
  if (node === null || typeof node !== "object") return [];
  // Nodes of the template itself have no place in a line; those of the language do.
  if ("loc" in node && "start" in node) return [`(${source.slice(node.start, node.end)});`];
  return Object.values(node).flatMap((each) => expressions(each, source));
}

function svelte(source) {
  const { module, instance, fragment } = parse(source, { modern: true });
  const scripts = [module, instance].map((script) => script && source.slice(script.content.start, script.content.end));
  return [...scripts, ...expressions(fragment, source)].filter(Boolean).join("\n");
}

export default {
  entry: ["src/gallery.ts", "src/**/gallery.ts", "src/games/*/{Table,art/Scene}.svelte", "tools/*.mjs"],
  project: ["src/**/*.{ts,svelte}", "tools/*.mjs", "*.{js,ts}"],
  compilers: { svelte },
  // The browser tests, which are Python, take it from here.
  ignoreDependencies: ["axe-core"],
};
