// The live region: what a screen reader says when something happens.

/** The last sentences, the newest at the end; the page shows them to screen readers only. */
export const announced: { id: number; text: string }[] = $state([]);
const KEPT = 30;
let count = 0;

/** Says a sentence. */
export function announce(text: string): void {
  if (!text) return;
  announced.push({ id: ++count, text });
  if (announced.length > KEPT) announced.shift();
}
