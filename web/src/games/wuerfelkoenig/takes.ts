// What can be taken now: the legal actions, by their citizen's slot.
import type {
  WuerfelkoenigAction as Action,
  WuerfelkoenigCitizen as Citizen,
  WuerfelkoenigTake,
  WuerfelkoenigView as View,
} from "../../wire/types";
import { offersOf, type Offer } from "../moves";

/** A take as the server lists it; slots count from 0. */
export interface Take extends WuerfelkoenigTake {
  text: string;
}

/** The takes among the legal actions, in the server's order: with the village first (WK3). */
export function takesOf(actions: readonly Offer<Action>[]): Take[] {
  return offersOf(actions, "take").map(({ text, action }) => ({ text, ...action }));
}

/** The slot, from 0, whose village or dragon a take involves: for a hypnotist, that of the citizen beside him (WK8). */
export function broughtSlot(take: Take): number {
  return take.slot + (take.bonus ? 1 : 0);
}

/** What a citizen adds to a kingdom: for a fairy, the gain of all fairies (WK7); for a dragon, its recipient's loss. */
export function worth(card: Citizen, fairies: number): number {
  return card.points === "fairy" ? 2 * fairies + 1 : Math.abs(card.points);
}

/** How many fairies a kingdom has. */
function fairiesOf(view: View, seat: number): number {
  return view.kingdoms[seat]?.pile.filter(({ what }) => what === "busy_fairy").length ?? 0;
}

/** The slot, from 0, that Enter takes: the citizen visibly worth most, with village and neighbour. */
export function markedSlot(view: View, takes: readonly Take[], seat: number): number | null {
  const fairies = fairiesOf(view, seat);
  const value = (take: Take): number => {
    const own = view.row[take.slot]?.card;
    const beside = take.bonus ? view.row[take.slot + 1]?.card : null;
    const village = take.village ? (view.villages[broughtSlot(take)]?.value ?? 0) : 0;
    return (own ? worth(own, fairies) : 0) + (beside ? worth(beside, fairies) : 0) + village;
  };
  const best = takes.reduce<Take | null>((a, b) => (a === null || value(b) > value(a) ? b : a), null);
  return best?.slot ?? null;
}
