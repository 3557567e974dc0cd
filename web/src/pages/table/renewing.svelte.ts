// An outdated page reloads itself between moves.
import { outdated, renew } from "../../shell/version.svelte";

/** How long a pause between moves must be. */
const REST_MS = 500;

/** Reloads an outdated page once nothing has changed at the table for a while, and nothing is half done. */
export function renewAtRest(isAtRest: () => boolean): void {
  $effect(() => {
    if (!isAtRest() || !outdated()) return;
    const timer = setTimeout(() => document.querySelector("dialog[open]") ?? renew(), REST_MS);
    return () => clearTimeout(timer);
  });
}
