// What the line above the table tells of the last moves.
import { withDice } from "../../dice/faces";
import type { NarratedEvent } from "../../wire/types";

/**
 * The event worth telling now. A card that is only turned up does not displace what somebody did. When it is my turn
 * (`mine` has my seats), it is what the others gained since I last did something, rather than what came after it.
 */
export function retold(
  events: readonly NarratedEvent[],
  mine: readonly number[],
  myTurn: boolean,
): NarratedEvent | undefined {
  const told = events.filter((one) => one.sentence);
  const last = told.findLast(isDone) ?? told.at(-1);
  if (!myTurn) return last;
  const since = told.slice(told.findLastIndex((one) => isBy(one, mine)) + 1);
  return since.findLast(({ gains = {} }) => Object.keys(gains).length > 0) ?? since.findLast(isDone) ?? last;
}

/** Whether somebody acted or rolled, rather than a card being turned up. */
function isDone(told: NarratedEvent): boolean {
  return told.action !== undefined || withDice(told) || told.event.type !== "played";
}

/** Whether one of these seats acted, or rolled in its own turn. */
function isBy({ event, turn, outcome }: NarratedEvent, seats: readonly number[]): boolean {
  if (event.type !== "played") return false;
  if ("seat" in event.entry) return seats.includes(event.entry.seat);
  return withDice({ outcome }) && seats.includes(turn?.player ?? -1);
}

/** How many letters of a name are left where there is little room, and then less. */
const LETTERS = [9, 6, 3];

/** A sentence, and shorter and shorter versions of it: first of the names, then without its beginning. */
export function shorterAndShorter(sentence: string, names: readonly string[]): string[] {
  const named = LETTERS.map((letters) => withShortNames(sentence, names, letters));
  const words = (named.at(-1) ?? "").match(/\S+/g) ?? [];
  const ends = words.slice(1).map((_, at) => `… ${words.slice(at + 1).join(" ")}`);
  return [...new Set([sentence, ...named, ...ends])];
}

function withShortNames(sentence: string, names: readonly string[], letters: number): string {
  return names
    .filter((name) => name.length > letters + 1)
    .reduce((text, name) => text.replaceAll(name, `${name.slice(0, letters)}…`), sentence);
}
