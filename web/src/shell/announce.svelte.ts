// The live region: what a screen reader says when something happens.
import { untrack } from "svelte";

/** The last sentences, the newest at the end; the page shows them to screen readers only. */
export const announced: { id: number; text: string }[] = $state([]);
const KEPT = 30;
let count = 0;

/** Says a sentence. An effect that says something does not run again because something was said. */
export function announce(text: string): void {
  if (!text) return;
  untrack(() => {
    announced.push({ id: ++count, text });
    if (announced.length > KEPT) announced.shift();
  });
}
