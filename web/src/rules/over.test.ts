import { expect, test } from "vitest";
import { closeRules, momentsOf, openedRules, openRules } from "./over.svelte";

test("a view's moment is its phase, more exactly after the last roll", () => {
  expect(momentsOf({ phase: "choose", roll: 1, rolls: 3 })).toEqual(["choose"]);
  expect(momentsOf({ phase: "choose", roll: 3, rolls: 3 })).toEqual(["choose last", "choose"]);
  expect(momentsOf({ phase: "announce" })).toEqual(["announce"]);
});

test("there is no moment before the game has a view", () => {
  expect(momentsOf({})).toEqual([]);
});

test("the rules are open until they are closed", () => {
  openRules("any", ["roll"]);
  expect(openedRules()).toEqual({ game: "any", moments: ["roll"] });
  closeRules();
  expect(openedRules()).toBeNull();
});
