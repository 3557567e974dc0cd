import { expect, it } from "vitest";
import { turningPoint } from "./turningPoint";

it("is the step that did most for the winner, told by the winner's chance", () => {
  const chances = [
    [0.4, 0.3, 0.3],
    [0.45, 0.3, 0.25],
    [0.1, 0.6, 0.3],
    [0, 0.75, 0.25],
    [0, 1, 0],
  ];
  expect(turningPoint({ events: [5, 6, 8, 9, 10], chances }, [1])).toEqual({
    seq: 8,
    seat: 1,
    before: 0.3,
    after: 0.6,
  });
});

it("is the first of several that changed as much", () => {
  const chances = [
    [0.5, 0.5],
    [0.75, 0.25],
    [0.5, 0.5],
  ];
  expect(turningPoint({ events: [1, 2, 3], chances }, [0])?.seq).toBe(2);
});

it("is none where nothing changed much, or nothing is known", () => {
  const calm = [
    [0.5, 0.5],
    [0.53, 0.47],
  ];
  expect(turningPoint({ events: [1, 2], chances: calm }, [0])).toBe(null);
  expect(turningPoint({ events: [1], chances: [[0.5, 0.5]] }, [0])).toBe(null);
  expect(turningPoint({ events: [], chances: [] }, [0])).toBe(null);
  expect(turningPoint({ events: [1, 2], chances: null }, [0])).toBe(null);
});
