import { expect, it } from "vitest";
import type { AccountStep } from "../../wire/types";
import { Marked } from "./marked";

function step(entry: number, more: Partial<AccountStep>): AccountStep {
  return { kind: "decision", entry, turn: 1, player: 0, move: "", before: [0.5, 0.5], after: [0.5, 0.5], ...more };
}

it("finds steps by their events, and events by their steps", () => {
  const found = new Marked([3, 5, 6, 9], 4, [step(0, {}), step(2, { move: "x" })], null);
  expect(found.entryOf(6)).toBe(2);
  expect(found.stepOf(6)?.move).toBe("x");
  expect(found.stepOf(5)).toBeUndefined();
  expect(found.eventOf(step(2, {}))).toBe(6);
  expect(found.eventOf(step(4, {}))).toBe(9);
});

it("knows no event for a step whose move has not arrived yet", () => {
  expect(new Marked([3, 5], 4, [], null).eventOf(step(2, {}))).toBe(0);
});

it("draws a point for every entry, also for those that changed nothing, and the end as the last one", () => {
  const steps = [step(1, { after: [0.7, 0.3] }), step(3, { after: [0.2, 0.8] })];
  expect(new Marked([], 6, steps, null).chances).toEqual([
    [0.5, 0.5],
    [0.7, 0.3],
    [0.7, 0.3],
    [0.2, 0.8],
  ]);
  const ended = [...steps, step(6, { before: [0.2, 0.8], after: [0, 1] })];
  expect(new Marked([], 6, ended, null).chances.slice(-2)).toEqual([
    [0.2, 0.8],
    [0, 1],
  ]);
});

it("begins the curve before the start player is drawn", () => {
  const found = new Marked([], 2, [step(0, { kind: "draw", after: [0.46, 0.54] }), step(1, {})], null);
  expect(found.course[0]).toEqual([0.5, 0.5]);
  expect(found.chances[0]).toEqual([0.46, 0.54]);
});
