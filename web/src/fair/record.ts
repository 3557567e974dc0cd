// Entries of the record as lines of the game file, which is what a device hashes; and the turns they belong to.

/** An entry as the server sends it. Unknown fields are ignored. */
export type WireEntry =
  | { type: "moved"; seat: number; text: string }
  | { type: "drawn"; label: string; picks: readonly (readonly [number, number])[]; text: string; link?: string }
  | { type: "event"; kind: string; seat: number };

/** The name of a seat in files. */
export function seatName(seat: number): string {
  return `P${seat + 1}`;
}

/** An entry as a line of the file. */
export function entryLine(entry: WireEntry): string {
  switch (entry.type) {
    case "moved":
      return `${seatName(entry.seat)} ${entry.text}`;
    case "event":
      return `! ${entry.kind} ${seatName(entry.seat)}`;
    case "drawn": {
      const picks = entry.picks.map(([pick, total]) => `${pick}/${total}`).join(" ");
      return `~ ${entry.label} = ${entry.text} < ${picks}${entry.link ? ` ^ ${entry.link}` : ""}`;
    }
  }
}

/** The turn or round that a draw's label names; null: none, as when cards are dealt before the first turn. */
export function turnOf(label: string): number | null {
  const found = /^(?:turn|round) (\d+)/.exec(label);
  return found ? Number(found[1]) : null;
}
