import type { Component } from "svelte";
import Bully from "./Bully.svelte";
import Landowner from "./Landowner.svelte";
import Merchant from "./Merchant.svelte";
import Tamer from "./Tamer.svelte";
import Thief from "./Thief.svelte";

export { default as Castle } from "./Castle.svelte";
export { default as DragonFire } from "./DragonFire.svelte";
export { default as FireShape } from "./FireShape.svelte";
export { default as Gem } from "./Gem.svelte";
export { default as GemShape } from "./GemShape.svelte";
export { default as Marker } from "./Marker.svelte";
export { default as MarkerShape } from "./MarkerShape.svelte";
export { default as Superjoker } from "./Superjoker.svelte";
export { default as Tile } from "./Tile.svelte";
export { LANDSCAPES } from "./landscapes";

/** The five citizens, keyed by the kinds of the view's stacks. */
export const CITIZENS: Record<string, Component> = {
  merchant: Merchant,
  thief: Thief,
  tamer: Tamer,
  bully: Bully,
  landowner: Landowner,
};
