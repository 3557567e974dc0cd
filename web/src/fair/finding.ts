// What a check of the dice can say. Keys and arguments are those of the catalogues.
import type { Notice } from "./memory";

interface Said<Key extends string> {
  key: Key;
  args: Readonly<Record<string, number | string>>;
}

/** Something is wrong: the game should not be trusted. */
export type Fault = Said<
  | Notice["key"]
  | "broken-first-link"
  | "web-dice-seed-missing"
  | "web-dice-promise-broken"
  | "web-dice-wrong"
  | "web-dice-wrong-links"
>;

/** What could not be protected in this game. */
export type Remark = Said<
  "dice-duplicate" | "dice-first-version" | "dice-link-unused" | "dice-no-device" | "dice-silent" | "dice-silent-from"
>;

/** What a check found. */
export type Finding =
  | { kind: "unreadable"; line: number }
  | { kind: "scripted" }
  | {
      kind: "checked";
      /** How many draws there are, and how many of them carry a link. */
      rolls: number;
      links: number;
      /** How many carry a link of this device; null if it took no part. */
      own: number | null;
      /** The hash of a seed that is still secret, so that no draw was computed again. */
      secret: string | null;
      faults: readonly Fault[];
      remarks: readonly Remark[];
      /** The number of entries and the hash of the record: whoever saw the same record has the same ones. */
      record: { entries: number; seen: string } | null;
    };

/** How many digits of a record's hash are enough to compare it by voice. */
const SPOKEN = 16;

/** A record in one word, to be compared with what others have: `212:ab12cd34ef56ab12`. */
export function spokenRecord({ entries, seen }: { entries: number; seen: string }): string {
  return `${entries}:${seen.slice(0, SPOKEN)}`;
}
