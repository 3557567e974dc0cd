import { expect, it } from "vitest";
import type { Course } from "../../wire/types";
import { turningPoint } from "./turningPoint";

/** A game whose chances the network has never corrected. */
const sure = (events: number[], chances: number[][] | null): Course => ({ events, chances, reached: chances });

it("is the step that changed somebody's chance most, whoever won, told by the one it changed most for", () => {
  const chances = [
    [0.4, 0.3, 0.3],
    [0.45, 0.3, 0.25],
    [0.1, 0.6, 0.3],
    [0, 0.75, 0.25],
    [0, 1, 0],
  ];
  expect(turningPoint(sure([5, 6, 8, 9, 10], chances))).toEqual({ seq: 8, seat: 0, before: 0.45, after: 0.1 });
});

it("is told by the one who gained where one's gain is another's loss", () => {
  const chances = [
    [0.7, 0.3],
    [0.4, 0.6],
  ];
  expect(turningPoint(sure([1, 2], chances))).toEqual({ seq: 2, seat: 1, before: 0.3, after: 0.6 });
});

it("is the first of several that changed as much", () => {
  const chances = [
    [0.5, 0.5],
    [0.75, 0.25],
    [0.5, 0.5],
  ];
  expect(turningPoint(sure([1, 2, 3], chances))?.seq).toBe(2);
});

it("is none where nothing changed as much as a turning point of the review does, or nothing is known", () => {
  const calm = [
    [0.5, 0.5],
    [0.59, 0.41],
  ];
  expect(turningPoint(sure([1, 2], calm))).toBe(null);
  expect(turningPoint(sure([1], [[0.5, 0.5]]))).toBe(null);
  expect(turningPoint(sure([], []))).toBe(null);
  expect(turningPoint(sure([1, 2], null))).toBe(null);
});

it("is no correction of the network, which nobody has brought about", () => {
  const chances = [
    [0.08, 0.92],
    [0.54, 0.46],
    [0.19, 0.81],
  ];
  const reached = [
    [0.08, 0.92],
    [0.28, 0.72],
    [0.19, 0.81],
  ];
  expect(turningPoint({ events: [1, 2, 3], chances, reached })).toMatchObject({ seq: 3, before: 0.46, after: 0.81 });
});
