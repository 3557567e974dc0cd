import { beforeEach, expect, it, vi } from "vitest";
import * as api from "../../shell/api";
import type { Steps, StepShown, Summary } from "../../wire/types";
import { PastGame } from "./pastGame.svelte";

vi.mock("../../games/table", () => ({ tableOf: () => Promise.resolve({}) }));

const ALL = 100;
function step(number: number, sentence: string): StepShown {
  const entry: StepShown["entry"] = { type: "drawn", label: "", picks: [], text: "" };
  return { seq: number, number, entry, sentence, view: number, task: "", turn: { number: 1, player: 0 } };
}

/** A server whose sentences begin with a word; each piece is sent when it is asked to. */
function server(): { word: string; send: () => void } {
  const waiting: (() => void)[] = [];
  const state = { word: "old", send: () => waiting.shift()?.() };
  vi.spyOn(api, "table").mockResolvedValue({ id: "t", game: "knatsch", seats: [] } as unknown as Summary);
  vi.spyOn(api, "steps").mockImplementation((_id, first, most) => {
    const steps = Array.from({ length: most }, (_, at) => step(first + at, `${state.word} ${first + at}`));
    const more = first + most < ALL ? first + most : null;
    return new Promise<Steps>((resolve) => waiting.push(() => resolve({ steps, all: ALL, more } as Steps)));
  });
  return state;
}
const words = (game: PastGame): string[] => [
  ...new Set(game.steps.map(({ sentence }) => sentence.split(" ")[0] ?? "")),
];

beforeEach(() => void vi.restoreAllMocks());

it("keeps its moves while they are read again in another language", async () => {
  const sent = server();
  const game = new PastGame("t");
  /** Sends the piece that is asked for in this request, and waits until it has arrived. */
  async function piece(request: number): Promise<void> {
    await vi.waitFor(() => expect(api.steps).toHaveBeenCalledTimes(request));
    const before = game.steps;
    sent.send();
    await vi.waitFor(() => expect(game.steps).not.toBe(before));
  }
  const first = game.load(() => undefined);
  await piece(1);
  await piece(2);
  await first;
  expect(game.steps).toHaveLength(ALL);
  sent.word = "new";
  const again = game.load(() => undefined);
  await piece(3);
  expect(game.steps).toHaveLength(ALL);
  expect(words(game)).toEqual(["new", "old"]);
  await piece(4);
  await again;
  expect(words(game)).toEqual(["new"]);
});

it("lets the reading that began last have the last word", async () => {
  const sent = server();
  const game = new PastGame("t");
  let ended = 0;
  const arrived = vi.fn();
  const first = game.load(arrived).then(() => (ended += 1));
  await vi.waitFor(() => expect(api.steps).toHaveBeenCalledTimes(1));
  sent.word = "new";
  const second = game.load(arrived).then(() => (ended += 1));
  await vi.waitFor(() => expect(api.steps).toHaveBeenCalledTimes(2));
  sent.send();
  await first;
  expect([game.steps.length, arrived.mock.calls.length]).toEqual([0, 0]);
  sent.send();
  await vi.waitFor(() => expect(api.steps).toHaveBeenCalledTimes(3));
  sent.send();
  await second;
  expect([words(game), game.steps.length, ended]).toEqual([["new"], ALL, 2]);
});

it("does not wait for the table to ask for the moves", async () => {
  server();
  vi.mocked(api.table).mockReturnValue(new Promise(() => undefined));
  void new PastGame("t").load(() => undefined);
  await vi.waitFor(() => expect(api.steps).toHaveBeenCalledTimes(1));
});

it("says why a table cannot be shown, whatever became of its moves", async () => {
  server();
  vi.mocked(api.steps).mockRejectedValue(new Error("Nothing."));
  async function whyNot(error: Error): Promise<string[]> {
    vi.mocked(api.table).mockRejectedValue(error);
    const game = new PastGame("t");
    await game.load(() => undefined);
    return [game.missing, game.problem];
  }
  expect(await whyNot(new api.Refused(409, "", "No."))).toEqual(["No.", ""]);
  expect(await whyNot(new api.Refused(503, "", "Not now."))).toEqual(["", "Not now."]);
  expect(await whyNot(new Error("No connection."))).toEqual(["", "No connection."]);
});

it("reads no further when the page is left, and says nothing of it", async () => {
  const sent = server();
  const game = new PastGame("t");
  const arrived = vi.fn();
  const read = game.load(arrived);
  sent.send();
  await vi.waitFor(() => expect(api.steps).toHaveBeenCalledTimes(2));
  game.close();
  for (const [, , , signal] of vi.mocked(api.steps).mock.calls) expect(signal?.aborted).toBe(true);
  sent.send();
  await read;
  expect([game.steps.length, arrived.mock.calls.length, game.missing]).toEqual([50, 1, ""]);
});
