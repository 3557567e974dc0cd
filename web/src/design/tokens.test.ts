import { describe, expect, it } from "vitest";
import tokens from "./tokens.css?raw";

// The design is what tokens.css says: nothing stands there that nobody uses, and nothing is used that stands nowhere.

const sources = Object.values(
  import.meta.glob<string>(["../**/*.{svelte,css,ts}", "!./tokens.css", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1] ?? "");
const all = [tokens, ...sources].join("\n");
const defined = new Set(matches(tokens, /--([\w-]+):/g));
const used = new Set(matches(all, /var\(--([\w-]+)[,)\s]/g));
/** Properties that a component gives to what is inside it, in its style or in its markup. */
const own = new Set(sources.flatMap((text) => matches(text, /(?<![\w(-])--([\w-]+)["']?\s*[:=]/g)));

/** Colours are also used by their names, as in `var(--on-{colour})`: then the name itself stands in a source. */
function usedByName(token: string): boolean {
  const [, name = token] = /^(?:on-)?(.+?)(?:-deep)?$/.exec(token) ?? [];
  const shape = token.replace(name, "\\$?\\{[^{}]*\\}");
  return new RegExp(`--${shape}[)\`"]`).test(all) && sources.some((text) => text.includes(`"${name}"`));
}

describe("the design's tokens", () => {
  it("are all used", () => {
    expect([...defined].filter((token) => !used.has(token) && !usedByName(token))).toEqual([]);
  });

  it("are all there", () => {
    expect([...used].filter((token) => !defined.has(token) && !own.has(token))).toEqual([]);
  });
});
