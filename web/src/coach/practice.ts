// Practice tables, and where their games were left: the way back. A practice table belongs to one browser, as its guest
// does, so this browser remembers it.

const KEY = "wuerfelreich.practice";
/** How many practice tables are remembered. */
export const MAX_TABLES = 100;
/** A moment of a review or replay, or the table of a game that goes on. */
const PATH = /^\/t\/[\w-]{1,64}(\/(review|replay)\/\d+)?$/;

/** Remembers where a practice table began; the oldest one is forgotten. */
export function rememberPractice(table: string, path: string): void {
  const kept = [...read().filter(([known]) => known !== table), [table, path]].slice(-MAX_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage there is no way back but the browser's own.
  }
}

/** Where a practice table began; null if it is none, or nobody remembers. */
export function wayBack(table: string): string | null {
  return read().find(([known]) => known === table)?.[1] ?? null;
}

/** The tables and paths that are remembered; anybody may have written them. */
function read(): [table: string, path: string][] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function isRemembered(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string" && PATH.test(value[1]);
}
