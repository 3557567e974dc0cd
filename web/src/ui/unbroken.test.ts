import { expect, it } from "vitest";
import { joined, unbroken } from "./unbroken";

it("keeps short brackets together, and lets long ones break", () => {
  expect(unbroken("Roll on (1 left), or stop.")).toBe("Roll on (1\u00a0left), or stop.");
  expect(unbroken("Würfle weiter (noch 2).")).toBe("Würfle weiter (noch\u00a02).");
  const long = "Take it (which nobody would regret) now.";
  expect(unbroken(long)).toBe(long);
});

it("lets no line begin with a dash", () => {
  expect(unbroken("One is won over – take it.")).toBe("One is won over\u00a0– take it.");
});

it("keeps a number with what is counted", () => {
  expect(unbroken("Anna rolls 2 × red, blue.")).toBe("Anna rolls 2\u00a0×\u00a0red, blue.");
});

it("keeps a picture and the brackets around it on one line", () => {
  const said = joined([
    { text: "Roll (", kind: "words" },
    { text: "R4", kind: "face" },
    { text: " ", kind: "words" },
    { text: "B3", kind: "face" },
    { text: ").", kind: "words" },
  ]);
  expect(said.map(({ before, text, after }) => [before, text, after])).toEqual([
    ["", "Roll ", ""],
    ["(", "R4", ""],
    ["", " ", ""],
    ["", "B3", ")."],
    ["", "", ""],
  ]);
});
