import { beforeAll, expect, it } from "vitest";
import type { PlayerReport, Review } from "../../wire/types";
import { learnReview, speak } from "../../words/words.svelte";
import { decidedBy } from "./decided";

const SEATS = [{ name: "Anna" }, { name: "Ben" }, { name: "Clara" }];

beforeAll(async () => {
  await speak("en");
  await learnReview();
});

/** What is told of a game that Ben won from 100 − luck − play − drift points. */
function told(decided_by: Review["decided_by"], luck: number, play: number, drift = 0, players = 2): string[] {
  const winner = { start: 1 - luck - play - drift, luck, others: play, loss: 0, drift } as PlayerReport;
  const found = {
    decided_by,
    steps: [],
    places: [2, 1, 3].slice(0, players),
    players: [winner, winner, winner].slice(0, players),
  };
  return decidedBy(found as unknown as Review, SEATS);
}

it("says who won by what, and from where", () => {
  expect(told("luck", 0.4, 0.1)).toEqual([
    "Mostly luck: for Ben it was worth 40 percentage points, better play 10.",
    "So the chance to win rose from 50% to 100%.",
  ]);
  expect(told("skill_despite_luck", -0.04, 0.69, -0.15)).toEqual([
    "Skill beat luck: for Ben bad luck cost 4 percentage points, but better play brought 69.",
    "So the chance to win rose from 50% to 100%; the computer had overrated it by 15 percentage points.",
  ]);
  expect(told("both", 0.2, 0.2, 0.1)[1]).toContain("underrated it by 10 percentage points.");
});

it("compares mistakes with those of one other player, or of all", () => {
  expect(told("luck_despite_skill", 0.8, -0.3)[0]).toContain(
    "Ben’s mistakes cost 30 percentage points more than the other side’s, but luck brought 80.",
  );
  expect(told("luck_despite_skill", 0.8, -0.2, 0, 3)[0]).toContain(
    "Ben gave away 20 percentage points more than the others’ mistakes brought",
  );
});

it("names numbers that lead to the win", () => {
  for (let luck = 0.05; luck < 0.4; luck += 0.0137)
    for (let drift = -0.2; drift < 0.2; drift += 0.0093) {
      const said = told("both", luck, 0.1, drift).join(" ");
      const [gained = 0, played = 0, start = 0, end = 0, missed = 0] = (said.match(/\d+/g) ?? []).map(Number);
      const rest = said.includes("overrated") ? -missed : missed;
      expect(Math.abs(end - start - gained - played - rest), said).toBe(0);
    }
});

it("says what it cost to resign or to run out of time", () => {
  const end = { kind: "end", before: [0.4, 0.084, 0.516], after: [1, 0, 0], resigned: [1, 2] };
  const seats = SEATS.map((seat, at) => (at === 2 ? { ...seat, timed_out: true } : seat));
  const left = (before: number[]): string =>
    decidedBy(
      { decided_by: null, places: [1, 2, 2], players: [], steps: [{ ...end, before }] } as unknown as Review,
      seats,
    ).join(" ");
  expect(left(end.before)).toBe(
    "Ben resigned: that cost 8.4 percentage points. Clara ran out of time: that cost 52 percentage points.",
  );
  expect(left([1, 0.01, 0])).toBe(
    "Ben resigned: that cost 1 percentage point. Clara ran out of time: that cost nothing in the end.",
  );
});

it("says nothing where nothing can be said", () => {
  expect(told(null, 0.4, 0.1)).toEqual([]);
});
