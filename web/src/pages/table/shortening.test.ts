import { expect, it } from "vitest";
import { isCut, shorterAndShorter } from "./shortening";

it("leaves out whole sentences first, and then the end of the last one", () => {
  const names = ["Gast 192", "Anna von der Au"];
  expect(shorterAndShorter("Gast 192 nimmt den Raufbold. Gast 192 besucht Anna von der Au.", names)).toEqual([
    "Gast 192 nimmt den Raufbold. Gast 192 besucht Anna von der Au.",
    "Gast 192 besucht Anna von der Au.",
    "Gast 192 besucht …",
    "Gast 192 …",
  ]);
});

it("keeps together what belongs together, and leaves no colon before what is missing", () => {
  expect(shorterAndShorter("Bo hört mit 3 × Rot auf.", ["Bo"])).toEqual([
    "Bo hört mit 3 × Rot auf.",
    "Bo hört mit 3 × Rot …",
    "Bo hört mit …",
    "Bo hört …",
    "Bo …",
  ]);
  expect(shorterAndShorter("Bo nimmt: Zwerg", ["Bo"])[1]).toBe("Bo nimmt …");
});

it("tells the end of a sentence from an ordinal", () => {
  expect(shorterAndShorter("Bo rolls 3 3 4. Bo reaches 33.", ["Bo"])[1]).toBe("Bo reaches 33.");
  expect(shorterAndShorter("Das ist das 2. Turnier.", ["Bo"])[1]).toBe("Das ist das 2. …");
  expect(shorterAndShorter("Ein Schatz! Das Rennen läuft.", ["Bo"])[1]).toBe("Das Rennen läuft.");
});

it("has nothing to leave out of nothing or of one word", () => {
  expect(shorterAndShorter("", [""])).toEqual([""]);
  expect(shorterAndShorter("Pause.", ["", "Bo"])).toEqual(["Pause."]);
});

it("finds a line too many or too long, but not letters that reach out of theirs", () => {
  const fits = { scrollHeight: 17, clientHeight: 15, scrollWidth: 1080, clientWidth: 1080 };
  expect(isCut(fits, 15.4)).toBe(false);
  expect(isCut({ ...fits, scrollHeight: 30 }, 15.4)).toBe(true);
  expect(isCut({ ...fits, clientHeight: 0 }, 15.4)).toBe(true);
  expect(isCut({ ...fits, scrollWidth: 1082 }, 15.4)).toBe(true);
});
