import { describe, expect, it, vi } from "vitest";
import { checkDice } from "../fair/check";
import { recall } from "../fair/memory";
import { chainOf } from "../fair/testKeeper";
import { TableLink } from "./link.svelte";
import { settings } from "./settings.svelte";
import { last, Line } from "./testLine";
import {
  begins,
  entryOf,
  playing,
  roll,
  sent,
  settle,
  sitting,
  startAfresh,
  Table,
  types,
  type Event,
  type Sent,
} from "./testTable";
import { toasts } from "./toasts.svelte";

startAfresh();

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

async function checked(table: Table): Promise<unknown> {
  const [found] = await Promise.all([checkDice(table.keeper.file()), settle()]);
  return found;
}
