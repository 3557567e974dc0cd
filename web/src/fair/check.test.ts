import { describe, expect, it } from "vitest";
import page from "../../../docs/game-files.md?raw";
import { Chain } from "./chain";
import { checkDice } from "./check";
import { openingOf, readFile } from "./file";
import { spokenRecord } from "./finding";
// A game with links, made by a few lines of Python that share nothing with this code.
import linked from "./linked.wr?raw";
import { firstMix, openingHash } from "./opening";

// The example from docs/game-files.md, written by the Python side: both implementations must agree on every roll.
const recorded = import.meta.glob<string>("../../../tests/games/*/*.wr", { query: "?raw", import: "default" });
const example = /```\n(wuerfelreich 1\n[\s\S]*?)```/.exec(page)?.[1] ?? "";

describe("the dice of a game file", () => {
  it("are all computed again", async () => {
    expect(await checkDice(example)).toMatchObject({
      kind: "checked",
      rolls: 10,
      faults: [],
      secret: null,
    });
  });

  it("of version 1 could have been chosen by the server, and the check says so", async () => {
    expect(await checkDice(example)).toMatchObject({ remarks: [{ key: "dice-first-version" }] });
  });

  it("are right in every recorded game", async () => {
    const found = await Promise.all(Object.values(recorded).map(async (read) => checkDice(await read())));
    const checked = found.filter((one) => one.kind === "checked");
    expect(checked.length).toBeGreaterThan(10);
    expect(checked.flatMap((one) => one.faults)).toEqual([]);
    expect(found.every((one) => one.kind === "checked" || one.kind === "scripted")).toBe(true);
  });

  it("are rejected where a pick was changed", async () => {
    const found = await checkDice(example.replace("R3 G3 < 2/6 2/6", "R4 G3 < 3/6 2/6"));
    expect(found).toMatchObject({ kind: "checked", faults: [{ args: { faults: 1, label: "turn 1 roll 2" } }] });
  });

  it("are rejected where the seed is a different one", async () => {
    const found = await checkDice(example.replace('"seed":"0c7e', '"seed":"0c7f'));
    expect(found).toMatchObject({ faults: [{ key: "web-dice-promise-broken" }, { key: "web-dice-wrong" }] });
  });

  it("are rejected where a player's seed was changed afterwards", async () => {
    const found = await checkDice(example.replace('"7f3a"', '"7f3b"'));
    expect(found).toMatchObject({ faults: [{ key: "web-dice-wrong", args: { faults: 9 } }] });
  });

  it("are rejected where a roll was drawn twice", async () => {
    const line = "~ turn 1 roll 2 = R3 G3 < 2/6 2/6\n";
    const found = await checkDice(example.replace(line, line + line));
    expect(found).toMatchObject({ faults: [{ args: { label: "turn 1 roll 2" } }] });
  });

  it("cannot be checked before the seed is revealed, or where somebody entered the rolls by hand", async () => {
    const secret = await checkDice(example.replace(/,"seed":"[0-9a-f]+"/, ""));
    expect(secret).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/), faults: [] });
    expect((await checkDice(example.replace(/^dice .*$/m, 'dice {"kind":"scripted"}'))).kind).toBe("scripted");
  });

  it("cannot be read from a file that is not a game file", async () => {
    expect(await checkDice("hello")).toEqual({ kind: "unreadable", line: 1 });
    expect(await checkDice("")).toEqual({ kind: "unreadable", line: 1 });
    expect(await checkDice(example.replace("2/6 2/6", "2/6 x"))).toMatchObject({ kind: "unreadable" });
    expect(await checkDice(example.replace("2/6 2/6", "7/6 2/6"))).toMatchObject({ kind: "unreadable" });
    expect(await checkDice(example.replace(/^dice .*$/m, "dice {"))).toMatchObject({ kind: "unreadable" });
  });
});

describe("a game of a group of tables", () => {
  const duplicate = async (): Promise<string> =>
    (await Promise.all(Object.values(recorded).map((read) => read()))).find((text) =>
      text.startsWith("wuerfelreich 3"),
    ) ?? "";

  it("is computed again, and the check says what its dice do not protect", async () => {
    const found = await checkDice(await duplicate());
    expect(found).toMatchObject({ faults: [], secret: null, remarks: [{ key: "dice-duplicate" }] });
  });

  it("is rejected where its group or a pick was changed", async () => {
    const text = await duplicate();
    expect(await checkDice(text.replace('"group":"club"', '"group":"pub"'))).toMatchObject({
      faults: [{ key: "web-dice-wrong" }],
    });
  });

  it("cannot be checked before the seed is revealed, nor read as another format or as a branch", async () => {
    const text = await duplicate();
    expect(await checkDice(text.replace(/,"seed":"[0-9a-f]+"/, ""))).toMatchObject({ faults: [], links: 0 });
    expect((await checkDice(text.replace("wuerfelreich 3", "wuerfelreich 2"))).kind).toBe("unreadable");
    const branch = text.replace("\n\n", `\norigin {"record":"${"0".repeat(64)}","entries":999}\n\n`);
    expect((await checkDice(branch)).kind).toBe("unreadable");
  });
});

describe("a game with links", () => {
  const OPENING = "98d55e78a7d390504b2ed27fadeb3702f34ff88b89b2d99960f64022e81cc251";
  const START = "eb4f9e9347669e57b2f8b495244dade8240875e12cb26208fb46972d32e9eccc";
  const SEEN = "322d3de289f5cac6db42c2cda7a94f0ae031b0198e040820f7cadb640e10ae21";
  const faults = async (text: string): Promise<unknown[]> => {
    const found = await checkDice(text);
    return found.kind === "checked" ? found.faults.map((fault) => fault.key) : [found.kind];
  };

  it("is bound by its opening and mixed from all links", async () => {
    const file = readFile(linked);
    if (typeof file === "number" || file.dice.kind !== "fair-2") throw new Error("unreadable");
    const opening = openingOf(file, file.dice);
    expect([openingHash(opening), firstMix(opening)]).toEqual([OPENING, START]);
    const chain = await Chain.from("example", "aa".repeat(32));
    expect([chain.tip(), chain.link(1)]).toEqual([file.chains[0]?.tip, file.chains[0]?.link]);
    expect([chain.link(0), chain.link(4096), chain.link(4097)]).toEqual([null, "aa".repeat(32), null]);
  });

  it("is computed again, link by link", async () => {
    const found = await checkDice(linked);
    expect(found).toMatchObject({
      rolls: 4,
      links: 2,
      own: null,
      faults: [],
      remarks: [{ key: "dice-silent-from", args: { seat: "Anna", turn: 2 } }],
      record: { entries: 6, seen: SEEN },
    });
    expect(spokenRecord({ entries: 6, seen: SEEN })).toBe("6:322d3de289f5cac6");
  });

  it("shows a link that was forged, moved, repeated, left out, or used after its chain was over", async () => {
    const [first, second] = [...linked.matchAll(/ \^ ([0-9a-f]{64})/g)].map((found) => found[1] ?? "");
    const bad = ["web-dice-wrong-links", "web-dice-wrong"];
    expect(await faults(linked.replace(second!, "ee".repeat(32)))).toEqual(bad);
    expect(await faults(linked.replace(first!, second!))).toEqual(bad);
    expect(await faults(linked.replace(second!, first!))).toEqual(bad);
    expect(await faults(linked.replace(` ^ ${second!}`, ""))).toEqual(["web-dice-wrong"]);
    expect(await faults(linked.replace("P3 keep G4", "! silent P1"))).toEqual(bad);
  });

  it("shows a first link that was forged or taken away", async () => {
    const [first] = [...linked.matchAll(/"link":"([0-9a-f]{64})"/g)].map((found) => found[1] ?? "");
    expect(await faults(linked.replace(first!, "ee".repeat(32)))).toContain("broken-first-link");
    const without = await checkDice(linked.replace(`,"link":"${first!}"`, ""));
    expect(without).toMatchObject({ remarks: [{ key: "dice-silent", args: { seat: "Anna" } }] });
    expect(await faults(linked.replace(`,"link":"${first!}"`, ""))).toContain("web-dice-wrong");
  });

  it("shows options, seats and tips that were changed afterwards", async () => {
    for (const [old, other] of [
      ['{"start":null}', '{"start":1}'],
      ["knight", "king"],
      ["rules 1", "rules 2"],
      ["example", "other"],
    ] as const)
      expect(await faults(linked.replaceAll(old, other))).toContain("web-dice-wrong");
  });

  it("cannot be read where a line makes no sense", async () => {
    const chain = /^chain .*$/m.exec(linked)?.[0] ?? "";
    const broken: [string, string][] = [
      ["wuerfelreich 2", "wuerfelreich 1"],
      ["wuerfelreich 2", "wuerfelreich 3"],
      ["wuerfelreich 2", "wuerfelreich 4"],
      [chain, "chain {}"],
      [chain, 'chain {"seats":"P1","tip":"00"}'],
      [chain, "chain null"],
      [chain, "constructor {}"],
      ["! silent P1", "! silent P9"],
      ["! silent P1", "?"],
      ["1/3", "3/3"],
      ["fair-2", "fair-3"],
      ["options {", "options [{"],
    ];
    for (const [old, other] of broken)
      expect([other, await faults(linked.replace(old, other))]).toEqual([other, ["unreadable"]]);
    expect(await faults(linked.slice(0, 40))).toEqual(["unreadable"]);
  });
});
