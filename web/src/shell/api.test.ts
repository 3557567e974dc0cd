import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { odds, Refused } from "./api";

let answers: number[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: answers[asked++] ?? 200 })));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks for odds again while the server has too much to do", async () => {
  answers = [429, 503, 200];
  const found = odds("t", new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(await found).toEqual({});
  expect(asked).toBe(3);
});

it("does not ask for ever", async () => {
  answers = [429, 429, 429, 200];
  const found = odds("t", new AbortController().signal).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await found).toBeInstanceOf(Refused);
  expect(asked).toBe(3);
});

it("does not ask again what was refused for another reason, or what nobody wants to know any more", async () => {
  answers = [409];
  await expect(odds("t", new AbortController().signal)).rejects.toBeInstanceOf(Refused);
  answers = [429, 429];
  const asking = new AbortController();
  const found = odds("t", asking.signal).catch(() => "nothing");
  await vi.advanceTimersByTimeAsync(10);
  asking.abort();
  await vi.runAllTimersAsync();
  expect(await found).toBe("nothing");
  expect(asked).toBe(2);
});
