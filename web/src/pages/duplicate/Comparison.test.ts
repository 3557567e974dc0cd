import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Duplicate, GroupComparison } from "../../wire/types";
import { learnDuplicate, speak } from "../../words/words.svelte";
import Comparison from "./Comparison.svelte";

/** A race that both lost in second place: only what they reached tells them apart. */
const RACE: GroupComparison = {
  scored: false,
  coloured: false,
  seats: [
    {
      seat: 0,
      mean: 3,
      tables: [
        { table: 2, seat: { name: "Ben" }, points: 4, place: 2, rank: 1, difference: 1 },
        { table: 1, seat: { name: "Anna", program: true }, points: 2, place: 2, rank: 2, difference: -1 },
      ],
    },
  ],
  rolls: Array.from({ length: 20 }, () => ({ turn: 1, same: true, tables: [{ table: 1, sentence: "Seat 1 rolls." }] })),
  common: 20,
  equal: 20,
};
const GROUP = { game: "knatsch", tables: [] } as unknown as Duplicate;

it("says what decides in a race, and who is a program", async () => {
  await speak("hu");
  await learnDuplicate();
  const page = mount(Comparison, { target: document.body, props: { compared: RACE, group: GROUP } });
  const rows = [...document.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()),
  );
  expect(rows).toEqual([
    ["Rangsor", "Játékos", "Asztal", "Helyezés", "Elérte"],
    ["1.", "Ben", "2", "2.", "4"],
    ["2.", "Anna (program)", "1", "2.", "2"],
  ]);
  const about = document.querySelector("[aria-labelledby=seats] .soft")?.textContent;
  expect(about).toMatch(/„Elérte” oszlop ezeket számolja: várak, megnyert lovagi tornák és a legyőzött Király\.$/);
  expect(document.querySelector("button")?.textContent).toBe("Az összes dobás (20)");
  await unmount(page);
});

it("speaks of other rolls only if there are any", async () => {
  await speak("de");
  await learnDuplicate();
  for (const [equal, said] of [
    [20, /^Alle Würfe,.* \(20\), waren überall genau gleich\.$/],
    [19, /19 davon waren überall genau gleich\. Die anderen/],
  ] as const) {
    const page = mount(Comparison, { target: document.body, props: { compared: { ...RACE, equal }, group: GROUP } });
    expect(document.querySelector("[aria-labelledby=rolls] .soft")?.textContent?.trim()).toMatch(said);
    await unmount(page);
  }
});
