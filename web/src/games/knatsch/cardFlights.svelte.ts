// Cards won or given up travel to their new place once the last dice have come to rest.
import { untrack } from "svelte";
import type { KnatschCardView as CardView, KnatschView as View } from "../../wire/types";
import { Flights } from "../flights.svelte";
import { CARDS } from "./art";
import { travels, type Place, type Travel } from "./travels";

const REST_MS = 550;

/** The flights of a table's cards: call it while the table is being set up. */
export function cardFlights(now: () => { view: View; jumped: boolean; table: HTMLElement | undefined }): Flights {
  const flights = new Flights();
  let shown = untrack(now).view;
  let leaving: { travel: Travel; from: DOMRect }[] = [];
  $effect.pre(() => {
    const { view } = now();
    untrack(() => {
      const { jumped, table } = now();
      leaving = (jumped ? [] : travels(shown, view)).flatMap((travel) => {
        const from = find(table, travel.from, travel.card)?.getBoundingClientRect();
        return from ? [{ travel, from }] : [];
      });
    });
  });
  $effect(() => {
    const { view } = now();
    untrack(() => {
      const { jumped, table } = now();
      shown = view;
      const started = leaving.flatMap(({ travel: { card, to }, from }) => {
        const target = find(table, to, card);
        const picture = CARDS[card.sort ?? card.type];
        if (!target || !picture) return [];
        const landing = { to: target.getBoundingClientRect(), target: "seat" in to ? target : undefined };
        return [{ picture: picture.component, props: picture.props, from, ...landing, delay: REST_MS }];
      });
      if (started.length) flights.start(started);
      else if (jumped) flights.skip();
    });
  });
  return flights;
}

function find(table: HTMLElement | undefined, place: Place, card: CardView): HTMLElement | null {
  // Tournaments are alike: a realm shows them as one card.
  const name = card.type === "tournament" ? card.type : card.name;
  const within = "seat" in place ? `[data-realm="${place.seat}"] [data-card="${name}"]` : `[data-pile="${place.pile}"]`;
  return table?.querySelector<HTMLElement>(within) ?? null;
}
