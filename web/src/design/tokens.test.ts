import { describe, expect, it } from "vitest";
import tokens from "./tokens.css?raw";

// tokens.css is the whole design: every token there is used, and every token used is defined there.

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
/** Properties that a component sets for its own content, in its style, its markup or its script. */
const own = new Set(sources.flatMap((text) => matches(text, /(?<![\w(-])--([\w-]+)(?:["']?\s*[:=]|["'],)/g)));

/** Colours are also used by name, as in `var(--on-{colour})`; the bare name then appears in a source file. */
function usedByName(token: string): boolean {
  const [, name = token] = /^(?:on-)?(.+?)(?:-deep)?$/.exec(token) ?? [];
  const shape = token.replace(name, "\\$?\\{[^{}]*\\}");
  return new RegExp(`--${shape}[)\`"]`).test(all) && sources.some((text) => text.includes(`"${name}"`));
}

describe("the design's tokens", () => {
  it("are all used", () => {
    expect([...defined].filter((token) => !used.has(token) && !usedByName(token))).toEqual([]);
  });

  it("are all defined", () => {
    expect([...used].filter((token) => !defined.has(token) && !own.has(token))).toEqual([]);
  });
});
