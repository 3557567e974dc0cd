// The dice as they lie: colour by colour, and what can be done with each.
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

/** Dice of one colour beside one another, in the order in which the server names them. */
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

/** Whether so many dice of a colour can be used on a land now; more are overrolled. */
export function fits(progress: readonly WuerfellandColourProgress[], { colour, count }: Group): boolean {
  return count <= (progress.find((one) => one.colour === colour)?.room ?? 0);
}

/** The action that chooses a colour for good, where that is the question. */
export function choiceOf(actions: readonly Offer<Action>[], colour: Colour): Offer<Action> | undefined {
  return offersOf(actions, "choose").find(({ action }) => action.colour === colour);
}

/** The chance of a number of dice, of rolling on from these. */
export interface Prospect {
  count: number;
  chance: number;
}

/** With which chance a turn in this colour ends with exactly so many dice, if one plays for that number; what lies
 * there already needs no chance. */
export function prospects(odds: Odds<Target>, colour: Colour): Prospect[] {
  return odds.targets
    .flatMap(({ target, chance }) =>
      target.type === "dice" && target.colour === colour && !target.at_least && chance !== 1
        ? [{ count: target.count, chance }]
        : [],
    )
    .sort((a, b) => a.count - b.count);
}

/** The chance that the next roll brings no die of the colour. */
export function missing(odds: Odds<Target>, colour: Colour): number | undefined {
  return odds.targets.find(({ target }) => target.type === "miss" && target.colour === colour)?.chance;
}
