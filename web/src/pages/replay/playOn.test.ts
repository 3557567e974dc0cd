import { expect, it, vi } from "vitest";
import { wayBack } from "../../coach/practice";
import * as api from "../../shell/api";
import { toasts } from "../../shell/toasts.svelte";
import type { SeatInfo, Summary } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import { insteadOf, playOn, whoseSeat } from "./playOn";

vi.mock("../../shell/me.svelte", () => ({ beGuest: () => Promise.resolve() }));

const BEFORE: SeatInfo[] = [{ name: "Anna" }, { name: "Martin" }, { name: "Konrad", bot: "squire" }, { name: "Eva" }];
const AFTER: SeatInfo[] = [
  { name: "Anna" },
  { name: "Merten", bot: "squire" },
  { name: "Konrad", bot: "squire" },
  { name: "Edith", bot: "squire" },
];

it("says which bot plays for whom, in every language", async () => {
  await speak("de");
  expect(insteadOf(BEFORE, AFTER)).toBe("Hier spielen Bots: Merten für Martin und Edith für Eva.");
  await speak("hu");
  expect(insteadOf(BEFORE, AFTER)).toBe("Itt botok játszanak: Merten (Martin helyett) és Edith (Eva helyett).");
  await speak("en");
  expect(insteadOf(BEFORE, AFTER)).toBe("Bots play here: Merten for Martin and Edith for Eva.");
  expect(insteadOf(AFTER, AFTER)).toBe("");
});

it("says for whom I play, unless the seat was mine", async () => {
  const taken: SeatInfo[] = [{ name: "Merten", bot: "squire" }, { name: "Martin" }, { name: "Anna" }];
  await speak("de");
  expect(whoseSeat(BEFORE, taken, 2)).toBe("Du spielst für Konrad.");
  await speak("hu");
  expect(whoseSeat(BEFORE, taken, 2)).toBe("Konrad helyén játszol.");
  await speak("en");
  expect(whoseSeat(BEFORE, taken, 2)).toBe("You play for Konrad.");
  expect(whoseSeat(BEFORE, taken, 1)).toBe("");
});

it("goes to a table that knows the way back to the moment", async () => {
  vi.spyOn(api, "playOn").mockResolvedValue({ id: "new", seats: AFTER } as Summary);
  expect(await playOn({ page: "review", id: "old", at: 30, seats: BEFORE }, 0)).toBe(true);
  expect(location.pathname).toBe("/t/new");
  expect(wayBack("new")).toBe("/t/old/review/30");
  expect(toasts.at(-1)?.text).toContain("Merten for Martin");
});
