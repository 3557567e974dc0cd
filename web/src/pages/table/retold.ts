// What the line above the table tells of the last moves.
import { withDice } from "../../dice/faces";
import type { NarratedEvent } from "../../wire/types";

/**
 * The event worth telling now. A card that is only turned up or dealt does not displace what somebody did. When I am to
 * decide (`mine` has my seats), it is what the others gained since I last did something, rather than what came after it:
 * in my own turn. In somebody else's, as in a tournament, I answer what has happened since the dice fell.
 */
export function retold(
  events: readonly NarratedEvent[],
  mine: readonly number[],
  myTurn: boolean,
): NarratedEvent | undefined {
  const told = events.filter((one) => one.sentence);
  const last = told.findLast(isDone) ?? told.at(-1);
  if (!myTurn) return last;
  const since = told.slice(told.findLastIndex((one) => isBy(one, mine)) + 1).filter(isDone);
  const player = last?.turn?.player ?? null;
  const answers = player !== null && !mine.includes(player);
  const recent = answers ? since.slice(Math.max(0, since.findLastIndex(withDice))) : since;
  return recent.findLast(({ gains = {} }) => Object.keys(gains).length > 0) ?? since.at(-1) ?? last;
}

/** Whether somebody acted, rolled or took something back, rather than a card being turned up. */
function isDone(told: NarratedEvent): boolean {
  return withDice(told) || told.event.type !== "played" || told.event.entry.type !== "drawn";
}

/** Whether one of these seats acted, or rolled: in its own turn, or in another's, as for a treasure. */
function isBy({ event, turn, outcome }: NarratedEvent, seats: readonly number[]): boolean {
  if (event.type !== "played") return false;
  if ("seat" in event.entry) return seats.includes(event.entry.seat);
  return withDice({ outcome }) && seats.includes(rollerOf(outcome) ?? turn?.player ?? -1);
}

function rollerOf(outcome: NarratedEvent["outcome"]): number | null | undefined {
  return (outcome as { seat?: number | null } | undefined)?.seat;
}
