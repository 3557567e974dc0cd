import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkDice } from "../fair/check";
import { recall } from "../fair/memory";
import { chainOf, Keeper } from "../fair/testKeeper";
import { WIRE, type Fairness, type NarratedEvent, type Position, type ServerFrame } from "../wire/types";
import { speak } from "../words/words.svelte";
import { TableLink } from "./link.svelte";
import { settings } from "./settings.svelte";
import { last, Line } from "./testLine";
import { toasts } from "./toasts.svelte";

type Event = NarratedEvent["event"];
interface Sent {
  type: string;
  tip?: string;
  opening?: string;
  link?: string;
}

const BEN = chainOf("kitchen", "be".repeat(32), 40);

/** A server with one table; the test says what happens at it. */
class Table {
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
    const { id } = last().sent.at(-1)!;
    this.#tell({ type: "reply", id, accepted: true, seq: this.#seq });
  }

  #tell(frame: ServerFrame): void {
    last().tell(frame);
  }
}

function entryOf(line: string): object {
  const draw = /^~ (.+) = (.+) < ([0-9/ ]+?)(?: \^ (.+))?$/.exec(line);
  if (draw) {
    const picks = draw[3]!.split(" ").map((pick) => pick.split("/").map(Number));
    return { type: "drawn", label: draw[1], text: draw[2], picks, ...(draw[4] ? { link: draw[4] } : {}) };
  }
  const event = /^! ([a-z]+) P(\d)$/.exec(line);
  if (event) return { type: "event", kind: event[1], seat: Number(event[2]) - 1 };
  const moved = /^P(\d) (.+)$/.exec(line)!;
  return { type: "moved", seat: Number(moved[1]) - 1, text: moved[2] };
}

const sent = (): Sent[] => Line.all.flatMap((line) => line.sent.map(({ command }) => command as Sent));
const types = (): string[] => sent().map((command) => command.type);
/** Lets everything happen that needs no more messages. */
const settle = (ms = 200): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Anna has sat down at her browser, and Ben at his. */
async function sitting(): Promise<{ table: Table; link: TableLink }> {
  const table = new Table();
  const link = new TableLink("kitchen");
  table.mine = [];
  table.welcome([]);
  void link.intend({ type: "sit", seat: 0 });
  await settle();
  table.mine = [0];
  table.keeper.chains = [
    { seats: [0], tip: sent()[0]!.tip!, link: null },
    { seats: [1], tip: BEN[0]!, link: null },
  ];
  table.happen([{ type: "seated", seat: 0, player: "a" }]);
  table.accept();
  await settle();
  return { table, link };
}

/** The game has begun, and Anna is to roll. */
async function playing(): Promise<{ table: Table; link: TableLink }> {
  const { table, link } = await sitting();
  table.status = "running";
  table.happen([{ type: "opened" }]);
  await settle();
  const show = sent().at(-1)!;
  table.accept();
  table.keeper.chains[0]!.link = show.link!;
  table.happen([{ type: "shown", seat: 0, link: show.link! }]);
  table.keeper.chains[1]!.link = BEN[1]!;
  table.begun = true;
  const start = table.keeper.roll("start");
  table.happen([
    { type: "shown", seat: 1, link: BEN[1]! },
    { type: "started" },
    { type: "played", entry: entryOf(start) } as Event,
  ]);
  await settle();
  return { table, link };
}

/** The game begins with Ben's link alone. */
function begins(table: Table, how = {}): void {
  table.status = "running";
  table.begun = true;
  table.keeper.chains[1]!.link = BEN[1]!;
  table.happen([{ type: "shown", seat: 1, link: BEN[1]! }, { type: "started" }], how);
}

/** Anna rolls; returns the link that she sent. */
async function roll(table: Table, link: TableLink, turn: number): Promise<string> {
  void link.intend({ type: "roll", seat: 0 });
  await settle();
  const shown = sent().at(-1)!.link!;
  table.play(table.keeper.roll(`turn ${turn} roll 1`, 0, shown));
  table.accept();
  await settle();
  return shown;
}

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

describe("the page at a table with fair dice of version 2", () => {
  it("sits down with a tip, answers the opening, and rolls with the next link each time", async () => {
    const { table, link } = await playing();
    expect(types()).toEqual(["sit", "show"]);
    expect(sent()[1]!.opening).toBe(table.keeper.openingHash());
    for (const turn of [1, 2, 3]) await roll(table, link, turn);
    const mine = chainOf("kitchen", recall("kitchen")!.secret);
    expect(sent().map((command) => command.link)).toEqual([undefined, mine[1], mine[2], mine[3], mine[4]]);
    table.status = "closed";
    table.happen([{ type: "closed", ending: "finished", seed: "" }]);
    await settle();
    expect(recall("kitchen")).toMatchObject({ entries: 4, seen: table.keeper.seen(), ended: true });
    expect(await checked(table)).toMatchObject({ own: 3, faults: [], remarks: [] });
    expect(link.doubts).toEqual([]);
    link.close();
  });

  it("sees every entry when it arrives, however slowly the page shows it", async () => {
    const { table, link } = await playing();
    settings.pace = 1;
    table.play(table.keeper.add("P2 take 1"));
    table.play(table.keeper.add("P2 take 2"));
    await settle(50);
    expect(link.waiting).toBeGreaterThan(0);
    expect(recall("kitchen")!.entries).toBe(3);
    link.close();
  });

  it("sits down without a tip where the dice are of version 1, and rolls at once", async () => {
    const table = new Table();
    table.version = 1;
    const link = new TableLink("kitchen");
    table.welcome([]);
    void link.intend({ type: "sit", seat: 0 });
    expect(sent()).toEqual([{ type: "sit", seat: 0 }]);
    void link.intend({ type: "roll", seat: 0 });
    expect(sent()[1]).toEqual({ type: "roll", seat: 0 });
    link.close();
  });

  it("registers a tip after a rematch, once", async () => {
    const table = new Table();
    const link = new TableLink("kitchen");
    table.welcome([]);
    table.happen([{ type: "said", seat: 1, message: "hello" }]);
    await settle();
    expect(types()).toEqual(["tip"]);
    expect(sent()[0]!.tip).toBe(recall("kitchen")!.tip);
    // The device's own messages keep nobody waiting.
    expect(link.sending).toBe(false);
    link.close();
  });

  it("starts a rematch only after its tip", async () => {
    const table = new Table();
    const link = new TableLink("kitchen");
    table.welcome([]);
    void link.intend({ type: "start" });
    await settle();
    expect(types()).toEqual(["tip", "start"]);
    link.close();
  });

  it("does not roll with another tab's unrecorded link twice, nor count what both tabs hear", async () => {
    const { table, link } = await playing();
    const first = Line.all.at(-1)!;
    const other = new TableLink("kitchen");
    table.welcome();
    await settle();
    void link.intend({ type: "roll", seat: 0 });
    void other.intend({ type: "roll", seat: 0 });
    await settle();
    const links = sent()
      .filter((command) => command.type === "roll")
      .map((command) => command.link);
    expect(links).toHaveLength(2);
    expect(links[0]).toBe(links[1]);
    table.play(table.keeper.roll("turn 1 roll 1", 0, links[0]!));
    // The first tab hears of it too.
    const told = table.position(false);
    first.tell({
      type: "news",
      position: told,
      events: [{ seq: 99, at: 0, event: { type: "played", entry: entryOf(table.keeper.lines.at(-1)!) } as Event }],
    });
    await settle();
    expect(recall("kitchen")).toMatchObject({ entries: 2, used: 2, seen: table.keeper.seen(), notices: [] });
    link.close();
    other.close();
  });

  it("goes on with its chain after a reload in mid-game", async () => {
    const { table, link } = await playing();
    const first = await roll(table, link, 1);
    link.close();
    table.play(table.keeper.add("P1 take 1"), { told: false });
    const again = new TableLink("kitchen");
    table.welcome();
    await settle();
    expect(recall("kitchen")).toMatchObject({ entries: 3, seen: table.keeper.seen() });
    expect(await roll(table, again, 2)).not.toBe(first);
    expect(await checked(table)).toMatchObject({ own: 2, faults: [] });
    again.close();
  });

  it("answers the opening again after a lost connection, with the same link", async () => {
    const { table, link } = await sitting();
    table.status = "running";
    table.happen([{ type: "opened" }]);
    await settle();
    last().close(1006);
    await settle(400);
    table.welcome([]);
    await settle();
    const shows = sent().filter((command) => command.type === "show");
    expect(shows.length).toBeGreaterThan(1);
    expect(new Set(shows.map((show) => show.link)).size).toBe(1);
    link.close();
  });

  it("resends a roll after a lost connection with the same link", async () => {
    const { table, link } = await playing();
    void link.intend({ type: "roll", seat: 0 });
    await settle();
    last().close(1006);
    await settle(400);
    table.welcome([]);
    await settle();
    const rolls = Line.all.flatMap((line) => line.sent).filter(({ command }) => (command as Sent).type === "roll");
    expect(rolls).toHaveLength(2);
    expect(rolls[0]).toMatchObject({ id: rolls[1]!.id, command: rolls[1]!.command as object });
    link.close();
  });

  it("fills what it missed from the file before it rolls", async () => {
    const { table, link } = await playing();
    vi.stubGlobal("fetch", async () => new Response(table.keeper.file({ revealed: false })));
    last().close(1006);
    table.play(table.keeper.add("P1 take 1"), { told: false });
    table.play(table.keeper.add("P2 take 1"), { told: false });
    await settle(400);
    table.welcome([]); // only the latest events are sent to somebody who was away for long
    await settle();
    expect(recall("kitchen")).toMatchObject({ entries: 3, seen: table.keeper.seen() });
    await roll(table, link, 2);
    expect(link.doubts).toEqual([]);
    link.close();
  });

  it("shows no further link while it cannot find out what it missed, and tries again", async () => {
    const { table, link } = await playing();
    vi.stubGlobal("fetch", async () => Promise.reject(new Error("no connection")));
    last().close(1006);
    table.play(table.keeper.add("P1 take 1"), { told: false });
    await settle(400);
    table.welcome([]);
    await settle();
    expect((await Promise.all([link.intend({ type: "roll", seat: 0 }), settle()]))[0].accepted).toBe(false);
    expect(types()).toEqual(["sit", "show"]);
    expect(toasts.map((toast) => toast.text)).toEqual(["There is no connection to the server."]);
    vi.stubGlobal("fetch", async () => new Response(table.keeper.file({ revealed: false })));
    await roll(table, link, 2);
    expect(types()).toEqual(["sit", "show", "roll"]);
    link.close();
  });

  it.each([
    ["cannot be read", () => "<html>"],
    [
      "ends before what was announced",
      (table: Table) => table.keeper.file({ revealed: false }).replace(/\n.+\n$/, "\n"),
    ],
  ])("shows no further link while the file %s", async (_, file) => {
    const { table, link } = await playing();
    vi.stubGlobal("fetch", async () => new Response(file(table)));
    last().close(1006);
    table.play(table.keeper.add("P2 take 1"), { told: false });
    await settle(400);
    table.welcome([]);
    await settle();
    expect((await Promise.all([link.intend({ type: "roll", seat: 0 }), settle()]))[0].accepted).toBe(false);
    expect(types()).toEqual(["sit", "show"]);
    expect(toasts.map((toast) => toast.text)).toEqual([expect.stringMatching(/^This device could not find out/)]);
    vi.stubGlobal("fetch", async () => new Response(table.keeper.file({ revealed: false })));
    await roll(table, link, 2);
    expect(link.doubts).toEqual([]);
    link.close();
  });

  it("says nothing of an opening at which it was off", async () => {
    const { table, link } = await sitting();
    last().close(1006);
    begins(table, { told: false });
    await settle(400);
    table.welcome();
    table.play(table.keeper.add("P2 take 1"));
    await settle();
    expect(link.doubts).toEqual([]);
    link.close();
  });

  it("rolls without a link where its memory is lost, and the game goes on", async () => {
    const { table, link } = await playing();
    localStorage.setItem("wuerfelreich.dice.kitchen", "{");
    void link.intend({ type: "roll", seat: 0 });
    await settle();
    expect(sent().at(-1)).toEqual({ type: "roll", seat: 0 });
    table.play(table.keeper.add("! silent P1"));
    table.play(table.keeper.roll("turn 1 roll 1"));
    await settle();
    expect(link.doubts).toEqual([]);
    link.close();
  });
});

describe("a server that cheats", () => {
  it("gets no link for an opening with other options than when the player sat down", async () => {
    const { table, link } = await sitting();
    table.keeper.options = '{"start":2}';
    table.status = "running";
    table.happen([{ type: "opened" }]);
    await settle();
    expect(types()).toEqual(["sit"]);
    expect(link.doubts).toMatchObject([{ key: "web-opening-terms" }]);
    link.close();
  });

  it("is found out when it begins without asking a device that is there", async () => {
    const { table, link } = await sitting();
    begins(table);
    await settle();
    expect(types()).toEqual(["sit"]);
    expect(link.doubts).toMatchObject([{ key: "dice-not-asked" }]);
    link.close();
  });

  it("gets no more links after it has rewritten the record, and the game goes on", async () => {
    const { table, link } = await playing();
    await roll(table, link, 1);
    vi.stubGlobal("fetch", async () => new Response(table.keeper.file({ revealed: false })));
    last().close(1006);
    table.keeper.lines[0] = table.keeper.lines[0]!.replace("dice", "other");
    table.play(table.keeper.add("P2 take 1"), { told: false });
    await settle(400);
    table.welcome([]);
    await settle();
    expect(link.doubts).toMatchObject([{ key: "dice-record-differs", entry: 2 }]);
    void link.intend({ type: "roll", seat: 0 });
    await settle();
    expect(sent().at(-1)).toEqual({ type: "roll", seat: 0 });
    link.close();
  });

  it("is found out when it asks for a roll while others still move", async () => {
    const { table, link } = await playing();
    void link.intend({ type: "roll", seat: 0 });
    await settle();
    const { link: early } = sent().at(-1)!;
    table.play(table.keeper.add("P2 take 1"));
    table.play(table.keeper.roll("turn 1 roll 1", 0, early!));
    await settle();
    expect(link.doubts).toMatchObject([{ key: "dice-link-early", turn: 1 }]);
    link.close();
  });

  it.each([
    [
      "is found out when it calls somebody away who is connected",
      6000,
      [{ key: "dice-called-away", entry: 3, turn: 1 }],
    ],
    ["is believed when it says so just after somebody has connected", 0, []],
  ])("%s", async (_, connected, doubts) => {
    const { table, link } = await playing();
    await roll(table, link, 1);
    await settle(connected);
    table.happen(
      ["! bot P1", "! silent P1"].map((line) => ({ type: "played", entry: entryOf(table.keeper.add(line)) }) as Event),
    );
    await settle();
    expect(link.doubts).toEqual(doubts);
    link.close();
  });

  it("is believed when it says so to somebody who was not", async () => {
    const { table, link } = await playing();
    last().close(1006);
    for (const line of ["! bot P1", "! silent P1"]) table.play(table.keeper.add(line), { told: false });
    await settle(400);
    table.welcome();
    await settle();
    expect(link.doubts).toEqual([]);
    link.close();
  });

  it("is found out when it draws without the link that was sent", async () => {
    const { table, link } = await playing();
    void link.intend({ type: "roll", seat: 0 });
    await settle();
    table.play(table.keeper.roll("turn 1 roll 1"));
    await settle();
    expect(link.doubts).toMatchObject([{ key: "dice-link-lost" }]);
    link.close();
  });

  it("is found out when the record was cut while the player was away", async () => {
    const { table, link } = await playing();
    await roll(table, link, 1);
    vi.stubGlobal("fetch", async () => new Response(table.keeper.file({ revealed: false })));
    table.keeper.lines.pop();
    last().close(1006);
    await settle(400);
    table.welcome([]);
    await settle();
    expect(link.doubts).toMatchObject([{ key: "dice-record-cut", entry: 2 }]);
    link.close();
  });
});

async function checked(table: Table): Promise<unknown> {
  const [found] = await Promise.all([checkDice(table.keeper.file()), settle()]);
  return found;
}
