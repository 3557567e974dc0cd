// Placing guards by tapping cards: one action reassigns all of them.
import type { KnatschAction as Action } from "../../wire/types";
import { offersOf, type Offer } from "../moves";

/** The guarded cards, by their sorts. */
type Posts = readonly string[];

/** Whether two assignments guard the same cards. */
export function samePosts(one: Posts, other: Posts): boolean {
  return one.length === other.length && one.every((sort) => other.includes(sort));
}

/** The possible assignments: those on offer, and the current one. */
export function settings(actions: readonly Offer<Action>[], now: Posts): Posts[] {
  return [...offersOf(actions, "guard").map(({ action }) => action.sorts), now];
}

/** The cards that could be guarded. */
export function guardable(ways: readonly Posts[]): Set<string> {
  return new Set(ways.flat());
}

/** Puts a guard on a card, or removes it. If no guard is free, the one that has stood longest moves over. */
export function toggle(chosen: Posts, sort: string, ways: readonly Posts[]): string[] {
  if (chosen.includes(sort)) return chosen.filter((one) => one !== sort);
  const tries = [[...chosen, sort], ...chosen.map((_, at) => [...chosen.toSpliced(at, 1), sort])];
  return tries.find((one) => ways.some((way) => samePosts(way, one))) ?? [...chosen];
}
