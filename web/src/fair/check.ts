// Checks the dice of a game file: computes every roll again, as described in docs/fair-dice.md, and compares the game
// with what this device saw of it.
import { FORMAT } from "./chain";
import { compared, noticedBy } from "./compare";
import { drawingWith } from "./draws";
import type { Entry } from "./entry";
import { readFile, type Dice, type GameFile } from "./file";
import type { Fault, Finding, Remark } from "./finding";
import { breathe, fromHex, shaBytes, shaOf } from "./hashes";
import { Links } from "./links";
import { recall, type Memory } from "./memory";
import { misfits, seenAfter } from "./opening";
import { seatName, turnOf } from "./record";

const FIRST_FORMAT = "wuerfelreich-fair-1";
const SEEDED = "wuerfelreich-seeded-1";
const DUPLICATE = "wuerfelreich-duplicate-1";
/** How many entries are checked before the page may do something else. */
const SLICE = 200;

type Linked = Extract<Dice, { kind: "fair-2" }>;

/** Checks the dice of a game file, also against what this device remembers of its table, or of the one that it is said
 * to be from. */
export async function checkDice(text: string, table?: string): Promise<Finding> {
  const file = readFile(text);
  if (typeof file === "number") return { kind: "unreadable", line: file };
  const { dice } = file;
  const isOther = table !== undefined && (dice.kind !== "fair-2" || dice.table !== table);
  const memory = table === undefined ? null : recall(table);
  if (isOther && memory) return { ...UNCHECKED, faults: [...noticedBy(memory), { key: "dice-other-table", args: {} }] };
  if (dice.kind === "scripted") return { kind: "scripted" };
  if (dice.kind === "fair-2") return checkLinked(file, dice, recall(dice.table));
  return checkPlain(file, dice);
}

const UNCHECKED = { kind: "checked", rolls: 0, links: 0, own: null, secret: null, remarks: [], record: null } as const;

// ------------------------------------------------------------------------------------------ version 1, duplicate, and seeded

type Plain = Exclude<Dice, Linked | { kind: "scripted" }>;

/** What these dice do not protect. */
const REMARKS = { fair: "dice-first-version", duplicate: "dice-duplicate" } as const;

/** The lines before the label. */
function before(dice: Plain): string {
  if (dice.kind === "duplicate") return `${DUPLICATE}\n${dice.group}`;
  return dice.kind === "fair"
    ? [FIRST_FORMAT, dice.table, dice.seats.join(",")].join("\n")
    : `${FIRST_FORMAT}\nseeded\n`;
}

async function checkPlain(file: GameFile, dice: Plain): Promise<Finding> {
  const remarks: Remark[] = dice.kind === "seeded" ? [] : [{ key: REMARKS[dice.kind], args: {} }];
  const rolls = file.entries.slice(file.shared).filter(isDraw).length;
  const found = { kind: "checked", rolls, links: 0, own: null, remarks, record: null } as const;
  if (dice.kind !== "seeded" && dice.seed === null) return { ...found, secret: dice.commitment, faults: [] };
  const seed = dice.kind === "seeded" ? shaBytes(`${SEEDED}\n${dice.seed}`) : fromHex(dice.seed ?? "");
  const prefix = before(dice);
  const faults: Fault[] = dice.kind === "seeded" ? [] : brokenPromise(seed, dice.commitment);
  const drawn = drawingWith(seed);
  const wrong = new WrongDraws(file);
  for (const [at, entry] of file.entries.entries()) {
    if (at % SLICE === 0) await breathe();
    if (isDraw(entry)) wrong.check(at, entry, () => drawn(prefix, entry.label, entry.picks));
  }
  return { ...found, secret: null, faults: [...faults, ...wrong.faults()] };
}

// ------------------------------------------------------------------------------------------ version 2

async function checkLinked(file: GameFile, dice: Linked, memory: Memory | null): Promise<Finding> {
  const seed = dice.seed === null ? null : fromHex(dice.seed);
  const drawn = seed && drawingWith(seed);
  const links = new Links(file, dice);
  const seen = [links.mix];
  const wrong = new WrongDraws(file);
  const wrongLinks: number[] = [];
  for (const [at, entry] of file.entries.entries()) {
    if (at % SLICE === 0) await breathe();
    seen.push(seenAfter(seen.at(-1) ?? "", entry.line));
    if (isDraw(entry) && at < file.shared) continue;
    // Nobody can tell what a roll with a wrong link should have been.
    if (!links.add(at, entry)) wrongLinks.push(file.first + at);
    else if (drawn && isDraw(entry))
      wrong.check(at, entry, () => drawn(`${FORMAT}\n${links.mix}`, entry.label, entry.picks));
  }
  const turnAt = (entry: number): number => turn(file.entries, entry);
  const against = memory && compared({ file, dice, links, seen, turnAt }, memory);
  const own = file.chains.findIndex((chain) => chain.tip === memory?.tip);
  const faults = [
    ...(against?.faults ?? []),
    ...(seed ? brokenPromise(seed, dice.commitment) : []),
    ...brokenLinks(file, dice.table, wrongLinks),
    ...wrong.faults(),
  ];
  return {
    kind: "checked",
    rolls: file.entries.slice(file.shared).filter(isDraw).length,
    links: links.rolls.flat().length,
    own: file.chains[own]?.link ? (links.rolls[own]?.length ?? 0) : null,
    secret: seed ? null : dice.commitment,
    faults,
    remarks: [...silences(file, links, turnAt), ...(against?.remarks ?? [])],
    record: { entries: file.entries.length, seen: seen.at(-1) ?? "" },
  };
}

/** Links that are not those of the chains. */
function brokenLinks({ chains }: GameFile, table: string, lines: readonly number[]): Fault[] {
  const broken: Fault[] = misfits({ table, chains }).map(({ seats }) => {
    return { key: "broken-first-link", args: { seat: seats[0] ?? "" } };
  });
  const [line] = lines;
  if (line !== undefined) broken.push({ key: "web-dice-wrong-links", args: { faults: lines.length, line } });
  return broken;
}

/** Whose devices did not take part, and from when on. */
function silences({ chains, seats }: GameFile, links: Links, turnAt: (entry: number) => number): Remark[] {
  if (!chains.some((chain) => chain.link)) return [{ key: "dice-no-device", args: {} }];
  const remarks: Remark[] = [];
  for (const [at, { name, bot }] of seats.entries()) {
    const chain = chains.findIndex((one) => one.seats.includes(seatName(at)));
    const seat = name || seatName(at);
    const silent = links.silent[chain] ?? null;
    if (bot === null && !chains[chain]?.link) remarks.push({ key: "dice-silent", args: { seat } });
    else if (silent !== null) remarks.push({ key: "dice-silent-from", args: { seat, turn: turnAt(silent) } });
  }
  return remarks;
}

/** The turn or round in which an entry stands: that of the last draw until then, or else of the next. */
function turn(entries: readonly Entry[], at: number): number {
  const labels = [...entries.slice(0, at + 1).reverse(), ...entries.slice(at + 1)].filter(isDraw);
  return labels.map((entry) => turnOf(entry.label)).find((found) => found !== null) ?? 0;
}

// ------------------------------------------------------------------------------------------ both

/** Collects the draws that are wrong. A label drawn twice could hide a roll that somebody did not like. */
class WrongDraws {
  readonly #labels = new Set<string>();
  readonly #wrong: { label: string; line: number }[] = [];

  constructor(readonly file: GameFile) {}

  check(at: number, { label }: Draw, isRight: () => boolean): void {
    if (at < this.file.shared) return;
    if (this.#labels.has(label) || !isRight()) this.#wrong.push({ label, line: this.file.first + at });
    this.#labels.add(label);
  }

  faults(): Fault[] {
    const [first] = this.#wrong;
    return first ? [{ key: "web-dice-wrong", args: { faults: this.#wrong.length, ...first } }] : [];
  }
}

function brokenPromise(seed: Uint8Array, commitment: string): Fault[] {
  return shaOf(seed) === commitment ? [] : [{ key: "web-dice-promise-broken", args: {} }];
}

type Draw = Extract<Entry, { kind: "draw" }>;

function isDraw(entry: Entry): entry is Draw {
  return entry.kind === "draw";
}
