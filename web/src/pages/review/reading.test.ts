import { expect, it, vi } from "vitest";
import * as api from "../../shell/api";
import type { AccountStep, Review, ReviewPart } from "../../wire/types";
import { Reading } from "./reading.svelte";

const STEP: AccountStep = { kind: "dice", entry: 0, turn: 1, player: 0, move: "", before: [], after: [] };
const REPORT = { format: 1 } as Review;

/** A server that answers in this order, and what it was asked for. */
function answers(...parts: (ReviewPart | Error)[]): number[] {
  const asked: number[] = [];
  vi.spyOn(api, "review").mockImplementation((_id, from) => {
    asked.push(from);
    const next = parts.shift();
    return next instanceof Error ? Promise.reject(next) : next ? Promise.resolve(next) : new Promise(() => undefined);
  });
  return asked;
}

it("asks for what is new until there is a report", async () => {
  const asked = answers(
    { steps: [STEP, STEP], report: null },
    { steps: [], report: null },
    { steps: [STEP], report: REPORT },
  );
  const reading = new Reading("t");
  reading.begin();
  await vi.waitFor(() => expect(reading.report).not.toBeNull());
  expect(asked).toEqual([0, 2, 2]);
  expect(reading.steps).toHaveLength(3);
  expect(reading.report).toEqual({ ...REPORT, steps: reading.steps });
});

it("says why there is no review, and whether it is worth asking again", async () => {
  answers(new api.Refused(409, "review-no-network", "No."), new api.Refused(503, "server-busy", "Later."));
  const reading = new Reading("t");
  reading.begin();
  await vi.waitFor(() => expect(reading.trouble).toEqual({ key: "review-no-network", sentence: "No.", passes: false }));
  reading.begin();
  expect(reading.trouble).toBeNull();
  await vi.waitFor(() => expect(reading.trouble?.passes).toBe(true));
});

it("stops asking when the page is left", async () => {
  const asked = answers({ steps: [STEP], report: null });
  const reading = new Reading("t");
  reading.begin();
  reading.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([0]);
  expect([reading.steps, reading.trouble]).toEqual([[], null]);
});
