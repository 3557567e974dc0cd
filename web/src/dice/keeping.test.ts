import { describe, expect, it } from "vitest";
import { keepOf, keptFaces, stillKept } from "./keeping";

describe("dice that are kept", () => {
  it("stay on the rail after a roll, one for one", () => {
    expect(stillKept(["R1", "R4", "R4", "B2"], ["R4", "B2"])).toEqual([false, true, false, true]);
    expect(stillKept(["R1"], [])).toEqual([false]);
  });

  it("are offered as a bag: in whatever order, and as often as they lie there", () => {
    const keeps = [["R1", "R6", "G2"], ["R6", "R6", "G2"], []].map((dice, at) => ({ text: `${at}`, action: { dice } }));
    expect(keepOf(keeps, ["G2", "R6", "R1"])?.text).toBe("0");
    expect(keepOf(keeps, ["G2", "R6", "R6"])?.text).toBe("1");
    expect(keepOf(keeps, [])?.text).toBe("2");
    expect(keepOf(keeps, ["R1", "R1", "G2"])).toBeUndefined();
    expect(keptFaces(["R1", "G2", "B3"], [true, false, true])).toEqual(["R1", "B3"]);
  });
});
