// Shows what changed in a new view: cards that changed hands fly to their owner, and the kingdom says what they do.
import { CITIZENS, Scoundrel, VILLAGES } from "./art";
import { pace } from "../../shell/settings.svelte";
import type { WuerfelkoenigView as View } from "../../wire/types";
import { Flights } from "../flights.svelte";
import { effects, gains, type Effect, type Gain } from "./gains";

export interface News {
  points: number;
  effects: Effect[];
}

const NEWS_MS = 2600;
const APART_MS = 160;

export class Changes {
  /** What has just happened to a kingdom, by seat. */
  news = $state.raw<Record<number, News>>({});
  readonly flights = new Flights();
  #shown: View;
  #leaving: { gain: Gain; from: DOMRect }[] = [];
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.#shown = view;
  }

  /** Before the table is redrawn: remembers where the departing cards lay. */
  leave(now: View, stage: HTMLElement | undefined, jumped: boolean): void {
    this.#leaving = [];
    if (now === this.#shown || jumped || pace() === 0) return; // without motion nothing is measured
    for (const gain of gains(this.#shown, now)) {
      const from = stage?.querySelector(placeOf(gain))?.getBoundingClientRect();
      if (from) this.#leaving.push({ gain, from });
    }
  }

  /** After it was redrawn: lets them fly, and says what they do. After a jump, whatever was being said is out of place. */
  arrive(now: View, stage: HTMLElement | undefined, jumped: boolean): void {
    const before = this.#shown;
    this.#shown = now;
    if (jumped) {
      this.news = {};
      this.flights.skip();
      return;
    }
    const gained = gains(before, now);
    if (gained.length === 0) return;
    // A seat that gained twice gets one notice: both entries would be the same.
    this.news = Object.fromEntries(
      gained.map(({ seat }) => [
        seat,
        {
          points: (now.kingdoms[seat]?.points ?? 0) - (before.kingdoms[seat]?.points ?? 0),
          effects: effects(before, now, gained, seat),
        },
      ]),
    );
    this.flights.start(
      this.#leaving.flatMap(({ gain, from }, at) => {
        const to = stage?.querySelector(`.seat-${gain.seat}`)?.getBoundingClientRect();
        const picture = CITIZENS[gain.card.what] ?? VILLAGES[gain.card.what] ?? Scoundrel;
        return to ? [{ picture, from, to, delay: at * APART_MS }] : [];
      }),
    );
    // The next view must neither end it early nor keep it going.
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.news = {}), NEWS_MS * Math.max(pace(), 0.6));
  }

  close(): void {
    clearTimeout(this.#fading);
  }
}

function placeOf({ from }: Gain): string {
  return from.pile === "penalties" ? '[data-from="penalties"]' : `[data-from="${from.pile} ${from.at}"]`;
}
