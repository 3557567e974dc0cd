// Setting guards by tapping cards: all of them stand anew with one action.
import type { Offer } from "../../wire/types";

/** All sorts of cards in the order of the notation: colours, then kinds. */
const SORTS = [
  ...["red", "blue", "green", "yellow", "white", "black"],
  ...["die1", "die2", "die3", "die4", "die5"],
  ...["catapult", "champion", "stack", "guard_castle", "guard_special", "treason", "protection"],
];

/** The notation of guarding these cards. */
export function guardText(sorts: readonly string[]): string {
  return `guard ${[...sorts].sort((a, b) => SORTS.indexOf(a) - SORTS.indexOf(b)).join(" ") || "-"}`;
}

/** The ways in which guards can stand: those that are offered, and as they stand now. */
export function settings(actions: readonly Offer[], now: readonly string[]): Set<string> {
  return new Set([...actions.filter(({ kind }) => kind === "guard").map(({ text }) => text), guardText(now)]);
}

/** The cards on which a guard could stand. */
export function guardable(ways: ReadonlySet<string>): Set<string> {
  return new Set([...ways].flatMap((way) => way.split(" ").slice(1)).filter((sort) => sort !== "-"));
}

/** Puts a guard on a card, or takes it away. Where no guard is left the one who has stood longest comes over. */
export function toggle(chosen: readonly string[], sort: string, ways: ReadonlySet<string>): string[] {
  if (chosen.includes(sort)) return chosen.filter((one) => one !== sort);
  const tries = [[...chosen, sort], ...chosen.map((_, at) => [...chosen.slice(0, at), ...chosen.slice(at + 1), sort])];
  return tries.find((one) => ways.has(guardText(one))) ?? [...chosen];
}
