// Where a review's findings lie in the game: steps of the account, entries of the game file and events of the table.
import type { AccountStep, Review } from "../../wire/types";

/** Every seat's chance to win. */
type SeatChances = AccountStep["after"];

/** Until the report says how exact the chances are: what costs less may be no mistake. */
export const COSTLY = 0.02;

export class Marked {
  readonly #entries: Map<number, number>;
  readonly #steps: Map<number, AccountStep>;
  /** Everybody's chance after each entry, as far as it is computed. */
  readonly chances: readonly SeatChances[];
  /** The same as a curve: it begins before the start player is drawn. */
  readonly course: readonly SeatChances[];
  /** The entries of the turning points. */
  readonly turningPoints: readonly number[];
  /** Whether all moves have arrived, so that every step has its event. */
  readonly complete: boolean;

  constructor(
    /** The event of each entry, as far as they have arrived. */
    readonly events: readonly number[],
    /** How many entries the game has. */
    readonly entries: number,
    readonly steps: readonly AccountStep[],
    report: Review | null,
  ) {
    this.#entries = new Map(events.map((event, entry) => [event, entry]));
    this.#steps = new Map(steps.map((step) => [step.entry, step]));
    this.complete = events.length >= entries;
    this.chances = chancesOf(steps, entries);
    this.course = this.chances.map((chances, entry) => (entry === 0 ? (steps[0]?.before ?? chances) : chances));
    this.turningPoints = (report?.turning_points ?? []).flatMap((number) => steps[number]?.entry ?? []);
  }

  /** The entry of an event. */
  entryOf(event: number): number {
    return this.#entries.get(event) ?? 0;
  }

  /** The step of an event; undefined for what was taken back, or is not computed yet. */
  stepOf(event: number): AccountStep | undefined {
    const entry = this.#entries.get(event);
    return entry === undefined ? undefined : this.#steps.get(entry);
  }

  /** The event of a step, or 0 if it has not arrived yet; the end belongs to the last one. */
  eventOf(step: AccountStep): number {
    return this.events[Math.min(step.entry, this.entries - 1)] ?? 0;
  }
}

/** What was taken back, and comings and goings, change nobody's chance. The end, which is no entry, is the last one's. */
function chancesOf(steps: readonly AccountStep[], entries: number): SeatChances[] {
  const found: SeatChances[] = [];
  for (const { entry, before, after } of steps) {
    while (found.length < Math.min(entry, entries)) found.push(found.at(-1) ?? before);
    found[Math.min(entry, entries - 1)] = after;
  }
  return found;
}
