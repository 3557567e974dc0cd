import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { HEIGHT, WIDTH, conditionText, drawing, type Condition, type Say } from "./condition";

const say = (language: string): Say => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(
    new FluentResource(readFileSync(`../src/wuerfelreich/words/catalogues/${language}/common.ftl`, "utf-8")),
  );
  return (key, args = {}) => {
    const errors: Error[] = [];
    const told = bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args, errors);
    expect(errors).toEqual([]);
    return told;
  };
};

const materials = import.meta.glob<unknown>("../../../src/wuerfelreich/rules/*/material.json", {
  eager: true,
  import: "default",
});
function conditionsIn(value: unknown): Condition[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    key === "condition" ? [part as Condition] : conditionsIn(part),
  );
  return inner;
}
const ALL = Object.values(materials).flatMap(conditionsIn);

describe("the words of a condition", () => {
  it.each<[Condition, string, string]>([
    [{ type: "colours", colours: { R: 2, G: 3 } }, "2 red + 3 green", "2 × Rot + 3 × Grün"],
    [{ type: "numbers", numbers: { "6": 2, "1": 2 } }, "2 ones + 2 sixes", "2 Einsen + 2 Sechsen"],
    [{ type: "groups", groups: [3, 2] }, "3 + 2 equal numbers", "3 + 2 gleiche Zahlen"],
    [{ type: "straight", length: 5 }, "straight of 5", "Straße aus 5"],
    [{ type: "same_colour", dice: 4 }, "4 of one colour", "4 in einer Farbe"],
    [{ type: "parity", parity: "odd", dice: 6 }, "6 odd", "6 ungerade"],
    [{ type: "sum", min: 25 }, "sum 25 or more", "Summe ab 25"],
    [{ type: "sum", min: null, max: 12 }, "sum 12 or less", "Summe bis 12"],
    [{ type: "colour_sum", colour: "R", min: 13 }, "red sums to at least 13", "Rot: Summe ab 13"],
    [{ type: "order", order: ["R", "B", "G"] }, "sums: red > blue > green", "Summen: Rot > Blau > Grün"],
  ])("%j", (condition, english, german) => {
    expect(conditionText(say("en"), condition)).toBe(english);
    expect(conditionText(say("de"), condition)).toBe(german);
    expect(conditionText(say("hu"), condition)).not.toBe("");
  });
});

describe("the picture of a condition", () => {
  it("is known for every card of both games", () => {
    expect(ALL.length).toBeGreaterThan(80);
  });

  it.each(ALL.map((condition) => [condition]))("stays in its box and is large enough: %j", (condition) => {
    const { dice } = drawing(condition);
    for (const { x, y, size } of dice) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
      expect(x + size).toBeLessThanOrEqual(WIDTH + 0.01);
      expect(y + size).toBeLessThanOrEqual(HEIGHT + 0.01);
      expect(size).toBeGreaterThanOrEqual(13);
    }
  });

  it.each<[Condition, Record<string, number>]>([
    [
      { type: "colours", colours: { R: 3, B: 2, G: 1 } },
      { red: 3, blue: 2, green: 1 },
    ],
    [
      { type: "numbers", numbers: { "4": 2, "1": 1 } },
      { paper4: 2, paper1: 1 },
    ],
    [
      { type: "groups", groups: [4, 2] },
      { paperstar: 4, papermoon: 2 },
    ],
    [{ type: "straight", length: 6 }, { paper: 6 }],
    [
      { type: "same_colour", dice: 5 },
      { red: 5, green: 5, blue: 5 },
    ],
    [
      { type: "parity", parity: "even", dice: 6 },
      { paper2: 1, paper4: 1, paper6: 1 },
    ],
  ])("shows the dice that it asks for: %j", (condition, shown) => {
    const counted: Record<string, number> = {};
    for (const { body, number, symbol } of drawing(condition).dice) {
      const face = `${body}${number ?? ""}${symbol ?? ""}`;
      counted[face] = (counted[face] ?? 0) + 1;
    }
    expect(counted).toEqual(shown);
  });

  it("never lays one die over another where dice are counted", () => {
    for (const condition of ALL.filter(({ type }) => ["colours", "numbers", "groups", "same_colour"].includes(type))) {
      const { dice } = drawing(condition);
      for (const [at, a] of dice.entries())
        for (const b of dice.slice(at + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size);
    }
  });
});

it("keeps a bound clear of the edges of its picture", () => {
  const { dice, figures } = drawing({ type: "sum", min: 28 });
  const right = Math.max(...figures.map(({ x, width }) => x + width / 2));
  const left = Math.min(...dice.map(({ x }) => x));
  expect(left).toBeGreaterThanOrEqual(3);
  expect(right).toBeLessThanOrEqual(WIDTH - 3);
});
