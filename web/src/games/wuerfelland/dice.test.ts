import { describe, expect, it } from "vitest";
import type { WuerfellandAction as Action, WuerfellandTarget as Target } from "../../wire/types";
import type { Odds, Offer } from "../moves";
import { choiceOf, fits, groupsOf, missing, prospects } from "./dice";

const progress = [
  { colour: "green" as const, crossed: 2, fields: 18, treasures: 0, places: [], room: 3, refusal: null, closed: [] },
];
const dice = (colour: "green" | "grey", count: number, at_least = false): Target => ({
  ...{ type: "dice", colour, count, at_least },
});
const CHANCES: [Target, number][] = [
  [{ type: "miss", colour: "green" }, 0.482],
  [dice("green", 2), 1],
  [dice("green", 4), 0.1],
  [dice("green", 3), 0.4],
  [dice("green", 3, true), 0.52],
  [dice("grey", 1), 0.3],
];
const odds: Odds<Target> = {
  seq: 4,
  targets: CHANCES.map(([target, chance], at) => ({ name: `${at}`, target, chance })),
  keeps: {},
  reached: ["1"],
};

describe("dice", () => {
  it("lie grouped by colour", () => {
    expect(groupsOf(["R", "G", "G", "A"])).toEqual([
      { colour: "red", count: 1 },
      { colour: "green", count: 2 },
      { colour: "grey", count: 1 },
    ]);
    expect(groupsOf([])).toEqual([]);
  });

  it("fit as long as there is room", () => {
    expect(fits(progress, { colour: "green", count: 3 })).toBe(true);
    expect(fits(progress, { colour: "green", count: 4 })).toBe(false);
    expect(fits(progress, { colour: "red", count: 1 })).toBe(false);
  });

  it("can be chosen only where the server offers it", () => {
    const actions: Offer<Action>[] = [{ text: "this", action: { type: "choose", colour: "green" } }];
    expect(choiceOf(actions, "green")?.text).toBe("this");
    expect(choiceOf(actions, "grey")).toBeUndefined();
  });

  it("have the chances of exact numbers, and of a miss", () => {
    expect(prospects(odds, "green")).toEqual([
      { count: 3, chance: 0.4 },
      { count: 4, chance: 0.1 },
    ]);
    expect(prospects(odds, "grey")).toEqual([{ count: 1, chance: 0.3 }]);
    expect(missing(odds, "green")).toBe(0.482);
    expect(missing(odds, "blue")).toBeUndefined();
  });
});
