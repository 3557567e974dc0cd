import { expect, it } from "vitest";
import { leavingOut } from "./leavingOut";

const RING = { left: 100, top: 50, width: 80, height: 120 };

it("leaves out a number that hangs over the edge, and nothing else", () => {
  expect(leavingOut(RING, [{ left: 300, top: 50, width: 30, height: 16 }])).toBe("none");
  const clip = leavingOut(RING, [{ left: 160, top: 44, width: 30, height: 16 }]);
  expect(clip).toMatch(/^polygon\(evenodd, -24px -24px, 104px -24px, /);
  expect(clip).toContain("60px -6px, 60px 10px, 90px 10px, 90px -6px, 60px -6px");
});
