// The live region: what a screen reader says when something happens.
import { untrack } from "svelte";

/** The most recent sentences, newest last; the page exposes them to screen readers only. */
export const announced: { id: number; text: string }[] = $state([]);
const KEPT = 30;
let count = 0;

/** Announces a sentence. Untracked, so that an effect that announces something does not rerun because of it. */
export function announce(text: string): void {
  if (!text) return;
  untrack(() => {
    announced.push({ id: ++count, text });
    if (announced.length > KEPT) announced.shift();
  });
}
