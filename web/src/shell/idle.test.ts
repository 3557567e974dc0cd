import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadWhenIdle } from "./idle";

let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => waiting.push(run));
  vi.stubGlobal("cancelIdleCallback", (asked: number) => (waiting[asked - 1] = () => undefined));
});
afterEach(() => vi.unstubAllGlobals());

/** Lets the page be idle once, until what began then is done. */
async function idle(): Promise<void> {
  waiting.at(-1)?.();
  await vi.waitFor(() => undefined);
}

it("loads one piece whenever the page is idle, and goes on after one that does not arrive", async () => {
  const pieces = [vi.fn(() => Promise.reject(new Error("away"))), vi.fn(() => Promise.resolve())];
  loadWhenIdle(pieces);
  expect(pieces.map((one) => one.mock.calls.length)).toEqual([0, 0]);
  await idle();
  expect(pieces.map((one) => one.mock.calls.length)).toEqual([1, 0]);
  await idle();
  expect(pieces.map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

it.each([0, 1])("loads no more once it is stopped, after %i pieces", async (loaded) => {
  const pieces = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  const stop = loadWhenIdle(pieces);
  if (loaded) await idle();
  stop();
  await idle();
  expect(pieces.reduce((sum, one) => sum + one.mock.calls.length, 0)).toBe(loaded);
});
