import { beforeAll, describe, expect, it } from "vitest";
import { speak, t } from "../words/words.svelte";
import { conditionText } from "./condition";
import { inPieces, inResults, spoken } from "./faces";

beforeAll(() => speak("en"));

describe("a sentence with dice in it", () => {
  it("is spoken with colours and numbers", () => {
    expect(spoken("Anna rolls R1 G6, B2.")).toBe("Anna rolls red 1 green 6, blue 2.");
  });

  it("leaves words and fields alone that only look like dice", () => {
    expect(spoken("Anna builds on B15 and AR1.")).toBe("Anna builds on B15 and AR1.");
    expect(inPieces("")).toEqual([]);
  });

  it("has its results of white dice apart, and no other numbers", () => {
    const drawn = inResults("Knight 2 needs more than 333+5 (roll 1 of 3), not 12+34.").filter(({ face }) => face);
    expect(drawn).toEqual([{ text: "333+5", face: true }]);
    expect(inResults("More than 5555 is needed.")[1]).toEqual({ text: "5555", face: true });
    expect(inResults("33 of 2.111, 44 %, 1,111 and 1234.")).toHaveLength(1);
    const wish = conditionText(t, { type: "groups", groups: [4, 2] });
    expect(inResults(`Next in the stack: Rich Landowner (${wish}).`)).toHaveLength(1);
  });
});
