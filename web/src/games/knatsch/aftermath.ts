// The dice of an attempt that has just ended: the server moves on at once, but people want to see the last roll.
import type {
  KnatschAction as Action,
  KnatschAttemptView as Attempt,
  KnatschOutcome as Outcome,
  KnatschView as View,
} from "../../wire/types";
import { actionsIn, type Told } from "../moves";
import { beats, MISS, rankOf } from "./rank";

/** How the dice lay when the earlier view's attempt ended; null if it is still going, or nobody rolled. */
export function aftermath(before: View | null, latest: readonly Told<Action, Outcome>[], after: View): Attempt | null {
  const began = before?.attempt;
  if (!before || !began || goesOn(before, after)) return null;
  let attempt: Attempt = began;
  let ended = false;
  for (const told of latest) {
    const { outcome } = told;
    if (outcome?.type === "roll" && outcome.seat === began.roller) {
      attempt = rolled(attempt, outcome.dice);
      ended = true;
    }
    const [acted] = actionsIn([told]);
    if (!acted) continue;
    const { seat, action } = acted;
    // Anything that follows an action other than keeping dice belongs to another attempt.
    if (action.type !== "keep" || seat !== began.roller) {
      ended ||= action.type === "stop" && seat === began.roller;
      break;
    }
    attempt = { ...attempt, live: action.dice };
  }
  if (!ended) return null;
  const result = rankOf(attempt.live, attempt.card_dice);
  return { ...attempt, to_roll: 0, result, beaten: beats(result, attempt.to_beat) };
}

function goesOn(before: View, after: View): boolean {
  return (
    after.turn === before.turn &&
    after.attempt?.number === before.attempt?.number &&
    after.attempt?.roller === before.attempt?.roller
  );
}

function rolled(attempt: Attempt, dice: number[]): Attempt {
  const live = [...attempt.live, ...dice.filter((die) => die !== MISS)].sort();
  const dead = attempt.dead + dice.filter((die) => die === MISS).length;
  return { ...attempt, live, dead, roll: attempt.roll + 1 };
}
