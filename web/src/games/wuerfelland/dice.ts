// The dice as they lie: grouped by colour, and what can be done with each.
import { colourOf } from "./art/land";
import type { Colour } from "../../dice/Sign.svelte";
import type {
  WuerfellandAction as Action,
  WuerfellandColourProgress,
  WuerfellandTarget as Target,
  WuerfellandView as View,
} from "../../wire/types";
import { offersOf, type Odds, type Offer } from "../moves";

export interface Group {
  colour: Colour;
  count: number;
}

/** Groups the dice by colour, in the order the server lists them. */
export function groupsOf(letters: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const letter of letters) {
    const colour = colourOf(letter);
    const known = groups.find((group) => group.colour === colour);
    if (known) known.count += 1;
    else if (colour) groups.push({ colour, count: 1 });
  }
  return groups;
}

/** The colour with the most dice; null before there are any. */
export function mostOf(letters: readonly string[]): Colour | null {
  return groupsOf(letters).sort((a, b) => b.count - a.count)[0]?.colour ?? null;
}

/** Whether this many dice of a colour can be used on a land now; any more would be overrolled. */
export function fits(progress: readonly WuerfellandColourProgress[], { colour, count }: Group): boolean {
  return count <= (progress.find((one) => one.colour === colour)?.room ?? 0);
}

/** The action that chooses a colour for good, where that is on offer. */
export function choiceOf(actions: readonly Offer<Action>[], colour: Colour): Offer<Action> | undefined {
  return offersOf(actions, "choose").find(({ action }) => action.colour === colour);
}

/** The chance of ending with a number of dice by rolling on from these. */
export interface Prospect {
  count: number;
  chance: number;
}

/** The chances of ending a turn in this colour with each exact number of dice, playing for that number; numbers already
 * certain are left out. */
export function prospects(odds: Odds<Target>, colour: Colour): Prospect[] {
  return odds.targets
    .flatMap(({ target, chance }) =>
      target.type === "dice" && target.colour === colour && !target.at_least && chance !== 1
        ? [{ count: target.count, chance }]
        : [],
    )
    .sort((a, b) => a.count - b.count);
}

/** The chance that the next roll brings no die of this colour. */
export function missing(odds: Odds<Target>, colour: Colour): number | undefined {
  return odds.targets.find(({ target }) => target.type === "miss" && target.colour === colour)?.chance;
}

/** The chance that the next roll brings more dice of a colour: only while a colour is being chosen. Null while it is being
 * computed, undefined if there is none. */
export function chanceOfMore(
  view: View,
  odds: Odds<Target> | null | undefined,
  colour: Colour,
): number | null | undefined {
  if (odds === undefined || view.phase !== "choose") return undefined;
  const miss = odds && missing(odds, colour);
  return miss === null || miss === undefined ? null : 1 - miss;
}
