import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { Chances } from "../wire/types";
import { speak } from "../words/words.svelte";
import ChanceBar from "./ChanceBar.svelte";

const seats = [{ name: "Anna" }, { name: "Ben", bot: "king" }, { name: "Eve", resigned: true }];
let bar: Record<string, unknown> | undefined;

function show(chances: Chances): HTMLElement {
  bar = mount(ChanceBar, { target: document.body, props: { chances, seats } });
  flushSync();
  const found = document.querySelector<HTMLElement>("[role=img]");
  if (!found) throw new Error("there is no bar");
  return found;
}

afterEach(async () => {
  if (bar) await unmount(bar);
  bar = undefined;
});

const CHANCES: Chances = { seq: 7, seats: [0.3047, 0.6953, 0] };
const written = (shown: HTMLElement): string[] =>
  [...shown.querySelectorAll(".figures span")].map((one) => one.textContent?.trim().replace(/\s/g, " ") ?? "");

it("has a part for every seat, as long as its chance", async () => {
  await speak("en");
  const parts = [...show(CHANCES).querySelectorAll<HTMLElement>(".bar i")];
  expect(parts.map((part) => Number(part.style.flexGrow))).toEqual(CHANCES.seats);
});

it.each([
  ["en", "Chances to win: Anna 30%, Ben 70%, and Eve 0%.", ["30%", "70%", "0%"]],
  ["de", "Gewinnchancen: Anna 30 %, Ben 70 % und Eve 0 %.", ["30 %", "70 %", "0 %"]],
  ["hu", "Nyerési esélyek: Anna 30%, Ben 70% és Eve 0%.", ["30%", "70%", "0%"]],
] as const)("says the same to a screen reader (%s)", async (language, sentence, figures) => {
  await speak(language);
  const shown = show(CHANCES);
  expect(shown.getAttribute("aria-label")?.replace(/\s/g, " ")).toBe(sentence);
  expect(written(shown)).toEqual(figures);
});

it.each([
  ["en", "Chances to win: Anna under 1%, Ben over 99%, and Eve 0%.", ["< 1%", "> 99%", "0%"]],
  ["de", "Gewinnchancen: Anna unter 1 %, Ben über 99 % und Eve 0 %.", ["< 1 %", "> 99 %", "0 %"]],
  ["hu", "Nyerési esélyek: Anna 1% alatt, Ben 99% felett és Eve 0%.", ["< 1%", "> 99%", "0%"]],
] as const)("does not call a game decided before it is (%s)", async (language, sentence, figures) => {
  await speak(language);
  const shown = show({ seq: 7, seats: [0.002, 0.998, 0] });
  expect(shown.getAttribute("aria-label")?.replace(/\s/g, " ")).toBe(sentence);
  expect(written(shown)).toEqual(figures);
});

it("is exact at the end", async () => {
  await speak("en");
  expect(written(show({ seq: 9, seats: [0, 1, 0], over: true }))).toEqual(["0%", "100%", "0%"]);
});
