// A table with fair dice of version 2, played from the server's side.
import { afterEach, beforeEach, vi } from "vitest";
import { BEN } from "../fair/testDevice";
import { Keeper } from "../fair/testKeeper";
import { WIRE, type Fairness, type NarratedEvent, type Position, type ServerFrame } from "../wire/types";
import { speak } from "../words/words.svelte";
import { TableLink } from "./link.svelte";
import { settings } from "./settings.svelte";
import { last, Line } from "./testLine";
import { toasts } from "./toasts.svelte";

export type Event = NarratedEvent["event"];
export interface Sent {
  type: string;
  tip?: string;
  opening?: string;
  link?: string;
}

/** A server with one table; the test says what happens at it. */
export class Table {
  readonly keeper = new Keeper();
  mine = [0];
  status: "open" | "running" | "closed" = "open";
  begun = false;
  version = 2;
  #seq = 1;
  #events: NarratedEvent[] = [];

  fair(): Fairness {
    const { material, options, chains, lines } = this.keeper;
    return {
      version: this.version,
      rules: 1,
      material,
      options,
      entries: lines.length,
      opening: this.status === "open" ? "" : this.keeper.openingHash(),
      chains: chains.map(({ seats, tip, link }) => ({ seats, tip, first: link ?? "" })),
    };
  }

  position(whole: boolean): Position {
    const { table, game, bots } = this.keeper;
    const seats = bots.map((bot, at) => ({ name: ["Anna", "Ben", "Knight"][at] ?? "", bot, person: bot === null }));
    return {
      table: {
        id: table,
        game,
        status: this.status,
        visibility: "private",
        seats,
        seq: this.#seq,
        changed: 0,
        commitment: this.keeper.commitment(),
        options: {},
      },
      view: this.begun ? {} : null,
      own: { seats: this.mine, choices: this.begun ? [{ seat: 0, roll: true, link: 9 }] : [] },
      fair: whole || !this.begun ? this.fair() : null,
    };
  }

  /** The first message after connecting, with the events since the page last looked. */
  welcome(events = this.#events): void {
    const present = { seats: this.mine, spectators: 0 };
    this.#tell({ type: "welcome", wire: WIRE, now: 0, position: this.position(true), present, events });
  }

  /** Something happens, and the page may be told. */
  happen(events: readonly Event[], { told = true } = {}): void {
    const news = events.map((event) => ({ seq: ++this.#seq, at: 0, event, sentence: "" }));
    this.#events.push(...news);
    if (told) this.#tell({ type: "news", position: this.position(false), events: news });
  }

  /** An entry of the record happens: the line, as the server sends it. */
  play(line: string, how = {}): void {
    this.happen([{ type: "played", entry: entryOf(line) } as Event], how);
  }

  accept(): void {
    const id = last().sent.at(-1)?.id ?? "";
    this.#tell({ type: "reply", id, accepted: true, seq: this.#seq });
  }

  #tell(frame: ServerFrame): void {
    last().tell(frame);
  }
}

export function entryOf(line: string): object {
  const draw = /^~ (.+) = (.+) < ([0-9/ ]+?)(?: \^ (.+))?$/.exec(line);
  if (draw) {
    const [, label, text, drawn = "", link] = draw;
    const picks = drawn.split(" ").map((pick) => pick.split("/").map(Number));
    return { type: "drawn", label, text, picks, ...(link ? { link } : {}) };
  }
  const event = /^! ([a-z]+) P(\d)$/.exec(line);
  if (event) return { type: "event", kind: event[1], seat: Number(event[2]) - 1 };
  const moved = /^P(\d) (.+)$/.exec(line);
  return { type: "moved", seat: Number(moved?.[1]) - 1, text: moved?.[2] };
}

export const sent = (): Sent[] => Line.all.flatMap((line) => line.sent.map(({ command }) => command as Sent));
export const types = (): string[] => sent().map((command) => command.type);
const newestLink = (): string => sent().at(-1)?.link ?? "";
/** Lets everything happen that needs no more messages. */
export const settle = (ms = 200): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Ben's first link. */
const FIRST = BEN[1] ?? "";

/** The server hears the first link of a seat. */
function shows(table: Table, seat: number, link: string): void {
  table.keeper.chains = table.keeper.chains.map((chain, at) => (at === seat ? { ...chain, link } : chain));
}

/** Anna has sat down at her browser, and Ben at his. */
export async function sitting(): Promise<{ table: Table; link: TableLink }> {
  const table = new Table();
  const link = new TableLink("kitchen");
  table.mine = [];
  table.welcome([]);
  void link.intend({ type: "sit", seat: 0 });
  await settle();
  table.mine = [0];
  table.keeper.chains = [
    { seats: [0], tip: sent()[0]?.tip ?? "", link: null },
    { seats: [1], tip: BEN[0] ?? "", link: null },
  ];
  table.happen([{ type: "seated", seat: 0, player: "a" }]);
  table.accept();
  await settle();
  return { table, link };
}

/** The game has begun, and Anna is to roll. */
export async function playing(): Promise<{ table: Table; link: TableLink }> {
  const { table, link } = await sitting();
  table.status = "running";
  table.happen([{ type: "opened" }]);
  await settle();
  const shown = newestLink();
  table.accept();
  shows(table, 0, shown);
  table.happen([{ type: "shown", seat: 0, link: shown }]);
  shows(table, 1, FIRST);
  table.begun = true;
  const start = table.keeper.roll("start");
  table.happen([
    { type: "shown", seat: 1, link: FIRST },
    { type: "started" },
    { type: "played", entry: entryOf(start) } as Event,
  ]);
  await settle();
  return { table, link };
}

/** The game begins with Ben's link alone. */
export function begins(table: Table, how = {}): void {
  table.status = "running";
  table.begun = true;
  shows(table, 1, FIRST);
  table.happen([{ type: "shown", seat: 1, link: FIRST }, { type: "started" }], how);
}

/** Anna rolls; returns the link that she sent. */
export async function roll(table: Table, link: TableLink, turn: number): Promise<string> {
  void link.intend({ type: "roll", seat: 0 });
  await settle();
  const shown = newestLink();
  table.play(table.keeper.roll(`turn ${turn} roll 1`, 0, shown));
  table.accept();
  await settle();
  return shown;
}

/** Every test begins with a new browser, and its own sockets and time. */
export function startAfresh(): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
    Line.all = [];
    localStorage.clear();
    toasts.length = 0;
    settings.pace = 0;
    await speak("en");
    // Loaded once, so that no test waits for it.
    await import("../fair/device");
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
