import { beforeEach, describe, expect, it } from "vitest";
import { checkDice } from "./check";
import { Device } from "./device";
import { recall, remember } from "./memory";
import { BEN, begun, keys, MINE, noticed, round, seated, tell } from "./testDevice";
import { chainOf, Keeper } from "./testKeeper";

beforeEach(() => localStorage.clear());

describe("a device at a table", () => {
  it("shows its links one by one, and the check says how many of them are in the game", async () => {
    const { keeper, device } = await begun();
    for (const turn of [1, 2, 3]) await round(keeper, device, turn);
    device.end();
    expect(noticed(device)).toEqual([]);
    const found = await checkDice(keeper.file());
    expect(found).toMatchObject({ kind: "checked", rolls: 6, links: 6, own: 3, faults: [], remarks: [] });
    expect(found).toMatchObject({ record: { entries: 6, seen: keeper.seen() } });
    expect(recall("kitchen")).toMatchObject({ entries: 6, seen: keeper.seen(), sent: 4, used: 4 });
    expect(JSON.stringify(recall("kitchen")).length).toBeLessThan(1000);
  });

  it("uses the chain that Python would", async () => {
    const { keeper, device } = await begun();
    const secret = recall("kitchen")!.secret;
    const links = chainOf("kitchen", secret);
    expect(keeper.chains[0]).toMatchObject({ tip: links[0], link: links[1] });
    expect(await device.link(0)).toBe(links[2]);
  });

  it("sends the same link again until it has seen it in the record", async () => {
    const { keeper, device } = await begun();
    const first = await device.link(0);
    expect(await device.link(0)).toBe(first);
    expect(await new Device("kitchen").link(0)).toBe(first);
    keeper.roll("turn 1 roll 1", 0, first);
    tell(keeper, device);
    expect(await device.link(0)).not.toBe(first);
  });

  it("rolls for all its seats with one chain, and for no others", async () => {
    const { keeper, device } = await seated();
    keeper.chains = [{ ...keeper.chains[0]!, seats: [0, 1] }];
    const shown = await device.agree(keeper.opening(), [0, 1], keeper.openingHash());
    keeper.chains[0]!.link = shown![1];
    device.begin(keeper.opening());
    expect(await device.link(1)).toBe(await device.link(0));
    expect(await device.link(2)).toBe("");
  });

  it("goes on without links where its chain is exhausted", async () => {
    const { device } = await begun();
    remember("kitchen", { ...recall("kitchen")!, used: 4096, sent: 4096 });
    expect(await device.link(0)).toBe("");
    expect(recall("kitchen")).toMatchObject({ over: true, sent: 4096 });
  });

  it("registers the same tip again, until the opening", async () => {
    const { keeper, device } = await seated();
    expect(await device.tip(keeper.opening())).toBe(keeper.chains[0]!.tip);
    await device.agree(keeper.opening(), MINE, keeper.openingHash());
    expect(await device.tip(keeper.opening())).toBeNull();
  });

  it("has one chain in all tabs", async () => {
    const { keeper } = await seated();
    const [a, b] = await Promise.all([1, 2].map(() => new Device("kitchen").tip(keeper.opening())));
    expect(a).toBe(b);
    localStorage.clear();
    const [c, d] = await Promise.all([1, 2].map(() => new Device("kitchen").tip(keeper.opening())));
    expect(c).toBe(d);
    expect(c).not.toBe(a);
  });

  it("takes in what two tabs receive only once", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const other = new Device("kitchen");
    expect(other.observe(keeper.lines.map((line, at) => ({ at, line, live: true, here: true, rolling: false })))).toBe(
      true,
    );
    expect(recall("kitchen")).toMatchObject({ entries: 2, seen: keeper.seen() });
    expect(noticed(device)).toEqual([]);
  });
});

describe("an opening", () => {
  it("is agreed to once, and the first link can be sent again", async () => {
    const { keeper, device } = await seated();
    const first = await device.agree(keeper.opening(), MINE, keeper.openingHash());
    expect(first).toEqual([keeper.openingHash(), chainOf("kitchen", recall("kitchen")!.secret)[1]]);
    expect(await device.agree(keeper.opening(), MINE, keeper.openingHash())).toEqual(first);
    expect(noticed(device)).toEqual([]);
  });

  const attacks: [string, string, (keeper: Keeper) => void][] = [
    ["another seed", "web-opening-commitment", (keeper) => (keeper.seed = Buffer.alloc(32, 8))],
    ["other options", "web-opening-terms", (keeper) => (keeper.options = '{"start":2}')],
    ["another game", "web-opening-terms", (keeper) => (keeper.game = "knatsch")],
    ["other material", "web-opening-terms", (keeper) => (keeper.material = "cd".repeat(32))],
    ["fewer seats", "web-opening-terms", (keeper) => keeper.bots.pop()],
    ["no chain of this device", "web-opening-seat", (keeper) => keeper.chains.shift()],
    ["another tip for this device", "web-opening-seat", (keeper) => (keeper.chains[0]!.tip = "cd".repeat(32))],
    ["this device at another seat", "web-opening-seat", (keeper) => (keeper.chains[0]!.seats = [1])],
    ["this device at one more seat", "web-opening-seat", (keeper) => (keeper.chains[0]!.seats = [0, 1])],
    ["two chains at one seat", "web-opening-seat", (keeper) => (keeper.chains[1]!.seats = [0])],
    ["a chain of a bot", "web-opening-seat", (keeper) => (keeper.chains[1]!.seats = [2])],
    ["chains in another order", "web-opening-seat", (keeper) => keeper.chains.reverse()],
  ];
  it.each(attacks)("is refused with %s", async (_, key, attack) => {
    const { keeper, device } = await seated();
    attack(keeper);
    expect(await device.agree(keeper.opening(), MINE, keeper.openingHash())).toBeNull();
    expect(noticed(device)).toEqual([key]);
    expect(recall("kitchen")).toMatchObject({ sent: 0, opening: "" });
  });

  it("is refused if the server's hash is of other seats than those shown", async () => {
    const { keeper, device } = await seated();
    const shown = keeper.opening();
    keeper.bots[2] = "king";
    expect(await device.agree(shown, MINE, keeper.openingHash())).toBeNull();
    expect(noticed(device)).toEqual(["web-opening-hash"]);
  });

  it("is refused the second time if anything is different", async () => {
    const { keeper, device } = await begun();
    keeper.bots[2] = "king";
    expect(await device.agree(keeper.opening(), MINE, keeper.openingHash())).toBeNull();
    expect(noticed(device)).toEqual(["dice-second-opening"]);
  });

  it("gets no tip at a table whose seed has changed since", async () => {
    const { keeper, device } = await seated();
    keeper.seed = Buffer.alloc(32, 8);
    expect(await device.tip(keeper.opening())).toBeNull();
    expect(noticed(device)).toEqual(["web-opening-commitment"]);
  });

  it("that goes on without this device's link is noticed", async () => {
    const { keeper, device } = await seated();
    await device.agree(keeper.opening(), MINE, keeper.openingHash());
    keeper.chains[1]!.link = BEN[1]!;
    device.begin(keeper.opening());
    keeper.roll("turn 1 roll 1");
    tell(keeper, device);
    expect(noticed(device)).toEqual(["dice-began-without-you"]);
    expect(await device.link(0)).toBe("");
    expect(await keys(keeper)).toEqual(["dice-began-without-you"]);
    expect(await checkDice(keeper.file())).toMatchObject({ own: null });
  });

  it("that was another one when the game began is noticed", async () => {
    const { keeper, device } = await seated();
    const shown = await device.agree(keeper.opening(), MINE, keeper.openingHash());
    keeper.chains[0]!.link = shown![1];
    keeper.bots[2] = "king";
    device.begin(keeper.opening());
    expect(noticed(device)).toEqual(["dice-other-table"]);
    expect(await keys(keeper)).toContain("dice-other-table");
  });
});

describe("a server that cheats while the game is running", () => {
  it("cannot call away a device that is connected", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 7);
    for (const line of ["! bot P1", "! silent P1"]) {
      keeper.add(line);
      tell(keeper, device);
    }
    expect(device.notices()).toEqual([{ key: "dice-called-away", entry: 3, turn: 7 }]);
    expect(await device.link(0)).toBe("");
    expect(await keys(keeper)).toEqual(["dice-called-away"]);
  });

  it("may say that a device is silent which was not there", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    for (const line of ["! bot P1", "! silent P1"]) {
      keeper.add(line);
      tell(keeper, device, { live: false });
    }
    expect(noticed(device)).toEqual([]);
    expect(await checkDice(keeper.file())).toMatchObject({
      faults: [],
      remarks: [{ key: "dice-silent-from", args: { seat: "Anna", turn: 1 } }],
    });
  });

  it("cannot let another device roll", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    keeper.add("! silent P1");
    tell(keeper, device);
    expect(noticed(device)).toEqual(["dice-other-device"]);
    expect(await keys(keeper)).toEqual(["dice-other-device"]);
  });

  it("cannot say the same of others to this device", async () => {
    const { keeper, device } = await begun();
    keeper.add("! silent P2");
    tell(keeper, device);
    expect(noticed(device)).toEqual([]);
    expect(await device.link(0)).not.toBe("");
  });

  it("cannot drop a link and roll without it", async () => {
    const { keeper, device } = await begun();
    await device.link(0);
    keeper.roll("turn 1 roll 1");
    tell(keeper, device, { rolling: true });
    expect(noticed(device)).toEqual(["dice-link-lost"]);
    expect(await keys(keeper)).toEqual(["dice-link-lost"]);
  });

  it("cannot drop a link and say afterwards that the device was away", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    await device.link(0);
    keeper.add("! bot P1");
    keeper.add("! silent P1");
    keeper.roll("turn 2 roll 1");
    const [fault] = await keys(keeper);
    expect(fault).toBe("dice-link-lost");
  });

  it("may end the game before a link is recorded", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    await device.link(0);
    keeper.add("! resign P2");
    tell(keeper, device);
    expect(await checkDice(keeper.file())).toMatchObject({ faults: [], remarks: [{ key: "dice-link-unused" }] });
  });

  it("cannot keep the seed to itself after the end", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    expect(await keys(keeper, { revealed: false })).toEqual([]);
    device.end();
    expect(await keys(keeper, { revealed: false })).toEqual(["web-dice-seed-missing"]);
  });

  it("cannot reveal another seed", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const other = keeper.file().replace(keeper.seed.toString("hex"), "08".repeat(32));
    const found = await checkDice(other);
    expect(found).toMatchObject({ faults: [{ key: "web-dice-promise-broken" }, { key: "web-dice-wrong" }] });
  });

  it("cannot show a file of another table in its place", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    const other = new Keeper();
    other.seed = Buffer.alloc(32, 8);
    other.roll("turn 1 roll 1");
    expect(await keys(other)).toEqual(["dice-other-table"]);
    expect(await checkDice(other.file())).toMatchObject({ remarks: [{ key: "dice-no-device" }] });
  });
});

describe("a record", () => {
  it("that was cut is noticed", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    keeper.lines.pop();
    expect(await keys(keeper)).toEqual(["dice-record-cut"]);
  });

  it("that was rewritten is noticed, also by the next move", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    keeper.add("P1 take 7");
    tell(keeper, device);
    keeper.lines[2] = "P1 take 8";
    expect(await checkDice(keeper.file())).toMatchObject({
      faults: [{ key: "dice-record-differs", args: { entry: 3 } }],
    });
    keeper.add("P2 take 7");
    expect(await device.catchUp(async () => keeper.file({ revealed: false }))).toBe(true);
    expect(device.notices()).toMatchObject([{ key: "dice-record-differs", entry: 3 }]);
    expect(await device.link(0)).toBe("");
  });

  it("that was cut while the device was away is noticed at once", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    keeper.lines.pop();
    expect(device.hasSeenOther(keeper.lines.length)).toBe(true);
    await device.catchUp(async () => keeper.file({ revealed: false }));
    expect(device.notices()).toMatchObject([{ key: "dice-record-cut", entry: 2 }]);
  });

  it("is filled from the file where something was missed", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    keeper.add("P1 take 7");
    keeper.roll("turn 2 roll 1", 1, BEN[3]!);
    expect(tell(keeper, device)).toBe(false);
    await device.catchUp(async () => keeper.file({ revealed: false }));
    expect(recall("kitchen")).toMatchObject({ entries: 4, seen: keeper.seen(), turn: 2 });
    expect(noticed(device)).toEqual([]);
    expect(device.hasSeenOther(4)).toBe(false);
  });

  it("may grow in another tab while the file is on its way", async () => {
    const { keeper, device } = await begun();
    const old = keeper.file({ revealed: false });
    await device.catchUp(async () => {
      await round(keeper, new Device("kitchen"), 1);
      return old;
    });
    expect(noticed(device)).toEqual([]);
    expect(recall("kitchen")).toMatchObject({ entries: 2 });
  });

  it("that cannot be read changes nothing", async () => {
    const { keeper, device } = await begun();
    await round(keeper, device, 1);
    expect(await device.catchUp(async () => "<html>")).toBe(false);
    expect(noticed(device)).toEqual([]);
  });
});
