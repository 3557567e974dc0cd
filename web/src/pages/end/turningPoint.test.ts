import { expect, it } from "vitest";
import { turningPoint } from "./turningPoint";

it("is the step after which the chances changed most, told for whose changed most", () => {
  const chances = [
    [0.4, 0.3, 0.3],
    [0.45, 0.3, 0.25],
    [0.1, 0.6, 0.3],
    [0, 0.75, 0.25],
    [0, 1, 0],
  ];
  expect(turningPoint({ events: [5, 6, 8, 9, 10], chances })).toEqual({ seq: 8, seat: 0, before: 0.45, after: 0.1 });
});

it("is the first of several that changed as much", () => {
  const chances = [
    [0.5, 0.5],
    [0.75, 0.25],
    [0.5, 0.5],
  ];
  expect(turningPoint({ events: [1, 2, 3], chances })?.seq).toBe(2);
});

it("is none where nothing changed much, or nothing is known", () => {
  const calm = [
    [0.5, 0.5],
    [0.53, 0.47],
  ];
  expect(turningPoint({ events: [1, 2], chances: calm })).toBe(null);
  expect(turningPoint({ events: [1], chances: [[0.5, 0.5]] })).toBe(null);
  expect(turningPoint({ events: [], chances: [] })).toBe(null);
  expect(turningPoint({ events: [1, 2], chances: null })).toBe(null);
});
