import { expect, it } from "vitest";
import { unsaid } from "./unsaid";

it("does not say again what a sentence has said", () => {
  expect(unsaid("Ein Schatz.", "Lorenz kreuzt 3 Felder in Gelb an. Ein Schatz!")).toBe("");
  expect(unsaid("3 fields.", "Lawrence crosses 3 fields in yellow.")).toBe("");
});

it("says what the sentence does not", () => {
  expect(unsaid("Ein Schatz.", "Lorenz passt.")).toBe("Ein Schatz.");
  expect(unsaid("", "Lorenz passt.")).toBe("");
});
