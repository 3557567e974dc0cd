// Servers that ask this device for more than they should get, or show it what cannot be.
import { beforeEach, describe, expect, it } from "vitest";
import { before } from "./chain";
import { checkDice } from "./check";
import { Device } from "./device";
import { NotOneLine, sha } from "./hashes";
import { recall } from "./memory";
import { BEN, begun, keys, MINE, noticed, round, seated, tell } from "./testDevice";
import { chainOf } from "./testKeeper";

beforeEach(() => localStorage.clear());

describe("a link that is asked for early", () => {
  it("is noticed when it appears after others have drawn", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const link = await device.link(0);
    keeper.roll("turn 2 roll 1", 1, BEN[3]!);
    tell(keeper, device);
    keeper.roll("turn 3 roll 1", 0, link);
    tell(keeper, device, { rolling: true });
    expect(device.notices()).toEqual([{ key: "dice-link-early", entry: 3, turn: 3 }]);
    expect(await keys(keeper)).toEqual(["dice-link-early"]);
  });

  it.each([
    ["P2 keep G4", ["dice-link-early"]],
    ["P1 keep G4", []],
    ["! bot P2", []],
  ])("is noticed after a move of somebody else, not after one's own or an event (%s)", async (line, faults) => {
    const { keeper, device } = await begun();
    const link = await device.link(0);
    keeper.add(line);
    tell(keeper, device);
    keeper.roll("turn 1 roll 1", 0, link);
    tell(keeper, device);
    expect(noticed(device)).toEqual(faults);
    expect(await keys(keeper)).toEqual(faults);
  });

  it("is found in the file by a device that was cut off", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const link = await device.link(0);
    keeper.add("P2 keep G4");
    keeper.roll("turn 2 roll 1", 0, link);
    expect(noticed(device)).toEqual([]);
    expect(await checkDice(keeper.file())).toMatchObject({ faults: [{ key: "dice-link-early", args: { turn: 2 } }] });
  });

  it("counts from when it was first sent, also after a reload", async () => {
    const { keeper, device } = await begun();
    const link = await device.link(0);
    keeper.add("P2 keep G4");
    tell(keeper, device);
    const reloaded = new Device("kitchen");
    expect(await reloaded.link(0)).toBe(link);
    keeper.roll("turn 1 roll 1", 0, link);
    tell(keeper, reloaded);
    expect(noticed(reloaded)).toEqual(["dice-link-early"]);
  });
});

describe("a link that was sent and is not in the record", () => {
  it.each([
    ["a draw follows", (add: (line: string) => void) => add("~ turn 2 roll 1 = dice < 0/6")],
    ["the player is called out of time", (add: (line: string) => void) => add("! timeout P1")],
  ])("is lost if %s, though no line says that the chain is over", async (_, goesOn) => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    await device.link(0);
    goesOn((line) => keeper.add(line));
    expect(await keys(keeper)).toContain("dice-link-lost");
  });

  it("is only unused if somebody else is out of time", async () => {
    const { keeper, device } = await begun();
    await device.link(0);
    keeper.add("! timeout P2");
    expect(await checkDice(keeper.file())).toMatchObject({ faults: [], remarks: [{ key: "dice-link-unused" }] });
  });

  it("is another device's if this one never sent it", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const [, , , third] = chainOf("kitchen", recall("kitchen")!.secret);
    keeper.roll("turn 2 roll 1", 0, third);
    expect(await checkDice(keeper.file())).toMatchObject({ faults: [{ key: "dice-other-device", args: { turn: 2 } }] });
  });
});

describe("a file", () => {
  it("with chains is no branch, in which draws would not be computed again", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const chosen = keeper.file().replace(/< \d/, (pick) => `< ${(Number(pick.at(-1)) + 1) % 6}`);
    localStorage.clear();
    expect(await checkDice(chosen)).toMatchObject({ faults: [{ key: "web-dice-wrong" }] });
    const origin = `origin ${JSON.stringify({ record: "ab".repeat(32), entries: 2 })}`;
    expect(await checkDice(chosen.replace("\n\n", `\n${origin}\n\n`))).toEqual({ kind: "unreadable", line: 12 });
  });

  it("of a branch is not the table that was agreed to", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const origin = `origin ${JSON.stringify({ record: "ab".repeat(32), entries: 2 })}`;
    const bare = keeper.file().replace(/^chain .*\n/gm, "");
    expect(await checkDice(bare.replace("\n\n", `\n${origin}\n\n`))).toMatchObject({
      faults: [{ key: "dice-other-table" }],
    });
  });

  it("of another table than the page's is noticed, whatever its dice", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const scripted = keeper.file().replace(/^dice .*$/m, 'dice {"kind":"scripted"}');
    const others = [keeper.file().replace('"kitchen"', '"cellar"'), scripted.replace(/^chain .*\n/gm, "")];
    for (const other of others)
      expect(await checkDice(other, "kitchen")).toMatchObject({ faults: [{ key: "dice-other-table" }] });
    expect(await checkDice(keeper.file(), "kitchen")).toMatchObject({ own: 1, faults: [] });
  });

  it.each([
    ["options", '{"start":1}', '{"start":2}'],
    ["rules", "rules 1", "rules 2"],
    ["material", "ab".repeat(32), "cd".repeat(32)],
    ["a bot's kind", "knight", "king"],
    ["a tip", BEN[0]!, "cd".repeat(32)],
    ["game", '"wuerfelkoenig"', '"another"'],
  ])("with other %s is not the table that was agreed to", async (_, old, other) => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    expect(await keys(keeper)).toEqual([]);
    const found = await checkDice(keeper.file().replace(old, other));
    expect(found).toMatchObject({ faults: expect.arrayContaining([{ key: "dice-other-table", args: {} }]) });
  });

  it("says nothing to somebody who left before the opening", async () => {
    const { keeper } = await seated();
    keeper.chains = [{ seats: [1], tip: BEN[0]!, link: BEN[1]! }];
    keeper.roll("turn 1 roll 1", 0, BEN[2]!);
    expect(await checkDice(keeper.file(), "kitchen")).toMatchObject({ faults: [], own: null });
  });

  it.each([
    ["two lines of dice", /^(dice .*)$/m, "$1\n$1"],
    ["a line feed in a bot", '"bot":"knight"', '"bot":"knight\\nP4 bot knight"'],
    ["a line feed in the table", '"kitchen"', '"kit\\nchen"'],
    ["a chain at a bot's seat", '["P2"]', '["P3"]'],
    ["a chain at a seat that is not there", '["P2"]', '["P6"]'],
    ["two chains at a seat", '["P2"]', '["P1"]'],
    ["two chains with one tip", BEN[0]!, "TIP"],
    ["seats of a chain out of order", '["P1"]', '["P2","P1"]'],
    ["chains of other dice", '"kind":"fair-2"', '"kind":"fair","seats":[]'],
  ])("cannot be read with %s", async (_, old, other) => {
    const { keeper } = await begun();
    const text = keeper.file().replace(old, other.replace("TIP", keeper.chains[0]!.tip));
    expect(await checkDice(text)).toMatchObject({ kind: "unreadable" });
  });
});

describe("a tip that leads into another chain", () => {
  it("cannot be followed by that chain's links, at the beginning or later", async () => {
    const { keeper, device } = await seated();
    const { tip } = keeper.chains[0]!;
    keeper.chains[1]!.tip = before("kitchen", tip);
    const shown = await device.agree(keeper.opening(), MINE, keeper.openingHash());
    keeper.chains[0]!.link = shown![1];
    keeper.chains[1]!.link = tip;
    device.begin(keeper.opening());
    expect(noticed(device)).toEqual(["dice-other-table"]);
    expect(await keys(keeper)).toContain("broken-first-link");
    keeper.chains[1] = { seats: [1], tip: before("kitchen", before("kitchen", tip)), link: before("kitchen", tip) };
    keeper.roll("turn 1 roll 1", 1, tip);
    expect(await keys(keeper)).toContain("web-dice-wrong-links");
  });
});

describe("one hash", () => {
  it("cannot stand for other lines", () => {
    expect(() => sha("a\nb", "c")).toThrow(NotOneLine);
    expect(() => sha("a", "b", "c")).not.toThrow();
  });

  it("cannot stand for two tables", async () => {
    const { keeper, device } = await seated();
    keeper.bots = [null, null, "knight\nP4 bot knight"];
    expect(await device.agree(keeper.opening(), MINE, keeper.openingHash())).toBeNull();
    expect(noticed(device)).toEqual(["web-opening-hash"]);
    expect(recall("kitchen")).toMatchObject({ sent: 0, opening: "" });
  });

  it("cannot stand for two records", async () => {
    const { keeper, device } = await begun();
    keeper.add("P2 keep G4\nP2 take 1");
    expect(tell(keeper, device)).toBe(true);
    expect(noticed(device)).toEqual(["dice-record-differs"]);
    expect(await device.link(0)).toBe("");
  });
});

describe("a beginning", () => {
  it.each([
    ["a first link that does not fit", (chains: { link: string | null }[]) => (chains[1]!.link = "cd".repeat(32))],
    ["this device's link twice", (chains: { link: string | null }[]) => (chains[1]!.link = chains[0]!.link)],
    ["a forged link for this device", (chains: { link: string | null }[]) => (chains[0]!.link = "cd".repeat(32))],
  ])("with %s is refused", async (_, attack) => {
    const { keeper, device } = await seated();
    const shown = await device.agree(keeper.opening(), MINE, keeper.openingHash());
    keeper.chains[0]!.link = shown![1];
    keeper.chains[1]!.link = BEN[1]!;
    attack(keeper.chains);
    device.begin(keeper.opening(), true);
    expect(noticed(device)).toEqual(["dice-other-table"]);
    expect(recall("kitchen")).toMatchObject({ seen: "", used: 0 });
    expect(await device.link(0)).toBe("");
  });

  it("counts once: a second one does not change what was seen", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const known = recall("kitchen");
    keeper.chains[1]!.link = null;
    device.begin(keeper.opening(), true);
    expect(recall("kitchen")).toEqual(known);
    expect(await keys(keeper)).toContain("dice-record-differs");
  });

  it("that nobody asked this device about is noticed if it was there", async () => {
    const { keeper, device } = await seated();
    keeper.chains[1]!.link = BEN[1]!;
    device.begin(keeper.opening(), false);
    expect(noticed(device)).toEqual([]);
    device.begin(keeper.opening(), true);
    expect(noticed(device)).toEqual(["dice-not-asked"]);
    expect(await device.link(0)).toBe("");
    expect(await keys(keeper)).toEqual(["dice-not-asked"]);
  });

  it("after an opening that this device refused is no second fault", async () => {
    const { keeper, device } = await seated();
    keeper.options = '{"start":2}';
    await device.agree(keeper.opening(), MINE, keeper.openingHash());
    device.begin(keeper.opening(), true);
    expect(noticed(device)).toEqual(["web-opening-terms"]);
  });

  it("is needed before any link but the first, and an agreement before that", async () => {
    const { keeper, device } = await seated();
    expect(await device.link(0)).toBe("");
    device.begin(keeper.opening());
    expect(await device.link(0)).toBe("");
    const shown = await device.agree(keeper.opening(), MINE, keeper.openingHash());
    expect(await device.link(0)).toBe("");
    keeper.chains[0]!.link = shown![1];
    keeper.chains[1]!.link = BEN[1]!;
    device.begin(keeper.opening());
    expect(await device.link(0)).toBe(chainOf("kitchen", recall("kitchen")!.secret)[2]);
  });

  it("is known after a reload, with seats and links", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const again = new Device("kitchen");
    again.begin(keeper.opening());
    expect(recall("kitchen")).toMatchObject({ seats: ["P1"], used: 2, sent: 2, entries: 2 });
    expect(await again.link(0)).toBe(chainOf("kitchen", recall("kitchen")!.secret)[3]);
    expect(await again.link(1)).toBe("");
  });

  it("with one tip at two seats is not agreed to", async () => {
    const { keeper, device } = await seated();
    keeper.chains[1]!.tip = keeper.chains[0]!.tip;
    expect(await device.agree(keeper.opening(), MINE, keeper.openingHash())).toBeNull();
    expect(noticed(device)).toEqual(["web-opening-seat"]);
  });
});
