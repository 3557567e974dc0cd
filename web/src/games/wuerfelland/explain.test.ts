import { expect, it } from "vitest";
import { learn, speak } from "../../words/words.svelte";
import { aside, field, type Reading } from "./explain";

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

it("says how many dice fit only of a field that can be reached", () => {
  const red = { colour: "red", crossed: 0, fields: 9, room: 3, places: [{ free: ["a1"], begun: false }], closed: [] };
  const land = { colours: [red], crossed: [], rows: [] };
  const view = { active: 1, miss: null, lands: [land] };
  const table = { view, seats: [{ name: "Anna" }], mine: [], decides: 1 } as unknown as Reading;
  const labels = (name: string): string[] =>
    (field(table, 0, { name, kind: "colour", colour: "red" } as Parameters<typeof field>[2], false).facts ?? []).map(
      ({ label }) => label,
    );
  expect(labels("a1")).toContain("Room");
  expect(labels("b9")).not.toContain("Room");
});
