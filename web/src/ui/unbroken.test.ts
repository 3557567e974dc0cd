import { expect, it } from "vitest";
import { unbroken } from "./unbroken";

it("keeps short brackets together, and lets long ones break", () => {
  expect(unbroken("Roll on (1 left), or stop.")).toBe("Roll on (1\u00a0left), or stop.");
  expect(unbroken("Würfle weiter (noch 2).")).toBe("Würfle weiter (noch\u00a02).");
  const long = "Take it (which nobody would regret) now.";
  expect(unbroken(long)).toBe(long);
});
