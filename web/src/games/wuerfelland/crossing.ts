// Tapping fields narrows the legal crossings, until one is left.
import type { WuerfellandAction as Action, WuerfellandCross } from "../../wire/types";
import { offersOf, type Offer } from "../moves";

/** A legal crossing: what is sent, and the fields that it crosses. */
export interface Crossing extends WuerfellandCross {
  text: string;
}

/** All crossings among the legal actions. */
export function crossingsOf(actions: readonly Offer<Action>[]): Crossing[] {
  return offersOf(actions, "cross").map(({ text, action }) => ({ text, ...action }));
}

/** How far a choice of fields is. */
export interface Narrowed {
  /** Crossings that have all the fields tapped. */
  left: readonly Crossing[];
  /** Fields that can still be added. */
  open: ReadonlySet<string>;
  /** The one crossing that it must be, with all its fields; null while there are several. */
  settled: Crossing | null;
}

/** What is left of the crossings once these fields are tapped. */
export function narrow(crossings: readonly Crossing[], tapped: readonly string[]): Narrowed {
  const left = crossings.filter(({ fields }) => tapped.every((name) => fields.includes(name)));
  const open = new Set(left.flatMap(({ fields }) => fields));
  for (const name of tapped) open.delete(name);
  return { left, open, settled: left.length === 1 ? (left[0] ?? null) : null };
}

/**
 * The fields tapped after one more tap. What was tapped is let go; what fits is added, also where it was filled in
 * already; what belongs to another crossing begins anew, because whoever taps it has changed his mind.
 */
export function tap(crossings: readonly Crossing[], tapped: readonly string[], name: string): string[] {
  if (tapped.includes(name)) return tapped.filter((other) => other !== name);
  if (narrow(crossings, tapped).open.has(name)) return [...tapped, name];
  return crossings.some(({ fields }) => fields.includes(name)) ? [name] : [...tapped];
}
