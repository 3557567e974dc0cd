import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Language } from "../shell/settings.svelte";
import { percent, speak } from "./words.svelte";

interface Written {
  chance: number;
  written: Record<Language, string>;
}

const WRITTEN = JSON.parse(readFileSync("../tests/words/percentages.json", "utf-8")) as Written[];

it.each(["en", "de", "hu"] as const)("writes percentages in %s as the server does", async (language) => {
  await speak(language);
  expect(WRITTEN.map(({ chance }) => percent(chance))).toEqual(WRITTEN.map(({ written }) => written[language]));
});
