import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../words/words.svelte";
import { inPieces, spoken } from "./faces";

beforeAll(() => speak("en"));

describe("a sentence with dice in it", () => {
  it("is spoken with colours and numbers", () => {
    expect(spoken("Anna rolls R1 G6, B2.")).toBe("Anna rolls red 1 green 6, blue 2.");
  });

  it("leaves words and fields alone that only look like dice", () => {
    expect(spoken("Anna builds on B15 and AR1.")).toBe("Anna builds on B15 and AR1.");
    expect(inPieces("")).toEqual([]);
  });
});
