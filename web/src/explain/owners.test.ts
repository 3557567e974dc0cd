import { expect, it } from "vitest";
import { dateAndTime, speak } from "../words/words.svelte";
import { seatFacts } from "./owners";

const AWAY = { seat: 1, since: 1_000_000, declarable: 1_600_000 };

it("tells since when a player is away, and what the others can do", async () => {
  await speak("en");
  const [fact] = seatFacts({ name: "Ben", person: true, away: AWAY });
  expect(fact?.label).toBe("away");
  expect(fact?.value).toContain(`since ${dateAndTime(AWAY.since)}.`);
  expect(fact?.value).toContain(`From ${dateAndTime(AWAY.declarable)} on, the others can declare`);
  expect(fact?.value).toContain("wait, or propose ending it");
});

it("tells nothing of the kind about those who are here or have resigned, and a bot's level", async () => {
  await speak("en");
  expect(seatFacts({ name: "Ben", person: true })).toEqual([]);
  expect(seatFacts({ name: "Ben", person: true, resigned: true, away: AWAY })).toEqual([]);
  expect(seatFacts({ name: "Martin", bot: "squire" })).toHaveLength(1);
});

it("tells a time of today without its day", async () => {
  await speak("en");
  const [fact] = seatFacts({ name: "Ben", away: { seat: 1, since: Date.now(), declarable: Date.now() } });
  expect(fact?.value).toMatch(/^since \d\d:\d\d\. From \d\d:\d\d on/);
});
