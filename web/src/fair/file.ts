// Game files of formats 1 to 3, as far as a check of the dice needs them. See docs/game-files.md.
import { readEntry, type Entry } from "./entry";
import { isHash, isLine } from "./hashes";
import { areSound, type Opening, type ShownChain } from "./opening";

export type Dice =
  | { kind: "fair"; table: string; commitment: string; seats: readonly string[]; seed: string | null }
  | { kind: "fair-2"; table: string; commitment: string; seed: string | null }
  | { kind: "duplicate"; group: string; commitment: string; seed: string | null }
  | { kind: "seeded"; seed: string }
  | { kind: "scripted" };

/** A person's seat has no bot. */
interface FileSeat {
  name: string;
  bot: string | null;
}

export interface GameFile {
  game: string;
  rules: number;
  material: string;
  /** The text in the file: it is hashed as it stands. */
  options: string;
  seats: readonly FileSeat[];
  dice: Dice;
  chains: readonly ShownChain[];
  /** How many entries come from an older game, whose seed is not in this file. */
  shared: number;
  /** The number of the line of the first entry. */
  first: number;
  entries: readonly Entry[];
}

const FORMATS = [1, 2, 3] as const;
type Format = (typeof FORMATS)[number];

/** A game file, or the number of a line that cannot be read. */
export function readFile(text: string): GameFile | number {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const format = FORMATS.find((one) => lines[0] === `wuerfelreich ${one}`);
  if (format === undefined) return 1;
  const blank = lines.indexOf("");
  if (blank < 0) return lines.length;
  const head = readHead(lines.slice(1, blank), format);
  if (typeof head === "number") return head;
  const entries: Entry[] = [];
  const body = lines.slice(blank + 1, lines.at(-1) === "" ? -1 : undefined);
  for (const [index, line] of body.entries()) {
    const entry = readEntry(line);
    if (!entry || (entry.kind === "draw" && entry.link && format !== 2)) return blank + 2 + index;
    entries.push(entry);
  }
  return { ...head, first: blank + 2, entries };
}

type Head = Omit<GameFile, "entries" | "first">;
type Fields = Readonly<Record<string, unknown>>;

/** What a header line means, by its key; null if it makes no sense. */
const READ: Readonly<Record<string, (text: string, value: unknown, format: Format) => Partial<Head> | null>> = {
  game: (_, value) => (isText(value) ? { game: value } : null),
  rules: (_, value) => (typeof value === "number" ? { rules: value } : null),
  material: (_, value) => (isFields(value) && isHash(value["sha256"]) ? { material: value["sha256"] } : null),
  seat: (_, value) => (isFields(value) ? readSeat(value) : null),
  options: (text, value) => (isFields(value) ? { options: text } : null),
  dice: (_, value, format) => (isFields(value) ? readDice(value, format) : null),
  chain: (_, value, format) => (isFields(value) && format === 2 ? readChain(value) : null),
  origin: (_, value) => (isFields(value) && isCount(value["entries"]) ? { shared: value["entries"] } : null),
};

/** Header lines of which there may be more than one. */
const REPEATED = ["seat", "chain"];

function readHead(lines: readonly string[], format: Format): Head | number {
  const keys = new Set<string>();
  let head: Partial<Head> & Pick<Head, "seats" | "chains" | "shared"> = { seats: [], chains: [], shared: 0 };
  for (const [index, line] of lines.entries()) {
    const space = line.indexOf(" ");
    const text = line.slice(space + 1);
    const key = line.slice(0, space);
    const read = Object.hasOwn(READ, key) ? READ[key]?.(text, parsed(text), format) : null;
    if (!read || (!REPEATED.includes(key) && keys.has(key))) return index + 2;
    keys.add(key);
    const seats = [...head.seats, ...(read.seats ?? [])];
    const chains = [...head.chains, ...(read.chains ?? [])];
    head = { ...head, ...read, seats, chains };
  }
  const { game, rules, material, options, dice } = head;
  if (game === undefined || rules === undefined || material === undefined || options === undefined || !dice)
    return lines.length + 2;
  const branch = keys.has("origin");
  if (!fits(head.chains, head.seats, dice, branch) || (branch && dice.kind === "duplicate")) return lines.length + 1;
  return { ...head, game, rules, material, options, dice };
}

/** Whether chains can be those of this game. What a branch shares with an older game is not computed again; a branch
 * with chains would be a way to hide chosen dice. */
function fits(chains: readonly ShownChain[], seats: readonly FileSeat[], dice: Dice, branch: boolean): boolean {
  const bots = seats.map((seat) => seat.bot);
  return chains.length === 0 || (dice.kind === "fair-2" && !branch && areSound(bots, chains));
}

function readSeat({ name, bot = null }: Fields): Partial<Head> | null {
  if (!isText(name) || (bot !== null && !isText(bot))) return null;
  return { seats: [{ name, bot }] };
}

function readDice(fields: Fields, format: Format): Partial<Head> | null {
  const { kind, table, commitment, seats, seed = null, group } = fields;
  if (kind === "scripted") return { dice: { kind } };
  if (kind === "seeded") return typeof seed === "string" ? { dice: { kind, seed } } : null;
  if (!isHash(commitment) || (seed !== null && !isHash(seed))) return null;
  if (kind === "duplicate" || format === 3)
    return kind === "duplicate" && format === 3 && isText(group) ? { dice: { kind, group, commitment, seed } } : null;
  if (!isText(table)) return null;
  if (kind === "fair" && isTexts(seats)) return { dice: { kind, table, commitment, seats, seed } };
  if (kind === "fair-2" && format === 2) return { dice: { kind, table, commitment, seed } };
  return null;
}

function readChain({ seats, tip, link = null }: Fields): Partial<Head> | null {
  if (!isTexts(seats) || seats.length === 0 || !isHash(tip) || (link !== null && !isHash(link))) return null;
  return { chains: [{ seats, tip, link }] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

/** What is hashed, or could be, has no line feed in it. */
function isText(value: unknown): value is string {
  return typeof value === "string" && isLine(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** What a file says about its opening. */
export function openingOf(file: GameFile, { table, commitment }: { table: string; commitment: string }): Opening {
  return { ...file, table, commitment, bots: file.seats.map((seat) => seat.bot) };
}
