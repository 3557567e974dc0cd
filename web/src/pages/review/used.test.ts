import { expect, it } from "vitest";
import type { AccountStep } from "../../wire/types";
import { usedAs } from "./used";

function step(kind: AccountStep["kind"], player: number | null, move = "x"): AccountStep {
  return { kind, entry: 0, turn: 1, player, move, before: [], after: [] };
}

it("is the move after a roll", () => {
  const take = step("decision", 0);
  const roll = step("dice", 0);
  expect(usedAs([roll, take, step("draw", null)], roll)).toBe(take);
  expect(usedAs([roll, take, step("end", null, "")], roll)).toBe(take);
});

it("is nothing if the dice were rolled again, or somebody else moved", () => {
  const roll = step("dice", 0);
  expect(usedAs([roll, step("decision", 0), step("dice", 0)], roll)).toBeUndefined();
  expect(usedAs([roll, step("decision", 1), step("draw", null)], roll)).toBeUndefined();
  expect(usedAs([roll, step("end", null, "")], roll)).toBeUndefined();
  const draw = step("draw", null);
  expect(usedAs([draw, step("decision", 0)], draw)).toBeUndefined();
});
