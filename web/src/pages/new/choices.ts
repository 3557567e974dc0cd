// What the set-up page offers, and its initial choices.
import type { Sitter } from "../../shell/seating";
import type { NewTable } from "../../wire/types";

/** Against bots, with friends by a link, or several people sharing this screen. */
export type Way = "bots" | "friends" | "here";

/** Clocks to choose from; the words are in the catalogues. */
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
  return Array.from({ length: count }, (_, seat) => {
    const chosen = before[seat];
    if (chosen) return chosen;
    if (seat === 0) return { who: "me" };
    if (way === "friends") return { who: "open" };
    if (way === "here") return { who: "here", name: name(seat + 1) };
    return { who: "bot", level: "squire" };
  });
}
