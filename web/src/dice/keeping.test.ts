import { describe, expect, it } from "vitest";
import { keepText, keptFaces, stillKept } from "./keeping";

describe("dice that are kept", () => {
  it("stay on the rail after a roll, one for one", () => {
    expect(stillKept(["R1", "R4", "R4", "B2"], ["R4", "B2"])).toEqual([false, true, false, true]);
    expect(stillKept(["R1"], [])).toEqual([false]);
  });

  it("are written in the order of the rules", () => {
    expect(keepText(["B1", "R6", "G2", "R1"])).toBe("keep R1 R6 G2 B1");
    expect(keepText([])).toBe("keep -");
    expect(keptFaces(["R1", "G2", "B3"], [true, false, true])).toEqual(["R1", "B3"]);
  });
});
