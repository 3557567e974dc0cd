import { describe, expect, it } from "vitest";
import { halves, improving, leaning, mean, points } from "./figures";

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
    // 2.2 standard errors: with six games, that happens to one player in 26.
    expect(leaning([0.4, 0.1, 0.3, -0.1, 0.25, 0.05])).toBe("none");
  });

  it("compares the earlier half with the later one, and leaves out the game in the middle", () => {
    expect(halves([3, 3, 3, 100, 1, 1, 1])).toEqual([3, 1]);
    expect(mean([1, 2, 3])).toBe(2);
  });

  it("calls somebody better or worse only beyond what chance does", () => {
    expect(improving([2, 1])).toBeNull();
    expect(improving([1.3, 0.4, 1.5, 0.5, 1.2, 0.9])).toBe("alike");
    expect(improving([1.3, 1.2, 1.5, 0.5, 0.4, 0.6])).toBe("better");
    expect(improving([0.5, 0.4, 0.6, 1.3, 1.2, 1.5])).toBe("worse");
  });

  it("counts points of a hundred, never minus nothing", () => {
    expect(points(0.1234)).toBe(12.3);
    expect(Object.is(points(-0.0001), 0)).toBe(true);
  });
});
