// Computes every roll of a game file again in the browser, as described in docs/fair-dice.md.

const FORMAT = "wuerfelreich-fair-1";
const SEEDED = "wuerfelreich-seeded-1";
const WORDS = 2 ** 32;
const utf8 = new TextEncoder();

/** The result: how many draws were computed again, and the faults with the labels of their draws. */
export type Finding =
  | { kind: "checked"; rolls: number; faults: { label: string; line: number }[]; promise: boolean | null }
  | { kind: "secret"; commitment: string }
  | { kind: "scripted" }
  | { kind: "unreadable"; line: number };

interface Dice {
  kind: "fair" | "seeded" | "scripted";
  table?: string;
  commitment?: string;
  seats?: string[];
  seed?: string;
}

interface Draw {
  label: string;
  line: number;
  picks: [number, number][];
}

type Hmac = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** Checks the dice of a game file. */
export async function checkDice(text: string): Promise<Finding> {
  const read = readFile(text);
  if (typeof read === "number") return { kind: "unreadable", line: read };
  const { dice, draws } = read;
  if (dice.kind === "scripted") return { kind: "scripted" };
  if (dice.kind === "fair" && !dice.seed) return { kind: "secret", commitment: dice.commitment ?? "" };
  const seed =
    dice.kind === "fair" ? fromHex(dice.seed ?? "") : await sha256(utf8.encode(`${SEEDED}\n${dice.seed ?? ""}`));
  const promise = dice.kind === "fair" ? toHex(await sha256(seed)) === dice.commitment : null;
  const hmac = await hmacWith(seed);
  const [table, seats] = dice.kind === "fair" ? [dice.table ?? "", dice.seats ?? []] : ["seeded", []];
  const prefix = `${FORMAT}\n${table}\n${seats.join(",")}\n`;
  const faults: { label: string; line: number }[] = [];
  const known = new Set<string>();
  for (const { label, line, picks } of draws) {
    // A label drawn twice could hide a roll that somebody did not like.
    if (known.has(label) || !(await drawn(hmac, prefix, label, picks))) faults.push({ label, line });
    known.add(label);
  }
  return { kind: "checked", rolls: draws.length, faults, promise };
}

async function drawn(hmac: Hmac, prefix: string, label: string, picks: [number, number][]): Promise<boolean> {
  const words: number[] = [];
  let block = 0;
  for (const [pick, total] of picks) {
    const bound = WORDS - (WORDS % total);
    let word: number;
    do {
      if (words.length === 0) {
        const digest = await hmac(utf8.encode(`${prefix}${label}\n${block++}`));
        const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
        for (let at = 0; at < digest.byteLength; at += 4) words.push(view.getUint32(at));
      }
      word = words.shift() ?? 0;
    } while (word >= bound);
    if (word % total !== pick) return false;
  }
  return true;
}

/** The dice and draws of a file, or the number of a line that cannot be read. */
function readFile(text: string): { dice: Dice; draws: Draw[] } | number {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (lines[0] !== "wuerfelreich 1") return 1;
  let dice: Dice | null = null;
  let shared = 0;
  let at = 1;
  for (; at < lines.length && lines[at] !== ""; at++) {
    const [key, ...rest] = (lines[at] ?? "").split(" ");
    try {
      if (key === "dice") dice = JSON.parse(rest.join(" ")) as Dice;
      // A branch shares its first entries with an older game, whose seed is not in this file.
      if (key === "origin") shared = (JSON.parse(rest.join(" ")) as { entries: number }).entries;
    } catch {
      return at + 1;
    }
  }
  if (dice === null) return at + 1;
  const draws: Draw[] = [];
  for (const [index, line] of lines.slice(at + 1).entries()) {
    if (!line.startsWith("~ ") || index < shared) continue;
    const number = at + 2 + index;
    const found = /^~ (.+?) = .* < ([0-9/ ]+)$/.exec(line);
    if (!found) return number;
    const picks = (found[2] ?? "").split(" ").map((one) => one.split("/").map(Number) as [number, number]);
    if (!picks.every(([pick, total]) => pick >= 0 && pick < total && total <= WORDS)) return number;
    draws.push({ label: found[1] ?? "", line: number, picks });
  }
  return { dice, draws };
}

// On secure pages the browser computes hashes itself; over plain HTTP on a home network the library does.

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return new Uint8Array((await import("@noble/hashes/sha2.js")).sha256(data));
}

async function hmacWith(seed: Uint8Array<ArrayBuffer>): Promise<Hmac> {
  if (crypto.subtle) {
    const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
  }
  const [{ hmac }, { sha256: hash }] = await Promise.all([
    import("@noble/hashes/hmac.js"),
    import("@noble/hashes/sha2.js"),
  ]);
  return (message) => Promise.resolve(hmac(hash, seed, message));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

function toHex(data: Uint8Array): string {
  return Array.from(data, (one) => one.toString(16).padStart(2, "0")).join("");
}
