import { expect, it } from "vitest";
import { article } from "./hungarian";
import { speak, t } from "./words.svelte";

it("the Hungarian article follows the spoken number", () => {
  expect([1, 5, 15, 50, 51, 500, 1000, 1999, 5000, 52000].map(article)).toEqual([
    "az",
    "az",
    "a",
    "az",
    "az",
    "az",
    "az",
    "az",
    "az",
    "az",
  ]);
  expect([0, 2, 3, 4, 6, 10, 11, 12, 100, 105, 150, 2000, 10000, 15000].map(article)).not.toContain("az");
});

it("the catalogues use it", async () => {
  await speak("hu");
  expect(t("web-seat", { number: 1 })).toBe("Ki ül az 1. helyen");
  expect(t("web-seat", { number: 2 })).toBe("Ki ül a 2. helyen");
});
