import { expect, it } from "vitest";
import { noteKept, notedKept } from "./tapped";

it("keeps a note for every table, about its last roll", () => {
  noteKept("/t/one", "first", ["R1", "R2"]);
  noteKept("/t/other", "first", ["B6"]);
  expect(notedKept("/t/one", "first")).toEqual(["R1", "R2"]);
  expect(notedKept("/t/one", "second")).toEqual([]);
  noteKept("/t/one", "second", []);
  expect(notedKept("/t/one", "first")).toEqual([]);
  expect(notedKept("/t/other", "first")).toEqual(["B6"]);
});
