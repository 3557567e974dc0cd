// Compares a game file with what this device saw of the game: the file alone could have been made afterwards.
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

/** What differs from what this device saw. */
export function compared(followed: Followed, memory: Memory): { faults: Fault[]; remarks: Remark[] } {
  const { file, dice, seen } = followed;
  const noticed: Fault[] = memory.notices.map(({ key, entry, turn }) => ({ key, args: { entry, turn } }));
  const { faults, remarks } = ownLinks(followed, memory);
  if (isOtherTable(followed, memory)) faults.unshift({ key: "dice-other-table", args: {} });
  // After another opening every hash differs.
  else if (memory.entries > file.entries.length)
    faults.unshift({ key: "dice-record-cut", args: { entry: memory.entries } });
  else if (memory.seen && seen[memory.entries] !== memory.seen)
    faults.unshift({ key: "dice-record-differs", args: { entry: memory.entries } });
  if (memory.ended && dice.seed === null) faults.push({ key: "web-dice-seed-missing", args: {} });
  const known = new Set(noticed.map((one) => one.key));
  return { faults: [...noticed, ...faults.filter((one) => !known.has(one.key))], remarks };
}

function isOtherTable({ file, dice }: Followed, memory: Memory): boolean {
  const agreed = memory.opening === "" || memory.opening === openingHash(openingOf(file, dice));
  return !agreed || dice.commitment !== memory.commitment || !file.chains.some((chain) => chain.tip === memory.tip);
}

/** Whether every link that this device sent is in the record. */
function ownLinks({ file, links, turnAt }: Followed, memory: Memory): { faults: Fault[]; remarks: Remark[] } {
  const own = file.chains.findIndex((chain) => chain.tip === memory.tip);
  const used = links.used[own];
  if (used === undefined || used >= memory.sent) return { faults: [], remarks: [] };
  if (used === 0) return { faults: [{ key: "dice-began-without-you", args: {} }], remarks: [] };
  const silent = links.silent[own] ?? null;
  // The game may end before the last link is recorded; but it cannot go on without it.
  if (silent === null) return { faults: [], remarks: [{ key: "dice-link-unused", args: {} }] };
  return { faults: [{ key: "dice-link-lost", args: { turn: turnAt(silent) } }], remarks: [] };
}
