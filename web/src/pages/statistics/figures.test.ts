import { describe, expect, it } from "vitest";
import { halves, leaning, mean, points } from "./figures";

describe("what is said about a row of games", () => {
  it("is nothing while there are few of them", () => {
    expect(leaning([1, 1, 1, 1, 1])).toBeNull();
    expect(halves([1, 2, 3])).toBeNull();
  });

  it("speaks of luck only where chance would seldom do as much", () => {
    expect(leaning([0.2, -0.1, 0.3, -0.2, 0.1, -0.2])).toBe("none");
    expect(leaning([0.2, 0.3, 0.25, 0.2, 0.3, 0.2])).toBe("up");
    expect(leaning([-0.2, -0.3, -0.25, -0.2, -0.3, -0.2])).toBe("down");
    expect(leaning([0, 0, 0, 0, 0, 0])).toBe("none");
  });

  it("compares the earlier half with the later one, and leaves out the game in the middle", () => {
    expect(halves([3, 3, 3, 100, 1, 1, 1])).toEqual([3, 1]);
    expect(mean([1, 2, 3])).toBe(2);
  });

  it("counts points of a hundred, never minus nothing", () => {
    expect(points(0.1234)).toBe(12.3);
    expect(Object.is(points(-0.0001), 0)).toBe(true);
  });
});
