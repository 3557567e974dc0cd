// Whether the server can be reached, as far as the page's own requests have shown.
import { untrack } from "svelte";
import { t } from "../words/words.svelte";

const LOOK_AGAIN_MS = 5000;
let lost = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the last request got no answer. */
export function isOffline(): boolean {
  return lost;
}

function note(isLost: boolean): void {
  lost = isLost;
  clearTimeout(timer);
  if (isLost) timer = setTimeout(() => void lookAgain(), LOOK_AGAIN_MS);
}

/** Waits for a request and notes whether it reached the server. If not, the error says so in words for people. */
export async function reached(asked: Promise<Response>): Promise<Response> {
  try {
    const answer = await asked;
    note(false);
    return answer;
  } catch (error) {
    // Whoever aborts a request knows nothing about the connection.
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    note(true);
    throw new Error(t("web-offline"), { cause: error });
  }
}

/** Asks whether the server is back: now, and again every few seconds until it is. */
export async function lookAgain(): Promise<void> {
  try {
    await reached(fetch("/api/v1/server", { cache: "no-store" }));
  } catch {
    // It is noted.
  }
}

/** Does something whenever the connection is back after it was lost; to be called while a component is made. */
export function whenBack(what: () => void): void {
  let waiting = false;
  $effect(() => {
    if (waiting && !lost) untrack(what);
    waiting = lost;
  });
}

addEventListener("online", () => lost && void lookAgain());
addEventListener("offline", () => note(true));
