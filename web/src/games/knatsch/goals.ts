// How close a player is to winning.
import type { KnatschGoalView as Goal } from "../../wire/types";

/** Cards still missing for a goal. */
export function missing(goal: Goal): number {
  return (
    goal.castles_needed -
    goal.castles +
    goal.tournaments_needed -
    goal.tournaments +
    (goal.king_needed && !goal.king ? 1 : 0)
  );
}

export type Token = "castle" | "king" | "tournament";

/** A goal as a row of items, some owned and some missing. */
export function tokens(goal: Goal): { thing: Token; has: boolean }[] {
  const row = (thing: Token, needed: number, had: number) =>
    Array.from({ length: needed }, (_, at) => ({ thing, has: at < had }));
  return [
    ...row("castle", goal.castles_needed, goal.castles),
    ...row("king", goal.king_needed ? 1 : 0, goal.king ? 1 : 0),
    ...row("tournament", goal.tournaments_needed, goal.tournaments),
  ];
}
