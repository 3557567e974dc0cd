// Tapping fields narrows the legal crossings, until one is left.
import { colourOf } from "../../art/wuerfelland/land";
import type { Colour } from "../../dice/Sign.svelte";
import type { Offer } from "../../wire/types";

/** A legal crossing: what is sent, and the fields that it crosses. */
export interface Crossing {
  text: string;
  colour: Colour;
  fields: readonly string[];
}

/** The crossing that a notation such as `cross G c4 c5` tells, or null if it tells something else. */
export function readCrossing(text: string): Crossing | null {
  const [verb, letter = "", ...fields] = text.split(" ");
  const colour = colourOf(letter);
  return verb === "cross" && colour ? { text, colour, fields } : null;
}

/** All crossings among the legal actions. */
export function crossingsOf(actions: readonly Offer[]): Crossing[] {
  return actions.flatMap(({ text }) => readCrossing(text) ?? []);
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
