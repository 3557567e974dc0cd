// The dice of an attempt that has just ended: the server goes on at once, but people want to see the last roll.
import type { KnatschAttemptView as Attempt, KnatschView as View, NarratedEvent } from "../../wire/types";
import { beats, MISS, rankOf } from "./rank";

/** How the dice lay when the attempt of the earlier view ended; null if it goes on, or nobody rolled. */
export function aftermath(before: View | null, latest: readonly NarratedEvent[], after: View): Attempt | null {
  const began = before?.attempt;
  if (!before || !began || goesOn(before, after)) return null;
  const label = `turn ${before.turn} attempt ${began.number} P${began.roller + 1} roll `;
  let attempt: Attempt = began;
  let ended = false;
  for (const { event } of latest) {
    if (event.type !== "played") continue;
    const { entry } = event;
    if (entry.type === "drawn" && entry.label.startsWith(label)) {
      attempt = rolled(attempt, read(entry.text));
      ended = true;
    } else if (entry.type === "moved" && entry.seat === began.roller && entry.text.startsWith("keep"))
      attempt = { ...attempt, live: read(entry.text.slice(5)) };
    else if (entry.type === "moved") {
      ended ||= entry.text === "stop" && entry.seat === began.roller;
      break;
    }
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

function read(text: string): number[] {
  return text.split(" ").map(Number).filter(Boolean);
}
