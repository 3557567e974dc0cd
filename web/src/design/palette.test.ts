import { describe, expect, it } from "vitest";
import contrastTokens from "./contrast.css?raw";
import tokens from "./tokens.css?raw";

// Colour is never the only sign, but it should still help people who see fewer colours: dice and field colours stay
// distinct under the common deficiencies (Machado et al. 2009, full strength), and text on them is legible.

const light = tokens.slice(0, tokens.indexOf('[data-theme="dark"]'));
const dark = tokens.slice(tokens.indexOf('[data-theme="dark"]'));
const DICE = ["red", "green", "blue"];
const FIELDS = ["red", "yellow", "green", "blue", "orange", "grey"];

type Rgb = [number, number, number];
const SIGHT: Record<string, Rgb[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

// Each theme is what it defines itself, then what it falls back on.
const darkHigh = contrastTokens.slice(contrastTokens.indexOf('[data-theme="dark"]'));
const high = contrastTokens.slice(0, contrastTokens.indexOf('[data-theme="dark"]'));

/** A colour as the first of these style sheets that has it defines it. */
function token(name: string, ...themes: string[]): Rgb {
  const pattern = new RegExp(`--${name}: #([0-9a-f]{6});`);
  const found = [...themes, light].map((theme) => pattern.exec(theme)).find(Boolean);
  if (!found?.[1]) throw new Error(`there is no colour ${name}`);
  const value = Number.parseInt(found[1], 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((one) => linear(one / 255)) as Rgb;
}

const linear = (one: number): number => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);

function seen(colour: Rgb, sight: string): Rgb {
  return (SIGHT[sight] ?? []).map((row) => row.reduce((sum, part, at) => sum + part * (colour[at] ?? 0), 0)) as Rgb;
}

/** The perceived difference between two colours (CIE 1976). */
function difference(one: Rgb, other: Rgb): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function lab([r, g, b]: Rgb): Rgb {
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [one, other].map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}

const pairs = (names: string[]): [string, string][] =>
  names.flatMap((one, at) => names.slice(at + 1).map((other): [string, string] => [one, other]));

describe.each(
  Object.keys(SIGHT).flatMap((sight): [string, string, string][] => [
    [sight, "normal", light],
    [sight, "high", high],
  ]),
)("with %s sight and %s contrast", (sight, _, theme) => {
  it.each(pairs(DICE))("the dice %s and %s are far apart", (one, other) => {
    expect(difference(seen(token(one, theme), sight), seen(token(other, theme), sight))).toBeGreaterThan(25);
  });

  it.each(pairs(FIELDS))("the fields %s and %s can be told apart", (one, other) => {
    expect(difference(seen(token(one, theme), sight), seen(token(other, theme), sight))).toBeGreaterThan(15);
  });
});

const TEXT: [string, string][] = [
  ["ink", "paper"],
  ["ink", "sheet"],
  ["ink", "well"],
  ["ink", "table"],
  ["ink-soft", "paper"],
  ["ink-soft", "sheet"],
  ["ink-soft", "well"],
  ["ink-soft", "table"],
  ["accent", "paper"],
  ["accent", "sheet"],
  ["on-accent", "accent"],
  ["good", "sheet"],
  ["bad", "sheet"],
];
const COLOURS = ["red", "green", "blue", "yellow", "orange", "grey", "violet", "brown", "teal"];

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s theme", (_, theme) => {
  it.each(TEXT)("has %s legible on %s", (ink, paper) => {
    expect(contrast(token(ink, theme), token(paper, theme))).toBeGreaterThan(4.5);
  });

  it.each(COLOURS)("has words legible on %s", (name) => {
    expect(contrast(token(`on-${name}`, theme), token(name, theme))).toBeGreaterThan(3.5);
  });
});

describe.each([
  ["light", [high]],
  ["dark", [darkHigh, high, dark]],
])("the %s theme with high contrast", (_, themes) => {
  it.each([...TEXT, ["ink-faint", "sheet"], ...COLOURS.map((name) => [`on-${name}`, name] as [string, string])])(
    "has %s on %s at 7:1",
    (ink, ground) => {
      expect(contrast(token(ink, ...themes), token(ground, ...themes))).toBeGreaterThan(7);
    },
  );

  it.each(["paper", "sheet", "well", "table"])("has edges on %s at 3:1", (ground) => {
    for (const line of ["edge", "accent", "die-edge"])
      expect(contrast(token(line, ...themes), token(ground, ...themes)), line).toBeGreaterThan(3);
  });

  it("has words on what is marked at 7:1", () => {
    expect(contrast(token("ink", light), token("lit", ...themes))).toBeGreaterThan(7);
  });
});

it("gives every colour that is redefined for high contrast in one theme only to that theme", () => {
  const names = (text: string): string[] => [...text.matchAll(/--([\w-]+):/g)].map(([, name = ""]) => name);
  expect(names(darkHigh).filter((name) => !names(high).includes(name))).toEqual([]);
});
