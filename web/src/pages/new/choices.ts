// What the set-up page offers, and its initial choices.
import { someBot, type Sitter } from "../../shell/seating";
import type { NewTable, OptionInfo } from "../../wire/types";

/** Against bots, with friends by a link, or several people sharing this screen. */
export type Way = "bots" | "friends" | "here";

/** Clocks to choose from. */
export const CLOCKS: Record<string, NewTable["clock"]> = {
  none: null,
  quick: { type: "pace", budget: 300, increment: 10 },
  calm: { type: "pace", budget: 900, increment: 20 },
  "day-1": { type: "days", days: 1 },
  "days-3": { type: "days", days: 3 },
  "days-7": { type: "days", days: 7 },
};

/** The initial number of seats. */
export function usualSeats(allowed: readonly number[], way: Way): number {
  const wanted = way === "bots" ? 3 : 2;
  return allowed.includes(wanted) ? wanted : (allowed[0] ?? 2);
}

/** Who sits where with this many seats; seats already chosen stay as they were. */
export function sittersFor(
  way: Way,
  count: number,
  before: readonly Sitter[],
  name: (number: number) => string,
): Sitter[] {
  const sitters: Sitter[] = [];
  for (let seat = 0; seat < count; seat++) {
    const chosen = before[seat];
    if (chosen) sitters.push(chosen);
    else if (seat === 0) sitters.push({ who: "me" });
    else if (way === "friends") sitters.push({ who: "open" });
    else if (way === "here") sitters.push({ who: "here", name: name(seat + 1) });
    else sitters.push(botOf("squire", sitters));
  }
  return sitters;
}

/** A bot of a level, who is somebody else than those at the table. */
export function botOf(level: string, others: readonly Sitter[]): Sitter {
  const taken = others.map((one) => (one.who === "bot" ? one.character : ""));
  return { who: "bot", level, character: someBot(level, taken) };
}

type Answers = Readonly<Record<string, unknown>>;

/** The options that are asked for, given the answers so far. */
export function askedFor(all: readonly OptionInfo[], answers: Answers): OptionInfo[] {
  return all.filter(({ when }) => {
    const other = all.find((option) => option.name === when?.option);
    return !when || (answers[when.option] ?? other?.default) === when.value;
  });
}

/** What is sent: no answer to what is not asked, and the first choice where another answer calls for one. */
export function answersTo(all: readonly OptionInfo[], answers: Answers): Record<string, unknown> {
  return Object.fromEntries(
    askedFor(all, answers).flatMap((option): [string, unknown][] => {
      const answer =
        answers[option.name] ?? (option.when && option.kind === "one" ? option.choices[0]?.value : undefined);
      return answer === undefined ? [] : [[option.name, answer]];
    }),
  );
}
