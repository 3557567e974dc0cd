// Setting guards by tapping cards: all of them stand anew with one action.
import type { KnatschAction as Action } from "../../wire/types";
import { offersOf, type Offer } from "../moves";

/** The cards on which guards stand, by their sorts. */
type Posts = readonly string[];

/** Whether guards stand on the same cards. */
export function samePosts(one: Posts, other: Posts): boolean {
  return one.length === other.length && one.every((sort) => other.includes(sort));
}

/** The ways in which guards can stand: those that are offered, and as they stand now. */
export function settings(actions: readonly Offer<Action>[], now: Posts): Posts[] {
  return [...offersOf(actions, "guard").map(({ action }) => action.sorts), now];
}

/** The cards on which a guard could stand. */
export function guardable(ways: readonly Posts[]): Set<string> {
  return new Set(ways.flat());
}

/** Puts a guard on a card, or takes it away. Where no guard is left the one who has stood longest comes over. */
export function toggle(chosen: Posts, sort: string, ways: readonly Posts[]): string[] {
  if (chosen.includes(sort)) return chosen.filter((one) => one !== sort);
  const tries = [[...chosen, sort], ...chosen.map((_, at) => [...chosen.toSpliced(at, 1), sort])];
  return tries.find((one) => ways.some((way) => samePosts(way, one))) ?? [...chosen];
}
