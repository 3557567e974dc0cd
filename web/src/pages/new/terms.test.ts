import { expect, it } from "vitest";
import type { OptionInfo } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import { CLOCKS } from "./choices";
import { clockTold, optionsTold } from "./terms";

const TOLD = {
  en: "No clock; 5 minutes each, plus 10 seconds per move; One day per move; A week per move; 1.5 minutes each",
  de: "Keine Uhr; Je 5 Minuten, 10 Sekunden pro Zug; Ein Tag pro Zug; Eine Woche pro Zug; Je 1,5 Minuten",
  hu: "Nincs óra; Fejenként 5 perc, lépésenként 10 másodperc; Lépésenként egy nap; Lépésenként egy hét; Fejenként 1,5 perc",
} as const;

it.each(["en", "de", "hu"] as const)("tells the clock, also one that no form offers (%s)", async (language) => {
  await speak(language);
  const { none, quick, "day-1": day, "days-7": week } = CLOCKS;
  const told = [none, quick, day, week, { type: "pace" as const, budget: 90 }].map((clock) => clockTold(clock));
  expect(told.join("; ")).toBe(TOLD[language]);
});

it("tells only the options that are not the usual ones", () => {
  const goal: OptionInfo = {
    name: "goal",
    title: "Goal",
    kind: "one",
    choices: [
      { value: 9, title: "9, the usual game" },
      { value: 5, title: "5, a short game" },
    ],
    default: 9,
  };
  const boards: OptionInfo = { name: "boards", title: "Boards", kind: "each_seat", choices: [], default: null };
  expect(optionsTold([goal, boards], {})).toEqual([]);
  expect(optionsTold([goal, boards], { goal: 9, boards: null })).toEqual([]);
  const told = optionsTold([goal, boards], { goal: 5, boards: ["1A", "2B"] });
  expect(told).toEqual(["Goal: 5, a short game", "Boards: 1A, 2B"]);
});
