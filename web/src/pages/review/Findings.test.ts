import { mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { AccountStep, Review, StepShown, Summary } from "../../wire/types";
import { learnReview, speak } from "../../words/words.svelte";
import { framesOf } from "../replay/frames";
import { BestMoves } from "./best.svelte";
import Findings from "./Findings.svelte";
import { Marked } from "./marked";
import { Reading } from "./reading.svelte";

const TABLE: Summary = {
  id: "t",
  game: "knatsch",
  status: "closed",
  visibility: "private",
  seats: [{ name: "Anna" }, { name: "Ben" }],
  seq: 9,
  changed: 0,
  commitment: "",
  options: {},
};
const STEP: AccountStep = { kind: "dice", entry: 3, turn: 1, player: 0, move: "", before: [0.5, 0.5], after: [1, 0] };
const REPORT = {
  format: 1,
  comparison: "same",
  compared: 60,
  players: [],
  costliest: [],
  turning_points: [0],
} as unknown as Review;

function shown(seq: number): StepShown {
  const entry: StepShown["entry"] = { type: "drawn", label: "", picks: [], text: "" };
  return { seq, number: seq, entry, sentence: `Move ${seq}.`, view: seq, task: "", turn: { number: 1, player: 0 } };
}

let page: Record<string, unknown> | null = null;
afterEach(() => {
  if (page) void unmount(page);
});

/** The findings, when so many of the game's four moves have arrived. */
function find(arrived: number, account: AccountStep[], report: Review): void {
  const steps = [2, 4, 6, 8].slice(0, arrived).map(shown);
  const reading = new Reading("t");
  reading.steps = account;
  reading.report = report;
  const events = steps.map(({ seq }) => seq);
  const found = new Marked(events, 4, reading.steps, report);
  const best = new BestMoves("t");
  const frames = framesOf(steps);
  const props = { table: TABLE, seats: TABLE.seats, frames, found, reading, best, shown: 2, show: () => undefined };
  page = mount(Findings, { target: document.body, props });
}

/** The moves that turning points lead to, when so many of the game's four moves have arrived. */
function turningPoints(arrived: number): string[] {
  find(arrived, [STEP], REPORT);
  const buttons = [...document.querySelectorAll('[aria-labelledby="reviewTurning"] button')];
  return buttons.map((one) => one.textContent ?? "");
}

it("leads to a moment only once all moves have arrived", async () => {
  await speak("en");
  await learnReview();
  expect(turningPoints(2)).toEqual([]);
  expect(document.querySelector("progress")).not.toBeNull();
  if (page) await unmount(page);
  expect(turningPoints(4)).toEqual([expect.stringContaining("Move 8.")]);
});

it("counts what leaving the game cost as given away, and praises nobody for it", async () => {
  await speak("en");
  await learnReview();
  const none = { luck: 0, start: 0.5, dice: 0, draws: 0, others: 0, drift: 0, decisions: 0, mean_loss: 0, grade: null };
  const players = [
    { ...none, loss: 0.52, result: 0 },
    { ...none, loss: 0, result: 1 },
  ];
  const end: AccountStep = { ...STEP, kind: "end", entry: 4, before: [0.52, 0.48], after: [0, 1], resigned: [0] };
  find(4, [STEP, end], { ...REPORT, players, steps: [STEP, end] } as unknown as Review);
  const said = document.body.textContent ?? "";
  expect(said).toContain("Anna resigned: that cost 52 percentage points.");
  expect(said).toContain("No decision cost a noticeable amount.");
  expect(said).not.toContain("Well played!");
  expect(said).not.toContain("Other losses");
  const figures = [...document.querySelectorAll(".figure")].map((one) => one.textContent);
  expect(figures).toEqual(["0", "52", "0", "0"]);
});
