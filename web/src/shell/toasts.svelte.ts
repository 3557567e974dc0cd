// Short notes at the edge of the page: a refusal, a lost connection, a link that was copied.
import { announce } from "./announce.svelte";

export const toasts: { id: number; text: string; bad: boolean }[] = $state([]);
const SHOWN_MS = 5000;
let count = 0;

/** Shows a note for a while. */
export function toast(text: string, { bad = false } = {}): void {
  if (!text) return;
  const id = ++count;
  toasts.push({ id, text, bad });
  announce(text);
  setTimeout(() => {
    const at = toasts.findIndex((one) => one.id === id);
    if (at >= 0) toasts.splice(at, 1);
  }, SHOWN_MS);
}

/** Shows why something did not work. */
export function complain(error: unknown): void {
  toast(error instanceof Error ? error.message : String(error), { bad: true });
}
