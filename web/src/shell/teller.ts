// Tells what is being shown at a table: to a screen reader, in notes that stay visible for a while, and with sounds.
import type { NarratedEvent, Position } from "../wire/types";
import { resultOf } from "../words/result";
import { taskOf } from "../words/task";
import { t } from "../words/words.svelte";
import { announce } from "./announce.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { heard, isOfTheGame, isRoll } from "./telling";
import { toast } from "./toasts.svelte";

/** Shows what somebody says at their place; false if there is none to show it. */
export type Hear = (seat: number, words: string) => boolean;

export class Teller {
  /** What was said last about whose turn it is. */
  #task = "";
  readonly #hear: Hear;

  constructor(hear: Hear) {
    this.#hear = hear;
  }

  /** Tells events and the position after them; `events` are all that have been shown, these included. */
  tell(position: Position, latest: readonly NarratedEvent[], events: readonly NarratedEvent[]): void {
    for (const told of latest) this.#tell(told, position, events);
    if (position.task && latest.some(isOfTheGame)) this.#tellTask(position);
    if (latest.some(({ event }) => event.type === "closed")) announce(resultOf(position.table));
    if (latest.some(isRoll)) play("roll");
  }

  /** My task is said after every event; that somebody else is on turn, once. */
  #tellTask(position: Position): void {
    const { due } = position.table;
    const task = taskOf(position);
    if (task !== this.#task || (due != null && position.own?.seats?.includes(due))) announce(task);
    this.#task = task;
  }

  /** A screen reader announces every event; what people say also stays visible for a while, whatever happens next. */
  #tell(told: NarratedEvent, { table, own }: Position, events: readonly NarratedEvent[]): void {
    const { event } = told;
    if (event.type === "said") {
      if (!settings.talk && !own?.seats?.includes(event.seat)) return;
      const message = { key: `message-${event.message}` };
      const line = t("web-said", { name: table.seats[event.seat]?.name ?? "", message });
      if (this.#hear(event.seat, t(message.key))) announce(line);
      else toast(line);
    } else if (event.type === "answered" && !event.yes) {
      const asked = events.findLast((one) => one.event.type === "asked" && one.seq < told.seq)?.event;
      const said = asked?.type === "asked" && asked.seat === event.seat ? "web-withdraws" : "web-declines";
      if (!own?.seats?.includes(event.seat)) toast(t(said, { name: table.seats[event.seat]?.name ?? "" }));
    } else announce(heard(told));
  }
}
