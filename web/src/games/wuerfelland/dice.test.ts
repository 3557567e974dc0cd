import { describe, expect, it } from "vitest";
import type { Odds } from "../../wire/types";
import { choiceOf, fits, groupsOf, missing, prospects } from "./dice";

const progress = [{ colour: "green", crossed: 2, fields: 18, treasures: 0, places: [], room: 3 }];
const odds: Odds = {
  seq: 4,
  targets: { "G miss": 0.482, "G 2": 1, "G 3": 0.4, "G 3+": 0.52, "A 1": 0.3 },
  keeps: {},
  reached: ["G 2"],
};

describe("dice", () => {
  it("lie colour by colour", () => {
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

  it("are chosen only where the server lists it", () => {
    const actions = [{ text: "choose G", kind: "choose", fields: {} }];
    expect(choiceOf(actions, "green")?.text).toBe("choose G");
    expect(choiceOf(actions, "grey")).toBeUndefined();
  });

  it("have the chances of exact numbers, and of a miss", () => {
    expect(prospects(odds, "green")).toEqual([{ count: 3, chance: 0.4 }]);
    expect(prospects(odds, "grey")).toEqual([{ count: 1, chance: 0.3 }]);
    expect(missing(odds, "green")).toBe(0.482);
    expect(missing(odds, "blue")).toBeUndefined();
  });
});
