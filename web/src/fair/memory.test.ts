import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkDice } from "./check";
import { Device } from "./device";
import { MAX_TABLES, recall, remember } from "./memory";
import { begun, MINE, noticed, seated, tell } from "./testDevice";
import { Keeper } from "./testKeeper";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the memory", () => {
  const hostile = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"x"',
    "{}",
    '{"__proto__":{"secret":"x"}}',
    `{"secret":"${"a".repeat(64)}"}`,
    "[".repeat(100_000),
  ];
  it.each(hostile)("that holds garbage (%#) is as if there were none", async (garbage) => {
    const { keeper, device } = await begun();
    localStorage.setItem("wuerfelreich.dice.kitchen", garbage);
    keeper.roll("turn 1 roll 1");
    expect(tell(keeper, device, { rolling: true })).toBe(true);
    expect(await device.link(0)).toBe("");
    expect(await device.agree(keeper.opening(), MINE, keeper.openingHash())).toBeNull();
    expect(await device.catchUp(async () => keeper.file())).toBe(true);
    device.begin(keeper.opening());
    device.end();
    expect(noticed(device)).toEqual([]);
    expect(await checkDice(keeper.file())).toMatchObject({ kind: "checked", own: null });
  });

  it("with a single wrong field is garbage", async () => {
    const { device } = await begun();
    const good = recall("kitchen")!;
    for (const [key, value] of Object.entries(good)) {
      for (const wrong of [undefined, null, {}, -1, 0.5, "x", [null], typeof value === "number" ? "1" : 1]) {
        if (key === "seats" && wrong === "x") continue;
        localStorage.setItem("wuerfelreich.dice.kitchen", JSON.stringify({ ...good, [key]: wrong }));
        expect([key, wrong, recall("kitchen")]).toEqual([key, wrong, null]);
        expect(await device.link(0)).toBe("");
      }
    }
  });

  it.each([
    ["is full", { getItem: (): null => null, length: 0, key: () => null, setItem: raise }],
    ["is forbidden", { getItem: raise, setItem: raise }],
    ["does not exist", undefined],
  ])("lasts as long as the page where local storage %s", async (_, storage) => {
    vi.stubGlobal("localStorage", storage);
    const keeper = new Keeper();
    const table = `kitchen-${_}`.replaceAll(" ", "-");
    Object.assign(keeper, { table });
    const device = new Device(table);
    const tip = await device.tip(keeper.opening());
    keeper.chains = [{ seats: [0], tip: tip!, link: null }];
    keeper.chains[0]!.link = (await device.agree(keeper.opening(), MINE, keeper.openingHash()))![1];
    device.begin(keeper.opening());
    keeper.roll("turn 1 roll 1", 0, await device.link(0));
    tell(keeper, device, { rolling: true });
    expect(await checkDice(keeper.file())).toMatchObject({ own: 1, faults: [] });
  });

  it("keeps the newest tables", async () => {
    const { keeper } = await seated();
    const one = recall("kitchen")!;
    for (let at = 0; at < MAX_TABLES + 20; at++) remember(`kitchen${at}`, { ...one, at });
    remember("kitchen0", { ...one, at: 1e12 });
    localStorage.setItem("wuerfelreich.settings", "{}");
    remember(keeper.table, { ...one, at: 2e12 });
    expect(recall("kitchen0")).not.toBeNull();
    expect(recall("kitchen1")).toBeNull();
    expect(recall("kitchen100")).not.toBeNull();
    expect(recall("kitchen")).not.toBeNull();
    expect(localStorage.length).toBe(MAX_TABLES + 1);
    expect(localStorage.getItem("wuerfelreich.settings")).toBe("{}");
  });
});

function raise(): never {
  throw new DOMException("no", "QuotaExceededError");
}
