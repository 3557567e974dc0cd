import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../../wire/types";
import { answersTo, askedFor, botOf, sittersFor } from "./choices";

const choice = (value: string | null): { value: string | null; title: string } => ({ value, title: "" });
const lay: OptionInfo = {
  name: "lay",
  title: "",
  kind: "one",
  choices: [choice(null), choice("by_hand")],
  default: null,
};
const half: OptionInfo = {
  name: "half",
  title: "",
  kind: "one",
  choices: [choice("180 5 1"), choice("0 3 2")],
  default: null,
  when: { option: "lay", value: "by_hand" },
};

describe("the options of a game", () => {
  it("are asked for only where another answer calls for them", () => {
    expect(askedFor([lay, half], {})).toEqual([lay]);
    expect(askedFor([lay, half], { lay: "by_hand" })).toEqual([lay, half]);
  });

  it("are sent only if they were asked for, and always if they are needed", () => {
    expect(answersTo([lay, half], { half: "0 3 2" })).toEqual({});
    expect(answersTo([lay, half], { lay: "by_hand" })).toEqual({ lay: "by_hand", half: "180 5 1" });
    expect(answersTo([lay, half], { lay: "by_hand", half: "0 3 2" })).toEqual({ lay: "by_hand", half: "0 3 2" });
  });
});

describe("the bots at a new table", () => {
  it("are different characters, and changing one brings somebody else", () => {
    for (let times = 0; times < 50; times++) {
      const sitters = sittersFor("bots", 6, [], String);
      const characters = sitters.map((one) => (one.who === "bot" ? one.character : one.who));
      expect(new Set(characters).size).toBe(6);
      expect(characters).not.toContain("");
      const other = botOf("squire", sitters);
      expect(characters).not.toContain(other.who === "bot" ? other.character : "");
    }
  });
});
