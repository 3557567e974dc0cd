import { afterEach, describe, expect, it, vi } from "vitest";
import page from "../../../docs/game-files.md?raw";
import { checkDice } from "./check";

// The example from docs/game-files.md, written by the Python side: both implementations must agree on every roll.
const recorded = import.meta.glob<string>("../../../tests/games/*/*.wr", { query: "?raw", import: "default" });
const example = /```\n(wuerfelreich 1\n[\s\S]*?)```/.exec(page)?.[1] ?? "";

afterEach(() => vi.unstubAllGlobals());

describe("the dice of a game file", () => {
  it("are all computed again", async () => {
    expect(await checkDice(example)).toEqual({ kind: "checked", rolls: 10, faults: [], promise: true });
  });

  it("are the same without the browser's own cryptography", async () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal("crypto", { getRandomValues });
    expect(await checkDice(example)).toEqual({ kind: "checked", rolls: 10, faults: [], promise: true });
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
    expect(found).toMatchObject({ kind: "checked", faults: [{ label: "turn 1 roll 2" }] });
  });

  it("are rejected where the seed is a different one", async () => {
    const found = await checkDice(example.replace('"seed":"0c7e', '"seed":"0c7f'));
    expect(found).toMatchObject({ kind: "checked", promise: false });
    expect(found.kind === "checked" && found.faults.length).toBeGreaterThan(5);
  });

  it("are rejected where a player's seed was changed afterwards", async () => {
    const found = await checkDice(example.replace('"7f3a"', '"7f3b"'));
    expect(found.kind === "checked" && found.faults.length).toBeGreaterThan(5);
  });

  it("are rejected where a roll was drawn twice", async () => {
    const line = "~ turn 1 roll 2 = R3 G3 < 2/6 2/6\n";
    const found = await checkDice(example.replace(line, line + line));
    expect(found).toMatchObject({ faults: [{ label: "turn 1 roll 2" }] });
  });

  it("cannot be checked before the seed is revealed, or where somebody entered the rolls by hand", async () => {
    expect((await checkDice(example.replace(/,"seed":"[0-9a-f]+"/, ""))).kind).toBe("secret");
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
