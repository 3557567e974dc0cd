// What an explanation says about a thing, as plain data: each game makes these from its view.
import type { Component } from "svelte";

/** A picture of anything: a component, with the props that select what it shows. */
export interface Picture {
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

/** Something known about the thing. */
export interface Fact {
  label: string;
  /** Null while it is still being computed: its place is kept. */
  value: string | null;
  picture?: Picture;
}

/** A thing that belongs to it, such as a card in a kingdom. */
export interface Item {
  name: string;
  picture: Picture;
  /** A few words or a number. */
  note?: string | undefined;
  /** What can be done with it now. */
  act?: Act | undefined;
}

/** Something that can be done now. */
interface Act {
  label: string;
  /** The accessible name, where the label alone is not enough. */
  spoken?: string;
  run: () => void;
}

export interface Subject {
  title: string;
  picture?: Picture | undefined;
  /** What it is or does, in whole sentences. */
  about: readonly string[];
  facts?: readonly Fact[];
  /** Why it cannot be chosen now. */
  missing?: string | undefined;
  /** What can be done with it now. */
  ready?: string | undefined;
  items?: readonly Item[];
}

/** A picture with props that fit it. */
export function pictureOf<P extends Record<string, unknown>>(component: Component<P>, props: P): Picture {
  return { component: component as unknown as Picture["component"], props };
}

/** An explanation as it is read aloud. */
export function spokenSubject({ title, about, facts = [], missing, ready, items = [] }: Subject): string {
  const known = facts.flatMap(({ label, value }) => (value === null ? [] : [`${label}: ${value}`]));
  const listed = items.map(({ name, note }) => (note ? `${name}, ${note}` : name));
  return [title, ...about, ...known, missing, ready, ...listed].filter(Boolean).map(asSentence).join(" ");
}

function asSentence(text: string | undefined): string {
  return /[.!?]$/.test(text ?? "") ? (text ?? "") : `${text}.`;
}
