import { parse } from "svelte/compiler";

/** The expressions in a component's template, as statements: knip reads only scripts. */
function expressions(node, source) {
  if (Array.isArray(node)) return node.flatMap((each) => expressions(each, source));
  if (node === null || typeof node !== "object") return [];
  // Template nodes have no line position (`loc`); JavaScript nodes do.
  if ("loc" in node && "start" in node) return [`(${source.slice(node.start, node.end)});`];
  return Object.values(node).flatMap((each) => expressions(each, source));
}

function svelte(source) {
  const { module, instance, fragment } = parse(source, { modern: true });
  const scripts = [module, instance].map((script) => script && source.slice(script.content.start, script.content.end));
  return [...scripts, ...expressions(fragment, source)].filter(Boolean).join("\n");
}

export default {
  entry: [
    "src/gallery.ts",
    "src/**/gallery.ts",
    "src/worker/sw{,-off}.ts",
    "src/games/*/{Table,art/Scene}.svelte",
    "src/games/*/remarks.ts",
    "tools/*.mjs",
  ],
  project: ["src/**/*.{ts,svelte}", "tools/*.{mjs,ts}", "*.{js,ts}"],
  compilers: { svelte },
  // Used by the browser tests, which are written in Python, and read as files by tools/fonts.mjs.
  ignoreDependencies: ["axe-core", "@fontsource-variable/nunito", "@fontsource/grenze-gotisch"],
};
