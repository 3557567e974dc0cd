// What this browser remembers of each table, so that it can tell afterwards whether the server showed the truth. Without
// local storage, or with a full one, it lasts as long as the page; whatever cannot be read counts as never written.
import { isHash } from "./hashes";

const PREFIX = "wuerfelreich.dice.";
/** How many tables are remembered. */
export const MAX_TABLES = 200;
/** How many notices are kept for a table: the first ones tell what happened. */
const MAX_NOTICES = 10;

const NOTICES = [
  "web-opening-commitment",
  "web-opening-terms",
  "web-opening-seat",
  "web-opening-hash",
  "dice-second-opening",
  "dice-other-table",
  "dice-not-asked",
  "dice-began-without-you",
  "dice-called-away",
  "dice-other-device",
  "dice-link-lost",
  "dice-link-early",
  "dice-record-differs",
  "dice-record-cut",
] as const;

/** Something that an honest server would not have done, noticed while the game was running. */
export interface Notice {
  key: (typeof NOTICES)[number];
  entry: number;
  turn: number;
}

export interface Memory {
  /** When the table was last remembered, in milliseconds: the oldest tables are forgotten first. */
  at: number;
  /** The hash of the server's seed, as it was before this device registered its chain. */
  commitment: string;
  /** The hash of game, rules, material, options and number of seats at that time. */
  terms: string;
  secret: string;
  tip: string;
  /** The opening that this device agreed to; empty: none yet. */
  opening: string;
  /** The seats of this device's chain, as in files. */
  seats: readonly string[];
  /** The highest number of a link that was sent, and the number of entries seen when it was first sent. */
  sent: number;
  sentAt: number;
  /** How many of this device's links were seen in the record, and the last one of them, or the tip. */
  used: number;
  last: string;
  /** The number of entries up to the last draw, or move of somebody else, that was seen. */
  others: number;
  /** Whether this device sends no more links. */
  over: boolean;
  /** The number of entries seen, and the hash of the record after them; empty until the game begins. */
  entries: number;
  seen: string;
  /** The turn of the last draw that was seen. */
  turn: number;
  notices: readonly Notice[];
  /** Whether the end of the game was seen. */
  ended: boolean;
}

/** Tables that could not be stored. */
const unstored = new Map<string, Memory>();

/** What is remembered of a table. */
export function recall(table: string): Memory | null {
  return unstored.get(table) ?? read(fetched(PREFIX + table));
}

/** Remembers a table. */
export function remember(table: string, memory: Memory): void {
  const text = JSON.stringify(memory);
  try {
    if (localStorage.getItem(PREFIX + table) === null) forgetOldest();
    localStorage.setItem(PREFIX + table, text);
    unstored.delete(table);
  } catch {
    unstored.set(table, memory);
  }
}

/** The same memory with one more notice, unless it has it already. */
export function noticed(memory: Memory, key: Notice["key"], entry = memory.entries): Memory {
  const { notices, turn } = memory;
  if (notices.length >= MAX_NOTICES || notices.some((one) => one.key === key && one.entry === entry)) return memory;
  return { ...memory, notices: [...notices, { key, entry, turn }] };
}

function fetched(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Makes room for one more table. */
function forgetOldest(): void {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  const aged = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: read(fetched(key))?.at ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { key } of aged.slice(MAX_TABLES - 1)) localStorage.removeItem(key);
}

/** The memory in a text that anybody may have written. */
function read(text: string | null): Memory | null {
  try {
    const found = JSON.parse(text ?? "null") as unknown;
    return isMemory(found) ? found : null;
  } catch {
    return null;
  }
}

function isMemory(value: unknown): value is Memory {
  if (typeof value !== "object" || value === null) return false;
  const found = value as Record<keyof Memory, unknown>;
  return (
    [found.at, found.sent, found.sentAt, found.used, found.others, found.entries, found.turn].every(isCount) &&
    [found.commitment, found.terms, found.secret, found.tip, found.last].every(isHash) &&
    [found.opening, found.seen].every((hash) => hash === "" || isHash(hash)) &&
    Array.isArray(found.seats) &&
    found.seats.every((seat) => typeof seat === "string") &&
    Array.isArray(found.notices) &&
    found.notices.every(isNotice) &&
    typeof found.over === "boolean" &&
    typeof found.ended === "boolean"
  );
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== "object" || value === null) return false;
  const { key, entry, turn } = value as Record<keyof Notice, unknown>;
  return NOTICES.some((known) => known === key) && isCount(entry) && isCount(turn);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
