import { expect, it } from "vitest";
import { learn, speak } from "../../words/words.svelte";
import { aside, type Reading } from "./explain";

const reading = (mine: number[]): Reading =>
  ({
    view: { active: 0, miss: null, lands: [{ colours: [] }, { colours: [{ colour: "red", room: 4 }] }] },
    seats: [{ name: "Lawrence" }, { name: "Anna" }],
    mine,
    decides: 1,
  }) as unknown as Reading;

it("explains the dice set aside as the active player's, of which the others can use none", async () => {
  await speak("en");
  await learn("wuerfelland");
  const { about, facts } = aside(reading([1]), 1, "red", 4);
  expect(about).toEqual(["These dice are Lawrence’s. Everybody else may use one of the other colours."]);
  expect(facts).toEqual([]);
  expect(aside(reading([0]), 0, "red", 4).about[0]).toContain("Each of these dice crosses one field.");
});
