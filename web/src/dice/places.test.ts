import { describe, expect, it } from "vitest";
import { IN_HAND, settle } from "./places";

describe("places of dice", () => {
  const rolled = settle(IN_HAND, ["R1", "R3", "G2", "G2", "B4", "B6"]);

  it("fills all places at the first roll, nothing kept", () => {
    expect(rolled.faces).toEqual(["R1", "R3", "G2", "G2", "B4", "B6"]);
    expect(rolled.kept).not.toContain(true);
  });

  it("leaves kept dice where they are while the others are in the hand, and after the roll", () => {
    const kept = [false, true, false, true, false, false];
    const between = settle({ ...rolled, kept }, ["R3", "G2"]);
    expect(between.faces).toEqual([null, "R3", null, "G2", null, null]);
    const after = settle(between, ["R2", "R3", "R3", "G2", "B1", "B1"]);
    expect(after.faces).toEqual(["R2", "R3", "R3", "G2", "B1", "B1"]);
    expect(after.kept).toEqual(kept);
  });

  it("works out a bot's kept dice from the dice alone", () => {
    expect(settle(rolled, ["G2", "B6"])).toEqual({
      faces: [null, null, "G2", null, null, "B6"],
      kept: [false, false, true, false, false, true],
    });
  });

  it("changes nothing while the dice stay the same", () => {
    const touched = { ...rolled, kept: [true, false, false, false, false, false] };
    expect(settle(touched, ["B6", "B4", "G2", "R3", "R1", "G2"])).toBe(touched);
  });

  it("picks up all dice before a turn", () => {
    expect(settle(rolled, [])).toEqual(IN_HAND);
  });
});
