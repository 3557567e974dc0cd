import type { Component } from "svelte";

/** A picture in the gallery: a component with the props that select one variant. */
export interface Picture {
  name: string;
  // Every picture has its own props; the gallery only passes them on.
  component: Component<Record<string, unknown>>;
  props?: Record<string, unknown>;
}

/** Makes a picture from a component and props that fit it. */
export function picture<P extends Record<string, unknown>>(name: string, component: Component<P>, props: P): Picture {
  return { name, component: component as unknown as Picture["component"], props };
}
