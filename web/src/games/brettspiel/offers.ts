// The legal actions by what a player points at: a citizen, a field of the map, something to steal.
import type { Offer } from "../../wire/types";

/** A way to take a citizen: the pairs of cards that are discarded, such as `R6+R6` or `G2+?`. */
export interface Way {
  text: string;
  pairs: string[];
}
export interface OnField {
  text: string;
  kind: "place" | "tame" | "bully";
  field: string;
  /** The seat that has to give its dragon fire (BR9). */
  fireOf: number | null;
}
export interface Theft {
  text: string;
  owner: number;
  /** A joker's face, `gold` or `white`. */
  loot: string;
}

/** The ways to take the citizen of a stack: without cards first, then those that cost least. */
export function waysToTake(actions: readonly Offer[], stack: number): Way[] {
  return actions
    .filter(({ kind, text }) => kind === "take" && text.split(" ")[1] === String(stack))
    .map(({ text }) => ({ text, pairs: text.split(" ").slice(3) }))
    .sort((a, b) => a.pairs.length - b.pairs.length || superjokers(a) - superjokers(b));
}

function superjokers({ pairs }: Way): number {
  return pairs.join("").split("?").length - 1;
}

/** Taking the citizen of a stack face down, if that is what is left. */
export function alarm(actions: readonly Offer[], stack: number): string | undefined {
  return actions.find(({ kind, text }) => kind === "alarm" && text === `alarm ${stack}`)?.text;
}

/** What can be done on fields of the map now. */
export function onFields(actions: readonly Offer[]): OnField[] {
  return actions.flatMap(({ kind, text }) => {
    if (kind !== "place" && kind !== "tame" && kind !== "bully") return [];
    const [, field = "", , giver] = text.split(" ");
    return [{ text, kind, field, fireOf: giver ? seatOf(giver) : null }];
  });
}

/** What can be stolen now. */
export function thefts(actions: readonly Offer[]): Theft[] {
  return actions.flatMap(({ kind, text }) => {
    if (kind !== "steal_card" && kind !== "steal_gem") return [];
    const [, owner = "P1", loot = ""] = text.split(" ");
    return [{ text, owner: seatOf(owner), loot }];
  });
}

function seatOf(name: string): number {
  return Number(name.slice(1)) - 1;
}

/** The citizen that Enter takes: of those that the dice win over, the one that is hardest to get. */
export function best(actions: readonly Offer[]): number | undefined {
  return [5, 4, 3, 2, 1].find((stack) => actions.some(({ text }) => text === `take ${stack}`));
}
