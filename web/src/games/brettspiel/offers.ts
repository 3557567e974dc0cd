// The legal actions by what they act on: a citizen, a field of the map, something to steal.
import type { BrettspielAction as Action, BrettspielPair as Pair } from "../../wire/types";
import { offersOf, type Offer } from "../moves";

/** A way to take a citizen: the pairs of cards to discard. */
export interface Way {
  text: string;
  pairs: readonly Pair[];
}
export interface OnField {
  text: string;
  type: "place" | "tame" | "bully";
  field: string;
  /** The seat that must give up its dragon fire (BR9). */
  fireOf: number | null;
}
export interface Theft {
  text: string;
  owner: number;
  /** A joker, named by its face, or a gem. */
  loot: { joker: string } | { gem: "gold" | "white" };
}
type Actions = readonly Offer<Action>[];

/** The ways to take the citizen of a stack (from 1): without cards first, then the cheapest. */
export function waysToTake(actions: Actions, stack: number): Way[] {
  return offersOf(actions, "take")
    .filter(({ action }) => action.stack === stack - 1)
    .map(({ text, action: { pairs } }) => ({ text, pairs }))
    .sort((a, b) => a.pairs.length - b.pairs.length || superjokers(a) - superjokers(b));
}

function superjokers({ pairs }: Way): number {
  return pairs.reduce((sum, pair) => sum + pair.superjokers, 0);
}

/** Taking the citizen of a stack (from 1) face down, if that is all that is left. */
export function alarm(actions: Actions, stack: number): string | undefined {
  return offersOf(actions, "alarm").find(({ action }) => action.stack === stack - 1)?.text;
}

/** What can be done on the map's fields now. */
export function onFields(actions: Actions): OnField[] {
  return actions.flatMap(({ text, action }): OnField[] => {
    if (action.type === "place") return [{ text, type: action.type, field: action.field, fireOf: action.fire_of }];
    if (action.type !== "tame" && action.type !== "bully") return [];
    return [{ text, type: action.type, field: action.field, fireOf: null }];
  });
}

/** The fields among these spots, each once. */
export function fieldsOf(spots: readonly OnField[]): ReadonlySet<string> {
  return new Set(spots.map(({ field }) => field));
}

/** What can be stolen now. */
export function thefts(actions: Actions): Theft[] {
  return actions.flatMap(({ text, action }): Theft[] => {
    if (action.type === "steal_card") return [{ text, owner: action.owner, loot: { joker: action.joker } }];
    return action.type === "steal_gem" ? [{ text, owner: action.owner, loot: { gem: action.gem } }] : [];
  });
}

/** The citizen (from 1) that Enter takes: the hardest to get of those the dice win over. */
export function best(actions: Actions): number | undefined {
  return [5, 4, 3, 2, 1].find((stack) => waysToTake(actions, stack).some(({ pairs }) => !pairs.length));
}
