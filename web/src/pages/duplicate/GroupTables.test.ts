import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Duplicate } from "../../wire/types";
import { learnDuplicate, speak } from "../../words/words.svelte";
import GroupTables from "./GroupTables.svelte";

const group: Duplicate = {
  id: "d",
  game: "knatsch",
  seats: 2,
  people: 2,
  options: {},
  level: "knight",
  commitment: "",
  deadline: 0,
  tables: [{ number: 1 }, { number: 2, status: "closed", ending: "finished", id: "t" }],
};

it.each([
  ["en", ["Play here: table 1", "Replay: table 2", "Review: table 2", "File: table 2"]],
  ["de", ["Hier spielen: Tisch 1", "Nachspielen: Tisch 2", "Analyse: Tisch 2", "Datei: Tisch 2"]],
  ["hu", ["Itt játszom: 1. asztal", "Visszajátszás: 2. asztal", "Elemzés: 2. asztal", "Fájl: 2. asztal"]],
] as const)("names for each button the table that it belongs to: %s", async (language, names) => {
  await speak(language);
  await learnDuplicate();
  const tables = mount(GroupTables, { target: document.body, props: { group, join: () => null, busy: false } });
  const buttons = [...document.querySelectorAll(".ways .button, .ways button")];
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(names);
  await unmount(tables);
});
