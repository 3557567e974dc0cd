import { expect, it } from "vitest";
import type { StepShown } from "../../wire/types";
import { frameAt, framesOf } from "./frames";

function step(number: number, sentence: string, task = ""): StepShown {
  const entry: StepShown["entry"] = { type: "drawn", label: "", picks: [], text: "" };
  return { seq: number, number, entry, sentence, view: number, task, turn: { number: 1, player: 0 } };
}
const told = (steps: StepShown[]): unknown[] => framesOf(steps).map(({ sentence, view }) => [sentence, view]);

it("shows a step with what is laid out after it without a word", () => {
  const steps = [step(1, "Anna goes first."), step(2, ""), step(3, ""), step(4, "Anna rolls."), step(5, "")];
  expect(told(steps)).toEqual([
    ["Anna goes first.", 3],
    ["Anna rolls.", 5],
  ]);
});

it("begins with what is to be done if the first cards are laid out without a word", () => {
  expect(told([step(1, ""), step(2, "", "Anna: roll the dice."), step(3, "Anna rolls.")])).toEqual([
    ["Anna: roll the dice.", 2],
    ["Anna rolls.", 3],
  ]);
});

it("knows the last event of what it shows, and which frame shows an event", () => {
  const steps = [step(1, "Anna goes first."), step(2, ""), step(4, "Anna rolls."), step(7, "Anna takes."), step(8, "")];
  const frames = framesOf(steps);
  expect(frames.map(({ seq, until }) => [seq, until])).toEqual([
    [1, 2],
    [4, 4],
    [7, 8],
  ]);
  expect([0, 1, 2, 3, 4, 6, 7, 8, 99].map((seq) => frameAt(frames, seq))).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 2]);
});
