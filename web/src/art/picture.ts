import type { Component } from "svelte";

/** A picture of the gallery: a component with the props that make it one of its kind. */
export interface Picture {
  name: string;
  // Every picture has props of its own; the gallery only passes them on.
  component: Component<Record<string, unknown>>;
  props?: Record<string, unknown>;
}

/** Makes a picture of a component and props that fit it. */
export function picture<P extends Record<string, unknown>>(name: string, component: Component<P>, props: P): Picture {
  return { name, component: component as unknown as Picture["component"], props };
}
