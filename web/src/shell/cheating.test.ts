import { describe, expect, it, vi } from "vitest";
import { last } from "./testLine";
import { begins, entryOf, playing, roll, sent, settle, sitting, startAfresh, types, type Event } from "./testTable";

startAfresh();

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
