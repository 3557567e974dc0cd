import { expect, test } from "vitest";
import { closeRules, momentsOf, openedRules, openRules } from "./over.svelte";

test("a view's moment is its phase, more exactly after the last roll", () => {
  expect(momentsOf({ phase: "choose", roll: 1, rolls: 3 }, null)).toEqual(["choose"]);
  expect(momentsOf({ phase: "choose", roll: 3, rolls: 3 }, null)).toEqual(["choose last", "choose"]);
  expect(momentsOf({ phase: "announce" }, null)).toEqual(["announce"]);
});

test("it is more exact by what I may do, and by the effect that is under way", () => {
  const offers = (...types: string[]) => types.map((type) => ({ text: type, action: { type } }));
  const last = { phase: "choose", effect: null, roll: 3, rolls: 3 };
  expect(momentsOf(last, { seat: 0, actions: offers("penalty") })[0]).toBe("choose penalty");
  expect(momentsOf(last, { seat: 0, actions: offers("take", "take", "alarm") })[0]).toBe("choose alarm take");
  expect(momentsOf(last, { seat: 0, roll: true })[0]).toBe("choose last");
  const fire = { phase: "place", effect: "alarm", roll: 1, rolls: 3 };
  expect(momentsOf(fire, { seat: 0, actions: offers("place") })).toEqual(["place place", "place alarm", "place"]);
});

test("there is no moment before the game has a view", () => {
  expect(momentsOf({}, null)).toEqual([]);
});

test("the rules are open until they are closed", () => {
  openRules("any", ["roll"]);
  expect(openedRules()).toEqual({ game: "any", moments: ["roll"] });
  closeRules();
  expect(openedRules()).toBeNull();
});
