// One line of the record in a game file. See docs/game-files.md.

/** No total may be larger than the number of words. */
const MAX_TOTAL = 2 ** 32;

/** What a line of the record says. */
export type Entry =
  | { kind: "draw"; line: string; label: string; picks: readonly [number, number][]; link: string | null }
  | { kind: "event"; line: string; event: string; seat: string }
  | { kind: "move"; line: string; seat: string };

const DRAW = /^~ (.{1,60}?) = .{1,200}? < ([0-9/ ]{3,200})(?: \^ ([0-9a-f]{64}))?$/;
const PICK = /^(0|[1-9][0-9]{0,9})\/([1-9][0-9]{0,9})$/;
const EVENT = /^! ([a-z]+) (P[1-6])$/;

/** What a line of the record says; null if it cannot be read. */
export function readEntry(line: string): Entry | null {
  if (line.startsWith("! ")) {
    const found = EVENT.exec(line);
    return found ? { kind: "event", line, event: found[1] ?? "", seat: found[2] ?? "" } : null;
  }
  if (!line.startsWith("~ ")) return /^P[1-6] ./.test(line) ? { kind: "move", line, seat: line.slice(0, 2) } : null;
  const found = DRAW.exec(line);
  if (!found) return null;
  const picks: [number, number][] = [];
  for (const word of (found[2] ?? "").split(" ")) {
    const pick = PICK.exec(word);
    const [picked, total] = [Number(pick?.[1]), Number(pick?.[2])];
    if (!pick || picked >= total || total > MAX_TOTAL) return null;
    picks.push([picked, total]);
  }
  return { kind: "draw", line, label: found[1] ?? "", picks, link: found[3] ?? null };
}
