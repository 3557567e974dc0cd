// Catalogues without their comments, which are for translators.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const RAW = ".ftl?raw";

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(RAW)) return null;
      const source = readFileSync(id.slice(0, -"?raw".length), "utf8");
      return `export default ${JSON.stringify(withoutComments(source))}`;
    },
  };
}

/** Comments are whole lines; a line of a message that begins with # would be indented. */
function withoutComments(source: string): string {
  return source.replaceAll(/^#.*\n/gm, "");
}
