import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "../words/words.svelte";
import { closeExplanation, explain, explained, pressElsewhere, toggleExplanation } from "./sheet.svelte";
import { spokenSubject } from "./subject";
import { forPlayers, whyNot } from "./why";

beforeAll(async () => {
  await speak("en");
  await learn("knatsch");
});

describe("why something cannot be chosen", () => {
  const seats = [{ name: "Anna" }, { name: "Ben" }];
  const refusal = { key: "kn-refusal-guarded", args: { seat: "P2", sort: { key: "kn-red" } } };

  it("is the rules' refusal, with names instead of seats", () => {
    expect(whyNot(refusal, { seats, mine: [0], decides: 0 })).toBe("That card of Ben’s is guarded: red castle.");
  });

  it("is that others decide, or nobody", () => {
    expect(whyNot(refusal, { seats, mine: [0], decides: 1 })).toBe("It is Ben’s turn.");
    expect(whyNot(refusal, { seats, mine: [0], decides: null })).toBe("The game is over.");
  });

  it("is of no interest to somebody who only looks", () => {
    const chosen = { missing: "It is Anna’s turn.", ready: undefined };
    expect(forPlayers({ mine: [] }, chosen)).toEqual({});
    expect(forPlayers({ mine: [1] }, chosen)).toBe(chosen);
  });

  it("is nothing if the reader may choose it", () => {
    expect(whyNot(null, { seats, mine: [0, 1], decides: 1 })).toBeUndefined();
  });
});

describe("an explanation", () => {
  it("is read out in sentences, without what is still being computed", () => {
    const facts = [
      { label: "Points", value: "4" },
      { label: "Chance", value: null },
    ];
    const subject = { title: "Dwarf", about: ["He likes ones."], facts, missing: "No die shows 1." };
    expect(spokenSubject(subject)).toBe("Dwarf. He likes ones. Points: 4. No die shows 1.");
  });

  const one = document.createElement("button");
  const other = document.createElement("button");
  const subject = () => ({ title: "Card", about: [] });

  it("is the only one on the page", () => {
    explain(one, subject, "press");
    explain(other, subject, "press");
    expect(explained()?.anchor).toBe(other);
    closeExplanation(one);
    expect(explained()?.anchor).toBe(other);
    closeExplanation(other);
    expect(explained()).toBeNull();
  });

  it("closes with the press that would open it again", () => {
    toggleExplanation(one, subject);
    pressElsewhere();
    toggleExplanation(one, subject);
    expect(explained()).toBeNull();
    toggleExplanation(one, subject);
    expect(explained()?.anchor).toBe(one);
    pressElsewhere();
    toggleExplanation(other, subject);
    expect(explained()?.anchor).toBe(other);
  });
});
