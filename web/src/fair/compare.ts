// Compares a game file with what this device saw of the game: the file alone could have been made afterwards.
import type { Entry } from "./entry";
import { openingOf, type GameFile } from "./file";
import type { Fault, Remark } from "./finding";
import type { Links } from "./links";
import type { Memory } from "./memory";
import { openingHash } from "./opening";

/** A file as it was followed to its end. */
export interface Followed {
  file: GameFile;
  dice: { table: string; commitment: string; seed: string | null };
  links: Links;
  /** The hash of the record after each number of entries. */
  seen: readonly string[];
  turnAt: (entry: number) => number;
}

interface Compared {
  faults: Fault[];
  remarks: Remark[];
}

/** What differs from what this device saw. */
export function compared(followed: Followed, memory: Memory): Compared {
  const noticed = noticedBy(memory);
  const { faults, remarks } = isOtherTable(followed, memory) ? fault("dice-other-table") : sameTable(followed, memory);
  const known = new Set(noticed.map((one) => one.key));
  return { faults: [...noticed, ...faults.filter((one) => !known.has(one.key))], remarks };
}

/** What this device noticed while the game was running. */
export function noticedBy(memory: Memory): Fault[] {
  return memory.notices.map(({ key, entry, turn }) => ({ key, args: { entry, turn } }));
}

/** Whether this is not what the device agreed to. A branch is never that: it has no chains. */
function isOtherTable({ file, dice }: Followed, memory: Memory): boolean {
  const agreed = memory.opening === "" || memory.opening === openingHash(openingOf(file, dice));
  return !agreed || file.shared > 0 || dice.commitment !== memory.commitment;
}

function sameTable(followed: Followed, memory: Memory): Compared {
  const { faults, remarks } = ownLinks(followed, memory);
  const ended = memory.ended && followed.dice.seed === null ? fault("web-dice-seed-missing").faults : [];
  return { faults: [...recordFaults(followed, memory), ...faults, ...ended], remarks };
}

function recordFaults({ file, seen }: Followed, { entries: entry, seen: known }: Memory): Fault[] {
  if (!known) return [];
  if (entry > file.entries.length) return fault("dice-record-cut", { entry }).faults;
  return seen[entry] === known ? [] : fault("dice-record-differs", { entry }).faults;
}

/** Whether every link that this device sent is in the record, and no other, and none was asked for too early. */
function ownLinks({ file, links, turnAt }: Followed, memory: Memory): Compared {
  const own = file.chains.findIndex((chain) => chain.tip === memory.tip);
  // A device that never agreed has nothing to miss; another remark says that it took no part.
  if (!file.chains[own]?.link) return memory.opening ? fault("dice-began-without-you") : NOTHING;
  const rolls = links.rolls[own] ?? [];
  const used = rolls.length + 1;
  if (used > memory.sent) return fault("dice-other-device", { turn: turnAt(rolls[memory.sent - 1] ?? 0) });
  if (used < memory.sent) {
    if (file.entries.slice(memory.sentAt).some((entry) => goesOn(entry, memory)))
      return fault("dice-link-lost", { turn: turnAt(memory.sentAt) });
    return { faults: [], remarks: [{ key: "dice-link-unused", args: {} }] };
  }
  // What was observed line by line has its notice already.
  const last = rolls.at(-1) ?? 0;
  const unseen = last >= memory.entries ? file.entries.slice(memory.sentAt, last) : [];
  return unseen.some((entry) => isOthers(entry, memory)) ? fault("dice-link-early", { turn: turnAt(last) }) : NOTHING;
}

/** Whether the game goes on without a link that was sent: with a draw, or by calling the player out of time. */
function goesOn(entry: Entry, { seats }: Memory): boolean {
  return entry.kind === "draw" || (entry.kind === "event" && entry.event === "timeout" && seats.includes(entry.seat));
}

/** Whether an entry between a link and its roll shows that the link was asked for before the roll was due. */
function isOthers(entry: Entry, { seats }: Memory): boolean {
  return entry.kind === "draw" || (entry.kind === "move" && !seats.includes(entry.seat));
}

const NOTHING: Compared = { faults: [], remarks: [] };

function fault(key: Fault["key"], args: Fault["args"] = {}): Compared {
  return { faults: [{ key, args }], remarks: [] };
}
