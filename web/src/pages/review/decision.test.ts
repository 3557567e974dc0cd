import { expect, it } from "vitest";
import type { AccountStep } from "../../wire/types";
import type { Frame } from "../replay/frames";
import { decisionAt } from "./decision";
import { Marked } from "./marked";

const ACTION = { type: "take", slot: 2 };
const NEXT: Frame = {
  seq: 7,
  until: 7,
  number: 1,
  entry: { type: "moved", seat: 1, text: "x" },
  sentence: "",
  view: null,
  task: "",
  turn: { number: 1, player: 1 },
  action: ACTION,
};
const STEP: AccountStep = {
  kind: "decision",
  entry: 0,
  turn: 1,
  player: 1,
  move: "x",
  before: [],
  after: [],
  loss: 0.05,
};
const found = (step: Partial<AccountStep>): Marked => new Marked([7], 1, [{ ...STEP, ...step }], null);

it("is what was played there, in the seat of its player", () => {
  expect(decisionAt(NEXT, found({}), 0.02)).toEqual({
    event: 7,
    seat: 1,
    played: { seat: 1, text: "x", action: ACTION, aims: [] },
  });
});

it("is none if nothing was given away, nothing was decided, or a bot stood in", () => {
  for (const step of [{ loss: 0.01 }, { kind: "dice" as const }, { stand_in: true }])
    expect(decisionAt(NEXT, found(step), 0.02)).toBeNull();
  expect(decisionAt(undefined, found({}), 0.02)).toBeNull();
});
