// The dice as they lie: grouped by colour, and what can be done with each.
import { colourOf } from "./art/land";
import type { Colour } from "../../dice/Sign.svelte";
import type {
  WuerfellandAction as Action,
  WuerfellandColourProgress,
  WuerfellandTarget as Target,
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
