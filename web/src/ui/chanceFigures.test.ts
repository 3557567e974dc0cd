import { describe, expect, it } from "vitest";
import { figuresOf } from "./chanceFigures";

const nobody: boolean[] = [];

describe("the figures of the chances to win", () => {
  it.each([
    [
      [0.625, 0.375],
      [63, 37],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      [34, 33, 33],
    ],
    [
      [0.506, 0.247, 0.247],
      [50, 25, 25],
    ],
    [Array<number>(6).fill(1 / 6), [17, 17, 17, 17, 16, 16]],
  ])("sum to 100: %j", (chances, figures) => {
    expect(figuresOf(chances, false, nobody)).toEqual(figures);
  });

  it("are never 0 or 100 while somebody can still win", () => {
    expect(figuresOf([0.004, 0.996], false, nobody)).toEqual(["under", "over"]);
    expect(figuresOf([1, 0], false, nobody)).toEqual(["over", "under"]);
    expect(figuresOf([0.01, 0.99], false, nobody)).toEqual([1, 99]);
  });

  it("are 0 for somebody who has resigned, but not for the time before", () => {
    expect(figuresOf([0.4, 0.6, 0], false, [false, false, true])).toEqual([40, 60, 0]);
    expect(figuresOf([0.4, 0.5, 0.1], false, [false, false, true])).toEqual([40, 50, 10]);
  });

  it("are exact when the game is over", () => {
    expect(figuresOf([0, 1], true, nobody)).toEqual([0, 100]);
    expect(figuresOf([0.5, 0, 0.5], true, nobody)).toEqual([50, 0, 50]);
    expect(figuresOf([1 / 3, 1 / 3, 1 / 3], true, nobody)).toEqual([33, 33, 33]);
  });
});
