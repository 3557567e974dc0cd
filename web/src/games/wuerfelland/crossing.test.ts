import { describe, expect, it } from "vitest";
import type { WuerfellandAction as Action, WuerfellandCross } from "../../wire/types";
import type { Offer } from "../moves";
import { crossingsOf, narrow, tap } from "./crossing";

const cross = (text: string, colour: WuerfellandCross["colour"], ...fields: string[]): Offer<Action> => ({
  ...{ text, action: { type: "cross", colour, fields } },
});
// Two green dice for an area of three in a row, of which c1 touches a cross; one red die for either of two fields.
const LEGAL = crossingsOf([
  cross("green 1", "green", "c1", "d1"),
  cross("green 2", "green", "c1", "d2"),
  cross("red 1", "red", "a1"),
  cross("red 2", "red", "b1"),
  { text: "pass", action: { type: "pass" } },
]);

describe("crossings", () => {
  it("are found among the actions", () => {
    expect(LEGAL.map(({ colour }) => colour)).toEqual(["green", "green", "red", "red"]);
  });

  it("offer every field of any crossing before anything is tapped", () => {
    expect([...narrow(LEGAL, []).open].sort()).toEqual(["a1", "b1", "c1", "d1", "d2"]);
    expect(narrow(LEGAL, []).settled).toBeNull();
  });

  it("are narrowed by a tap to those that include it", () => {
    expect([...narrow(LEGAL, ["c1"]).open].sort()).toEqual(["d1", "d2"]);
    expect(narrow(LEGAL, ["c1"]).settled).toBeNull();
  });

  it("are settled once only one is left, even before all its fields are tapped", () => {
    expect(narrow(LEGAL, ["d2"]).settled?.text).toBe("green 2");
    expect([...narrow(LEGAL, ["d2"]).open]).toEqual(["c1"]);
    expect(narrow(LEGAL, ["c1", "d1"]).settled?.text).toBe("green 1");
    expect(narrow(LEGAL, ["a1"]).settled?.text).toBe("red 1");
  });
});

describe("a tap", () => {
  it("adds a field that fits", () => {
    expect(tap(LEGAL, ["c1"], "d1")).toEqual(["c1", "d1"]);
  });

  it("releases a field that was tapped", () => {
    expect(tap(LEGAL, ["c1", "d1"], "d1")).toEqual(["c1"]);
  });

  it("releases everything with the last tapped field, including what was filled in", () => {
    expect(tap(LEGAL, ["d2"], "d2")).toEqual([]);
  });

  it("keeps a field that was filled in", () => {
    expect(tap(LEGAL, ["d2"], "c1")).toEqual(["d2", "c1"]);
  });

  it("starts over with a field of another crossing", () => {
    expect(tap(LEGAL, ["c1"], "a1")).toEqual(["a1"]);
    expect(tap(LEGAL, ["a1"], "b1")).toEqual(["b1"]);
    expect(tap(LEGAL, ["c1", "d1"], "d2")).toEqual(["d2"]);
  });

  it("does nothing on a field that nothing can cross", () => {
    expect(tap(LEGAL, ["c1"], "h8")).toEqual(["c1"]);
  });
});
