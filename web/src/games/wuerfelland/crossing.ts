// Tapping fields narrows the legal crossings until one is left.
import type { Colour } from "../../dice/Sign.svelte";
import type { WuerfellandAction as Action, WuerfellandCross } from "../../wire/types";
import { actionsIn, offersOf, type Offer, type Told } from "../moves";

/** A legal crossing: the text to send, and the fields it crosses. */
export interface Crossing extends WuerfellandCross {
  text: string;
}

/** All crossings among the legal actions. */
export function crossingsOf(actions: readonly Offer<Action>[]): Crossing[] {
  return offersOf(actions, "cross").map(({ text, action }) => ({ text, ...action }));
}

/** The colours of these crossings, each once. */
export function coloursOf(crossings: readonly Crossing[]): Colour[] {
  return [...new Set(crossings.map(({ colour }) => colour))];
}

/** The state of a choice of fields. */
export interface Narrowed {
  /** Crossings that include all the tapped fields. */
  left: readonly Crossing[];
  /** Fields that can still be added. */
  open: ReadonlySet<string>;
  /** The only remaining crossing, with all its fields; null while there are several. */
  settled: Crossing | null;
}

/** The crossings that remain once these fields are tapped. */
export function narrow(crossings: readonly Crossing[], tapped: readonly string[]): Narrowed {
  const left = crossings.filter(({ fields }) => tapped.every((name) => fields.includes(name)));
  const open = new Set(left.flatMap(({ fields }) => fields));
  for (const name of tapped) open.delete(name);
  return { left, open, settled: left.length === 1 ? (left[0] ?? null) : null };
}

/**
 * The tapped fields after one more tap. A tapped field is released; one that fits is added, even if it was already
 * filled in; one that belongs to another crossing starts over, because the player has changed their mind.
 */
export function tap(crossings: readonly Crossing[], tapped: readonly string[], name: string): string[] {
  if (tapped.includes(name)) return tapped.filter((other) => other !== name);
  if (narrow(crossings, tapped).open.has(name)) return [...tapped, name];
  return crossings.some(({ fields }) => fields.includes(name)) ? [name] : [...tapped];
}

/** The fields that have just been crossed, by seat. */
export function freshFields(latest: readonly Told<Action, unknown>[]): Record<number, readonly string[]> {
  const crossed = actionsIn(latest).flatMap(({ seat, action }) =>
    action.type === "cross" ? [[seat, action.fields] as const] : [],
  );
  return Object.fromEntries(crossed);
}
