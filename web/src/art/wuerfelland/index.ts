// The pictures of Würfelland, by the names of the server's view.
export { default as Chest } from "./Chest.svelte";
export { default as Cross } from "./Cross.svelte";
export { default as Explorer } from "./Explorer.svelte";
export { default as Field } from "./Field.svelte";
export { default as Land } from "./Land.svelte";
export { default as Start } from "./Start.svelte";
export { default as TreasureStar } from "./TreasureStar.svelte";
