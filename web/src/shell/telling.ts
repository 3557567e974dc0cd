// What an event at a table means to somebody who watches: what is heard, and how long it is shown.
import { spoken, withDice } from "../dice/faces";
import type { NarratedEvent, Position } from "../wire/types";

/** How long something is shown before the next, at normal pace. */
const SHOWN_MS = { roll: 1000, action: 1300 };

/** What a screen reader says about an event. */
export function heard(told: NarratedEvent): string {
  const { sentence = "" } = told;
  return withDice(told) ? spoken(sentence) : sentence;
}

const AROUND_THE_GAME: readonly string[] = ["said", "asked", "answered", "credited"];

/** Whether something happened in the game itself, rather than among the people around it or to their clocks. */
export function isOfTheGame({ event }: NarratedEvent): boolean {
  return !AROUND_THE_GAME.includes(event.type);
}

/** The number of the last event that was played. */
export function lastPlayed(events: readonly NarratedEvent[]): number | undefined {
  return latestPlayed(events)?.seq;
}

/** Whether what is to be done now follows from what I did: in a turn of mine; before the first turn, after a move of mine
 * or because I began the game. */
export function followsFromMine({ own = {} }: Position, events: readonly NarratedEvent[]): boolean {
  const last = latestPlayed(events);
  const whose = last?.turn?.player ?? moverOf(last);
  return whose === null ? own.hosting === true : (own.seats?.includes(whose) ?? false);
}

function latestPlayed(events: readonly NarratedEvent[]): NarratedEvent | undefined {
  return events.findLast(({ event }) => event.type === "played");
}

function moverOf(told: NarratedEvent | undefined): number | null {
  return told?.event.type === "played" && "seat" in told.event.entry ? told.event.entry.seat : null;
}

/** Whether dice were rolled or cards drawn. */
export function isRoll({ event }: NarratedEvent): boolean {
  return event.type === "played" && event.entry.type === "drawn";
}

/** How long events are shown: my own moves not at all; those of others long enough to be understood. */
export function shownFor(events: readonly NarratedEvent[], mine: readonly number[]): number {
  const times = events.map((told) => {
    const { event } = told;
    if (event.type !== "played") return 0;
    if (isRoll(told)) return SHOWN_MS.roll;
    return "seat" in event.entry && mine.includes(event.entry.seat) ? 0 : SHOWN_MS.action;
  });
  return Math.max(0, ...times);
}

/** Whether a bot moves next, which it does at once. */
export function isBotsTurn(position: Position | undefined): boolean {
  const due = position?.table.due;
  return due != null && position?.table.seats[due]?.bot != null;
}
