import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberPractice } from "../coach/practice";
import { reached } from "../shell/reach.svelte";
import type { Lobby, TableCard } from "../wire/types";
import { speak } from "../words/words.svelte";
import Home from "./Home.svelte";

const api = vi.hoisted(() => ({
  me: () => Promise.resolve({ name: "Anna", picture: "die" }),
  lobby: vi.fn<() => Promise<Lobby>>(),
  myTables: vi.fn<(before?: string) => Promise<TableCard[]>>(),
  MAX_LISTED: 3,
}));
vi.mock("../shell/api", () => api);

function card(id: string, table: Partial<TableCard["table"]>): TableCard {
  const seats = [{ name: "Anna" }, { name: "Ritter", bot: "knight" }];
  return { table: { id, game: "knatsch", status: "closed", seats, changed: 0, ...table }, mine: [0] };
}

let page: Record<string, unknown>;
async function show(tables: TableCard[], open: TableCard[] = []): Promise<void> {
  api.lobby.mockResolvedValue({ open, running: [] });
  api.myTables.mockResolvedValue(tables);
  page = mount(Home, { target: document.body });
  await vi.waitFor(() => expect(api.myTables).toHaveBeenCalled());
  await Promise.resolve();
  flushSync();
}
const section = (id: string): Element | null => document.querySelector(`section[aria-labelledby=${id}]`);
const links = (id: string): (string | null)[] =>
  [...(section(id)?.querySelectorAll("li a") ?? [])].map((link) => link.getAttribute("href"));

function press(name: string): void {
  const buttons = [...document.querySelectorAll("button")].filter((button) => button.textContent?.trim() === name);
  expect(buttons).toHaveLength(1);
  buttons[0]?.click();
  flushSync();
}

beforeEach(async () => {
  history.replaceState(null, "", "/");
  await speak("en");
});
afterEach(() => unmount(page));

it("keeps finished games in a section of their own, the last one first", async () => {
  await show([
    card("running", { status: "running", due: 0 }),
    card("first", { changed: 1, ending: "finished" }),
    card("last", { changed: 3, ending: "agreed" }),
    card("cancelled", { changed: 2, ending: "aborted" }),
  ]);
  expect(links("mine")).toEqual(["/t/running"]);
  expect(links("finished")).toEqual(["/t/last/replay", "/t/cancelled", "/t/first/review", "/t/first/replay"]);
  const states = [...(section("finished")?.querySelectorAll(".state") ?? [])].map((state) => state.textContent);
  expect(states).toEqual(["Ended by agreement.", "The table was closed.", "Finished."]);
});

it("says when a game was finished, against whom, and how lucky I was", async () => {
  const seats = [{ name: "Anna" }, { name: "Ben" }, { name: "Eva" }];
  const over = card("over", { seats, changed: Date.UTC(2026, 10, 16, 12), ending: "finished", places: [1, 2, 3] });
  await show([{ ...over, luck: 0.25, loss: 0.012 }]);
  const text = section("finished")?.querySelector("li")?.textContent?.replace(/\s+/g, " ") ?? "";
  for (const part of ["Knatsch", "16 Nov 2026", "You won.", "Ben", "Eva", "Luck +25, given away 1.2 per decision"])
    expect(text.replace("Nov 16, 2026", "16 Nov 2026")).toContain(part);
  expect(text).not.toContain("Anna");
});

it("marks practice tables", async () => {
  rememberPractice("tried", "/t/old/review/3");
  await show([card("tried", { status: "running", due: 0 }), card("over", { ending: "finished", places: [1, 2] })]);
  expect(section("mine")?.textContent).toContain("Practice");
  expect(section("finished")?.textContent).not.toContain("Practice");
});

it("says so in words while there are none", async () => {
  await show([]);
  expect(section("finished")?.textContent).toContain("No finished games yet.");
});

it("claims nothing about lists that it could not ask for, and asks when the connection is back", async () => {
  await reached(Promise.reject(new TypeError())).catch(() => null);
  api.lobby.mockRejectedValue(new Error());
  page = mount(Home, { target: document.body });
  const text = (): string => document.body.textContent ?? "";
  await vi.waitFor(() => expect(text()).toContain("will be here again when the connection is back"));
  expect(text()).not.toContain("No finished games yet");
  expect(text()).not.toContain("no public tables");
  api.lobby.mockResolvedValue({ open: [], running: [] });
  api.myTables.mockResolvedValue([card("over", { ending: "finished" })]);
  await reached(Promise.resolve(new Response()));
  await vi.waitFor(() => expect(links("finished")).toHaveLength(2));
  expect(text()).toContain("There are no public tables at the moment");
  expect(text()).not.toContain("when the connection is back");
});

it("says of a table without a free seat that it is full", async () => {
  const room = [{ name: "Anna" }, {}];
  await show([], [card("full", { status: "open" }), card("room", { status: "open", seats: room })]);
  const states = [...(section("lobby")?.querySelectorAll(".state") ?? [])].map((state) => state.textContent);
  expect(states).toEqual(["Full", "One free seat"]);
});

it("asks for which game it should find a table, and finds one with room", async () => {
  const room = [{ name: "Ben" }, {}];
  const open = [
    card("other", { status: "open", game: "wuerfelland", seats: room }),
    card("full", { status: "open" }),
    card("room", { status: "open", seats: room }),
  ];
  await show(
    [],
    open.map((one) => ({ ...one, mine: [] })),
  );
  press("Find me a table");
  expect(document.querySelector("dialog")?.textContent).toContain("Which game would you like to play?");
  expect(location.pathname).toBe("/");
  press("Knatsch");
  await vi.waitFor(() => expect(location.pathname).toBe("/t/room"));
});

it("says how a game ended for me, and reads on where a list was cut", async () => {
  const seats = [{ name: "Anna" }, { name: "Ben" }];
  const over = (id: string, changed: number, more: Partial<TableCard["table"]>): TableCard =>
    card(id, { seats, changed, ending: "finished", ...more });
  await show([
    over("won", 9, { places: [1, 2] }),
    over("lost", 8, { places: [2, 1] }),
    over("drawn", 7, { drawn: true, places: [1, 1] }),
  ]);
  const states = (): (string | null)[] =>
    [...(section("finished")?.querySelectorAll(".state") ?? [])].map((state) => state.textContent);
  expect(states()).toEqual(["You won.", "Ben wins.", "Nobody wins."]);
  api.myTables.mockResolvedValueOnce([
    over("both", 6, { places: [1, 1] }),
    over("drawn", 7, { drawn: true, places: [1, 1] }),
  ]);
  press("Show more");
  await vi.waitFor(() => expect(api.myTables).toHaveBeenLastCalledWith("drawn"));
  await Promise.resolve();
  flushSync();
  expect(states()).toEqual(["You won.", "Ben wins.", "Nobody wins.", "Anna and Ben win together."]);
  expect(section("finished")?.textContent).not.toContain("Show more");
});
