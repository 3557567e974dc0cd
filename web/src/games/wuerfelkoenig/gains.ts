// What each kingdom gained between two views, and which effects applied.
import type { WuerfelkoenigPileCard as PileCard, WuerfelkoenigView as View } from "../../wire/types";

export interface Gain {
  seat: number;
  card: PileCard;
  /** Where it lay: a slot or a village, from 0, or the penalties. */
  from: { pile: "row" | "villages"; at: number } | { pile: "penalties" };
}

/** The cards that were put on piles. None if a move was taken back, or views were skipped. */
export function gains(before: View, after: View): Gain[] {
  return after.kingdoms.flatMap(({ pile }, seat) => {
    const old = before.kingdoms[seat]?.pile ?? [];
    if (old.some(({ id }, at) => id !== pile[at]?.id)) return [];
    return pile.slice(old.length).map((card) => ({ seat, card, from: source(before, card) }));
  });
}

function source(before: View, card: PileCard): Gain["from"] {
  const village = before.villages.findIndex(({ id }) => id === card.what);
  if (village >= 0) return { pile: "villages", at: village };
  const slot = before.row.findIndex((open) => open.card?.id === card.id);
  return slot >= 0 ? { pile: "row", at: slot } : { pile: "penalties" };
}

export type Effect = { kind: "again" | "elf" | "gift" | "hypnotist" } | { kind: "fairies"; count: number };

/** The effects to point out at a seat, as they are easily overlooked: by what its kingdom gained. */
export function effects(before: View, after: View, gained: readonly Gain[], seat: number): Effect[] {
  const mine = gained.filter((gain) => gain.seat === seat);
  const has = (what: string): boolean => mine.some(({ card }) => card.what === what);
  const found: Effect[] = [];
  if (before.player === seat && has("talented_apprentice") && after.player === seat && after.phase !== "over")
    found.push({ kind: "again" });
  if (before.player !== seat && has("dragon")) found.push({ kind: "gift" });
  if (before.player === seat && has("hypnotist") && gained.length > 1) found.push({ kind: "hypnotist" });
  if (has("arrogant_elf") && after.kingdoms[seat]?.elf_on_top) found.push({ kind: "elf" });
  const count = after.kingdoms[seat]?.pile.filter(({ what }) => what === "busy_fairy").length ?? 0;
  if (has("busy_fairy") && count > 1) found.push({ kind: "fairies", count });
  return found;
}
