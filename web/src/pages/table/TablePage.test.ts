import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as tables from "../../games/table";
import { announced } from "../../shell/announce.svelte";
import { last, Line } from "../../shell/testLine";
import { WIRE, type ServerFrame } from "../../wire/types";
import type * as words from "../../words/words.svelte";
import { speak } from "../../words/words.svelte";
import TablePage from "./TablePage.svelte";

const loading = vi.hoisted(() => ({ words: true, table: true }));
vi.mock("../../words/words.svelte", async (original) => {
  const real = await original<typeof words>();
  const learn = (game: string) => (loading.words ? real.learn(game) : Promise.reject(new TypeError("no such file")));
  return { ...real, learn };
});
vi.mock("../../games/table", async (original) => {
  const real = await original<typeof tables>();
  const tableOf = (game: string) =>
    loading.table ? real.tableOf(game) : Promise.reject(new TypeError("no such file"));
  return { ...real, tableOf };
});
vi.mock("../../shell/api", () => ({
  me: () => Promise.resolve(null),
  serverInfo: () => Promise.resolve({ lan: null }),
}));

const NOT_LOADED = "Part of this page could not be loaded.";
const farewell: ServerFrame = { type: "farewell", key: "server-unreadable", sentence: "This table cannot be read." };
const welcome = (status: "open" | "running" | "closed"): ServerFrame => ({
  type: "welcome",
  wire: WIRE,
  position: {
    table: {
      id: "t",
      game: "knatsch",
      status,
      visibility: "private",
      seats: [],
      seq: 1,
      changed: 0,
      commitment: "",
      options: {},
    },
    ...(status === "running" ? { view: {} as never } : {}),
  },
  present: { seats: [], spectators: 0 },
  events: [],
  now: 0,
});

let page: Record<string, unknown>;
const shown = (): string => document.body.textContent ?? "";

function press(name: string): void {
  const buttons = [...document.querySelectorAll("button")].filter((button) => button.textContent?.trim() === name);
  expect(buttons).toHaveLength(1);
  buttons[0]?.click();
  flushSync();
}

beforeEach(async () => {
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  announced.length = 0;
  loading.words = loading.table = true;
  await speak("en");
  page = mount(TablePage, { target: document.body, props: { id: "t" } });
  flushSync();
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("shows why the table cannot be opened, and tries again when asked", () => {
  last().tell(farewell);
  last().close(1011);
  flushSync();
  expect(shown()).toContain("This table cannot be read.");
  expect(shown()).not.toContain("One moment");
  press("Try again");
  expect(Line.all).toHaveLength(2);
  expect(shown()).toContain("One moment");
});

it("shows it over a table that was already open, and says it once", async () => {
  last().tell(welcome("open"));
  await vi.waitFor(() => expect(shown()).not.toContain("One moment"));
  last().tell({ ...farewell, sentence: "Too many connections are open." });
  last().close(4429);
  await vi.waitFor(() => expect(shown()).toContain("Too many connections are open."));
  expect(announced.map((one) => one.text)).toEqual(["Too many connections are open."]);
  press("Try again");
  expect(Line.all).toHaveLength(2);
  expect(shown()).not.toContain("Too many connections are open.");
});

it("offers whoever was removed nothing that cannot help, before and at a table", async () => {
  const removed: ServerFrame = { ...farewell, key: "server-removed", sentence: "The operator has removed you." };
  const ways = (): (string | undefined)[] =>
    [...document.querySelectorAll("main .button, section .button")].map((way) => way.textContent?.trim());
  last().tell(removed);
  last().close(4403);
  flushSync();
  expect(shown()).toContain("The operator has removed you.");
  expect(ways()).toEqual(["To the front page"]);
  await unmount(page);
  page = mount(TablePage, { target: document.body, props: { id: "t" } });
  last().tell(welcome("open"));
  await vi.waitFor(() => expect(shown()).not.toContain("One moment"));
  last().tell(removed);
  last().close(4403);
  await vi.waitFor(() => expect(ways()).toContain("To the front page"));
  expect(shown()).not.toContain("Try again");
});

it("says that the words of a game could not be loaded, and reloads when asked", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  loading.words = false;
  last().tell(welcome("open"));
  await vi.waitFor(() => expect(shown()).toContain(NOT_LOADED));
  press("Try again");
  expect(reload).toHaveBeenCalledOnce();
});

it("says that the table of a game could not be loaded, and reloads when asked", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  loading.table = false;
  last().tell(welcome("running"));
  await vi.waitFor(() => expect(shown()).toContain(NOT_LOADED));
  expect(shown()).not.toContain("One moment");
  press("Try again");
  expect(reload).toHaveBeenCalledOnce();
});

it("answers the keys for a hint and an explanation where there is neither", async () => {
  loading.table = false;
  const running = welcome("running") as Extract<ServerFrame, { type: "welcome" }>;
  running.position.table.odds = true;
  last().tell(running);
  await vi.waitFor(() => expect(shown()).toContain(NOT_LOADED));
  for (const key of ["h", "i"]) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(announced.map((one) => one.text)).toEqual([
    "There is no hint just now.",
    "There is nothing to explain here. Tab leads to the things on the table.",
  ]);
});

it("leads onwards from a table that was closed before its game began", async () => {
  last().tell(welcome("closed"));
  await vi.waitFor(() => expect(shown()).toContain("The table was closed."));
  const ways = [...document.querySelectorAll("main a, section a")].map((way) => way.textContent?.trim());
  expect(ways).toContain("To the front page");
});
