import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Talk } from "./talk.svelte";

const talk = (): Talk =>
  new Talk(
    () => true,
    () => undefined,
  );
const shown = ({ bubbles }: Talk): string[] => bubbles.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<i data-panel="0"></i><i data-panel="1"></i>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

it("shows one lead at a time, whoever takes it", () => {
  const table = talk();
  table.show(0, "Birgit leads", "lead");
  vi.advanceTimersByTime(3000);
  table.show(1, "Konrad leads", "lead");
  expect(shown(table)).toEqual(["Konrad leads"]);
  vi.advanceTimersByTime(3000);
  expect(shown(table)).toEqual(["Konrad leads"]);
  vi.advanceTimersByTime(3000);
  expect(shown(table)).toEqual([]);
});

it("lets everybody speak, each one thing at a time, also while somebody takes the lead", () => {
  const table = talk();
  table.show(0, "Hello", "said");
  table.show(1, "Good luck", "said");
  table.show(0, "Konrad leads", "lead");
  table.show(0, "Well done", "said");
  expect(shown(table)).toEqual(["Good luck", "Konrad leads", "Well done"]);
});
