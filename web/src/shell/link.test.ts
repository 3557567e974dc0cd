import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WIRE, type Position, type ServerFrame, type NarratedEvent } from "../wire/types";
import { speak } from "../words/words.svelte";
import { announced } from "./announce.svelte";
import { TableLink } from "./link.svelte";
import { settings } from "./settings.svelte";
import { last, Line } from "./testLine";
import { outdated } from "./version.svelte";

function position(seq: number): Position {
  return {
    table: {
      id: "t",
      game: "wuerfelkoenig",
      status: "running",
      visibility: "private",
      seats: [],
      seq,
      changed: 0,
      commitment: "",
      options: {},
    },
    view: {},
    task: `task ${seq}`,
    own: { seats: [0], choices: [{ seat: 0, roll: true }] },
  };
}

function moved(seq: number, seat: number): NarratedEvent {
  return { seq, at: 0, event: { type: "played", entry: { type: "moved", seat, text: "x" } }, sentence: `move ${seq}` };
}

const welcome = (seq: number, events: NarratedEvent[] = [], wire = WIRE): ServerFrame => ({
  type: "welcome",
  wire,
  position: position(seq),
  present: { seats: [0], spectators: 0 },
  events,
  now: 0,
});
const news = (seq: number, seat: number): ServerFrame => ({
  type: "news",
  position: position(seq),
  events: [moved(seq, seat)],
});
const reply = (id: string, seq: number): ServerFrame => ({ type: "reply", id, accepted: true, seq });
const farewell = (key: string): ServerFrame => ({ type: "farewell", key, sentence: `about ${key}` });

/** Time enough for a frame and what follows it. */
const FRAME_MS = 40;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  settings.pace = 1;
  announced.length = 0;
  await speak("en");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the link to a table", () => {
  it("shows my own moves at once, and those of others one after another", async () => {
    const link = new TableLink("t");
    last().tell(welcome(5));
    expect(link.choices?.roll).toBe(true);
    last().tell(news(6, 0));
    last().tell(news(7, 1));
    last().tell(news(8, 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(link.position?.table.seq).toBe(7);
    expect(link.choices).toBeNull();
    await vi.advanceTimersByTimeAsync(1400);
    expect(link.position?.table.seq).toBe(8);
    await vi.advanceTimersByTimeAsync(1400);
    expect(link.choices).not.toBeNull();
    expect(announced.map((one) => one.text)).toEqual(["move 6", "task 6", "move 7", "task 7", "move 8", "task 8"]);
    link.close();
  });

  it("says once that somebody else is on turn, and my own task after every move", async () => {
    const at = (seq: number, due: number): ServerFrame => {
      const { table, ...rest } = position(seq);
      const seats = ["Anna", "Ben"].map((name) => ({ name, person: true }));
      return {
        type: "news",
        position: { ...rest, task: "roll", table: { ...table, seats, due } },
        events: [moved(seq, due)],
      };
    };
    const link = new TableLink("t");
    last().tell(welcome(5));
    settings.pace = 0;
    for (const [seq, due] of [1, 1, 1, 0, 0, 1].entries()) {
      last().tell(at(seq + 6, due));
      await vi.advanceTimersByTimeAsync(FRAME_MS);
    }
    const tasks = announced.map((one) => one.text).filter((text) => !text.startsWith("move"));
    expect(tasks).toEqual(["It is Ben’s turn.", "Your turn: roll", "Your turn: roll", "It is Ben’s turn."]);
    link.close();
  });

  it("shows everything at once when skipped, and loses no event", async () => {
    const link = new TableLink("t");
    last().tell(welcome(5));
    for (const seq of [6, 7, 8, 9]) last().tell(news(seq, 1));
    await vi.advanceTimersByTimeAsync(0);
    link.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(link.position?.table.seq).toBe(9);
    expect(link.events.map((told) => told.seq)).toEqual([6, 7, 8, 9]);
    expect(link.waiting).toBe(0);
    link.close();
  });

  it("ignores a second tap before the reply, and shows that it is waiting only if that takes long", async () => {
    const link = new TableLink("t");
    last().tell(welcome(5));
    const first = link.intend({ type: "roll", seat: 0 });
    expect((await link.intend({ type: "act", seat: 0, text: "keep R1" })).accepted).toBe(false);
    void link.intend({ type: "say", seat: 0, message: "hello" });
    expect(last().sent.map(({ command }) => (command as { type: string }).type)).toEqual(["roll", "say"]);
    expect(link.choices).not.toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(link.choices).toBeNull();
    for (const { id } of last().sent) last().tell(reply(id, 6));
    expect((await first).accepted).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(link.choices).not.toBeNull();
    void link.intend({ type: "roll", seat: 0 });
    expect(last().sent).toHaveLength(3);
    link.close();
  });

  it("paints the answer to a tap before it draws what others do next", async () => {
    settings.pace = 0;
    const link = new TableLink("t");
    last().tell(welcome(5));
    void link.intend({ type: "roll", seat: 0 });
    last().tell(news(6, 0));
    last().tell(reply(last().sent[0]!.id, 6));
    await vi.advanceTimersByTimeAsync(0);
    for (const seq of [7, 8]) last().tell(news(seq, 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(link.position?.table.seq).toBe(6);
    expect(link.choices).toBeNull();
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    expect(link.position?.table.seq).toBe(8);
    expect(link.waiting).toBe(0);
    link.close();
  });

  it("waits for a late frame, and not for a while, before it draws what others do next", async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (drawn: FrameRequestCallback) => frames.push(drawn));
    settings.pace = 0;
    const link = new TableLink("t");
    last().tell(welcome(5));
    void link.intend({ type: "roll", seat: 0 });
    last().tell(news(6, 0));
    last().tell(reply(last().sent[0]!.id, 6));
    await vi.advanceTimersByTimeAsync(0);
    last().tell(news(7, 1));
    await vi.advanceTimersByTimeAsync(400);
    expect(link.position?.table.seq).toBe(6);
    for (let frame = frames.shift(); frame; frame = frames.shift()) frame(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(link.position?.table.seq).toBe(7);
    link.close();
  });

  describe("where there is no motion", () => {
    /** A bot moves, and is to move again unless this is the last move of its turn. */
    const botMoves = (seq: number, last = false): ServerFrame => {
      const frame = news(seq, 1);
      const bot = { name: "Bot", bot: "master" };
      if ("position" in frame) Object.assign(frame.position.table, { due: last ? null : 0, seats: [bot] });
      return frame;
    };

    it("draws a bot's turn as a whole, as soon as it ends, and announces all of it", async () => {
      settings.pace = 0;
      const link = new TableLink("t");
      last().tell(welcome(5));
      const drawn: number[] = [];
      for (const seq of [6, 7, 8, 9]) {
        last().tell(botMoves(seq, seq === 9));
        await vi.advanceTimersByTimeAsync(1);
        drawn.push(link.position!.table.seq);
      }
      expect(drawn).toEqual([5, 5, 5, 9]);
      expect(link.choices).not.toBeNull();
      expect(link.waiting).toBe(0);
      const moves = announced.map((one) => one.text).filter((text) => text.startsWith("move"));
      expect(moves).toEqual(["move 6", "move 7", "move 8", "move 9"]);
      link.close();
    });

    it("does not wait long for the rest of a bot's turn, and then draws all there is", async () => {
      settings.pace = 0;
      const link = new TableLink("t");
      last().tell(welcome(5));
      for (const seq of [6, 7]) last().tell(botMoves(seq));
      await vi.advanceTimersByTimeAsync(100);
      expect(link.position?.table.seq).toBe(5);
      expect(link.choices).toBeNull();
      await vi.advanceTimersByTimeAsync(100);
      expect(link.position?.table.seq).toBe(7);
      last().tell(botMoves(8, true));
      await vi.advanceTimersByTimeAsync(1);
      expect(link.position?.table.seq).toBe(8);
      link.close();
    });

    it.each([
      ["together with its odds", 20, [8, 8]],
      ["without its odds, if they take long", 500, [8, undefined]],
    ])("draws the position that a bot's turn leads to %s", async (_, ms, shown) => {
      settings.pace = 0;
      settings.odds = true;
      const answer = JSON.stringify({ seq: 8, targets: [], keeps: null });
      const asked = vi.fn(() => new Promise((done) => setTimeout(() => done(new Response(answer)), ms)));
      vi.stubGlobal("fetch", asked);
      const link = new TableLink("t");
      last().tell(welcome(5));
      for (const seq of [6, 7, 8]) {
        const frame = botMoves(seq, seq === 8);
        if ("position" in frame) frame.position.table.odds = true;
        last().tell(frame);
      }
      expect(asked).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(10);
      expect(link.position?.table.seq).toBe(5);
      await vi.advanceTimersByTimeAsync(90);
      expect([link.position?.table.seq, link.odds?.seq]).toEqual(shown);
      expect(link.waiting).toBe(0);
      link.close();
      settings.odds = false;
    });
  });

  it("sends the roll after kept dice before it draws them", async () => {
    const link = new TableLink("t");
    last().tell(welcome(5));
    const kept = link.intend({ type: "act", seat: 0, text: "keep R1" }, { thenRoll: true });
    last().tell(news(6, 0));
    await vi.advanceTimersByTimeAsync(1);
    expect(link.position?.table.seq).toBe(5);
    last().tell(reply(last().sent[0]!.id, 6));
    await kept;
    expect(link.position?.table.seq).toBe(5);
    void link.intend({ type: "roll", seat: 0 });
    expect(last().sent).toHaveLength(2);
    expect(link.position?.table.seq).toBe(6);
    last().tell(news(7, 0));
    await vi.advanceTimersByTimeAsync(0);
    expect(link.position?.table.seq).toBe(7);
    link.close();
  });

  it("draws kept dice after a while if no roll follows", async () => {
    const link = new TableLink("t");
    last().tell(welcome(5));
    void link.intend({ type: "act", seat: 0, text: "keep R1" }, { thenRoll: true });
    last().tell(news(6, 0));
    await vi.advanceTimersByTimeAsync(200);
    expect(link.position?.table.seq).toBe(6);
    link.close();
  });

  it("draws the second half of what I do at once: keeping dice, then the roll", async () => {
    settings.pace = 0;
    const link = new TableLink("t");
    last().tell(welcome(5));
    void link.intend({ type: "act", seat: 0, text: "keep R1" });
    last().tell(news(6, 0));
    last().tell(reply(last().sent[0]!.id, 6));
    await vi.advanceTimersByTimeAsync(0);
    void link.intend({ type: "roll", seat: 0 });
    last().tell(news(7, 0));
    expect(link.position?.table.seq).toBe(7);
    expect(link.waiting).toBe(0);
    link.close();
  });

  it("draws my own move in one go: nothing waits in between", async () => {
    const link = new TableLink("t");
    last().tell(welcome(5));
    last().tell(news(6, 0));
    expect(link.position?.table.seq).toBe(6);
    expect(link.waiting).toBe(0);
    expect(link.choices).not.toBeNull();
    link.close();
  });

  it("resends pending intents after a lost connection, under the same id, and asks for what it missed", async () => {
    const link = new TableLink("t");
    last().tell(welcome(5));
    const answer = link.intend({ type: "roll", seat: 0 });
    const id = last().sent[0]!.id;
    last().close(1006);
    expect(link.line).toBe("lost");
    expect(link.choices).toBeNull();
    await vi.advanceTimersByTimeAsync(400);
    expect(Line.all).toHaveLength(2);
    expect(last().url).toContain("seen=5");
    last().tell(welcome(6, [moved(6, 0)]));
    expect(last().sent.map((one) => one.id)).toEqual([id]);
    last().tell(reply(id, 6));
    expect((await answer).accepted).toBe(true);
    expect(link.events.map((told) => told.seq)).toEqual([6]);
    link.close();
  });

  it("tells everybody but the one who declined that somebody did", async () => {
    const link = new TableLink("t");
    last().tell(welcome(5));
    const declined = (seq: number, seat: number): ServerFrame => ({
      type: "news",
      position: { ...position(seq), table: { ...position(seq).table, seats: [{ name: "Anna" }, { name: "Ben" }] } },
      events: [{ seq, at: 0, event: { type: "answered", seat, yes: false } }],
    });
    last().tell(declined(6, 0));
    last().tell(declined(7, 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(announced.map((one) => one.text)).toEqual(["Ben does not agree."]);
    link.close();
  });

  it("asks for odds when my turn arrives, and has them when it is shown", async () => {
    settings.odds = true;
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ seq: 8, targets: [], keeps: {} }))));
    vi.stubGlobal("fetch", asked);
    const seats = [{ name: "Anna" }, { name: "Bot", bot: "master" }];
    const at = (seq: number, due: number): ServerFrame => {
      const frame = news(seq, 1);
      if ("position" in frame) Object.assign(frame.position.table, { odds: true, due, seats });
      return frame;
    };
    const link = new TableLink("t");
    last().tell(welcome(5));
    for (const [seq, due] of [
      [6, 1],
      [7, 1],
      [8, 0],
    ] as const)
      last().tell(at(seq, due));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(1);
    expect([link.position?.table.seq, link.odds]).toEqual([6, null]);
    await vi.advanceTimersByTimeAsync(2 * 1400);
    expect([link.position?.table.seq, link.odds?.seq]).toEqual([8, 8]);
    expect(asked).toHaveBeenCalledTimes(1);
    settings.odds = false;
    expect(link.odds).toBeNull();
    link.close();
  });

  it("asks for no odds while the devices are still mixing the dice: the game has not begun", () => {
    settings.odds = true;
    const asked = vi.fn(() => Promise.resolve(new Response("{}")));
    vi.stubGlobal("fetch", asked);
    const link = new TableLink("t");
    const [early, begun] = [welcome(2), news(3, 0)];
    for (const frame of [early, begun]) if ("position" in frame) frame.position.table.odds = true;
    if ("position" in early) delete early.position.view;
    last().tell(early);
    link.refreshOdds();
    expect(asked).not.toHaveBeenCalled();
    last().tell(begun);
    expect(asked).toHaveBeenCalledTimes(1);
    settings.odds = false;
    link.close();
  });

  it("asks for no odds between keeping dice and the roll, unless the roll does not follow after all", async () => {
    settings.odds = true;
    const asked = vi.fn(() => Promise.resolve(new Response("{}")));
    vi.stubGlobal("fetch", asked);
    const withOdds = (frame: ServerFrame): ServerFrame => {
      if ("position" in frame) frame.position.table.odds = true;
      return frame;
    };
    const link = new TableLink("t");
    last().tell(withOdds(welcome(5)));
    expect(asked).toHaveBeenCalledTimes(1);
    for (const [seq, follows] of [
      [6, true],
      [8, false],
    ] as const) {
      asked.mockClear();
      void link.intend({ type: "act", seat: 0, text: "keep R1" }, { thenRoll: true });
      last().tell(withOdds(news(seq, 0)));
      last().tell(reply(last().sent.at(-1)!.id, seq));
      await vi.advanceTimersByTimeAsync(FRAME_MS);
      expect(asked).not.toHaveBeenCalled();
      if (follows) {
        void link.intend({ type: "roll", seat: 0 });
        last().tell(withOdds(news(seq + 1, 0)));
        last().tell(reply(last().sent.at(-1)!.id, seq + 1));
      } else link.refreshOdds();
      await vi.advanceTimersByTimeAsync(FRAME_MS);
      expect(asked).toHaveBeenCalledTimes(1);
    }
    settings.odds = false;
    link.close();
  });

  it("counts by the server's clock, however wrong this one is", () => {
    const link = new TableLink("t");
    vi.setSystemTime(1_000_000);
    last().tell({ ...welcome(5), now: 5_000 } as ServerFrame);
    vi.setSystemTime(1_002_000);
    expect(link.now()).toBe(7_000);
    last().tell({ type: "presence", present: { seats: [], spectators: 0 }, now: 9_000 });
    expect(link.now()).toBe(9_000);
    link.close();
  });

  it("begins its list anew after missing too much, and reads what came before in pages", async () => {
    const link = new TableLink("t");
    last().tell(welcome(2, [moved(1, 0), moved(2, 1)]));
    expect(link.hasEarlier).toBe(false);
    last().close(1006);
    await vi.advanceTimersByTimeAsync(400);
    last().tell(welcome(300, [moved(299, 0), moved(300, 1)]));
    expect(link.events.map((told) => told.seq)).toEqual([299, 300]);
    expect(link.hasEarlier).toBe(true);
    expect(announced).toEqual([]);
    const pages: Record<string, NarratedEvent[]> = { "299": [moved(297, 0), moved(298, 1)], "297": [moved(1, 0)] };
    const asked = vi.fn((path: string) => {
      const before = new URL(path, "http://here").searchParams.get("before") ?? "";
      return Promise.resolve(new Response(JSON.stringify(pages[before])));
    });
    vi.stubGlobal("fetch", asked);
    await link.readEarlier();
    expect(link.events.map((told) => told.seq)).toEqual([297, 298, 299, 300]);
    await link.readEarlier();
    expect(link.events[0]?.seq).toBe(1);
    expect(link.hasEarlier).toBe(false);
    expect(asked.mock.calls[0]?.[0]).toBe("/api/v1/tables/t/events?before=299");
    link.close();
  });

  it("begins its list anew if the server's log has become shorter", async () => {
    const link = new TableLink("t");
    last().tell(welcome(4, [moved(1, 0), moved(2, 1), moved(3, 0), moved(4, 1)]));
    last().close(1006);
    await vi.advanceTimersByTimeAsync(400);
    last().tell(welcome(2, [moved(1, 0), moved(2, 1)]));
    expect(link.events.map((told) => told.seq)).toEqual([1, 2]);
    link.close();
  });

  it("does not put a page of the old list above a new one", async () => {
    const link = new TableLink("t");
    last().tell(welcome(9, [moved(8, 0), moved(9, 1)]));
    let answer: (page: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    const reading = link.readEarlier();
    await speak("de");
    link.retell();
    last().tell(welcome(9, [moved(8, 0), moved(9, 1)]));
    answer(new Response(JSON.stringify([moved(7, 0)])));
    await reading;
    expect(link.events.map((told) => told.seq)).toEqual([8, 9]);
    link.close();
  });

  it("learns that the server is newer than the page", () => {
    const link = new TableLink("t");
    last().tell(welcome(5));
    expect(outdated()).toBe(false);
    last().tell(welcome(5, [], WIRE + 1));
    expect(outdated()).toBe(true);
    link.close();
  });

  it("waits longer after every failure, and stops trying where there is no table", async () => {
    const link = new TableLink("t");
    for (let tries = 2; tries <= 6; tries++) {
      last().close(1006);
      await vi.advanceTimersByTimeAsync(8000);
      expect(Line.all).toHaveLength(tries);
    }
    last().close(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toHaveLength(6);
    expect(link.line).toBe("gone");
  });

  it.each([
    [1011, "server-unreadable"],
    [4429, "server-too-many-sockets"],
  ])("shows why it was refused (%i), and tries again slowly", async (code, key) => {
    const link = new TableLink("t");
    last().tell(farewell(key));
    last().close(code);
    expect(link.refusal).toMatchObject({ key, sentence: `about ${key}` });
    expect(link.choices).toBeNull();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(Line.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Line.all).toHaveLength(2);
    expect(link.refusal?.key).toBe(key);
    last().tell(welcome(5));
    expect(link.refusal).toBeNull();
    expect(link.line).toBe("live");
    link.close();
  });

  it.each([
    [4400, "server-too-many-faults"],
    [4403, "server-removed"],
  ])("waits to be asked after a refusal that will not pass (%i)", async (code, key) => {
    const link = new TableLink("t");
    last().tell(welcome(5));
    last().tell(farewell(key));
    last().close(code);
    expect(link.refusal?.key).toBe(key);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(Line.all).toHaveLength(1);
    link.tryAgain();
    expect(link.refusal).toBeNull();
    expect(Line.all).toHaveLength(2);
    link.close();
  });

  it("tries again only once when asked before the slow attempt", async () => {
    const link = new TableLink("t");
    last().tell(farewell("server-too-many-sockets"));
    last().close(4429);
    link.tryAgain();
    expect(Line.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toHaveLength(2);
    link.close();
  });

  it.each([1012, 1013, 4408])("reconnects at once after a farewell that is not for long (%i)", async (code) => {
    const link = new TableLink("t");
    last().tell(farewell("server-restart"));
    last().close(code);
    expect(link.refusal).toBeNull();
    expect(link.line).toBe("lost");
    await vi.advanceTimersByTimeAsync(400);
    expect(Line.all).toHaveLength(2);
    // A farewell counts only for its own connection.
    last().close(1011);
    expect(link.refusal).toBeNull();
    await vi.advanceTimersByTimeAsync(700);
    expect(Line.all).toHaveLength(3);
    link.close();
  });

  it("fetches everything again in another language, once", async () => {
    const link = new TableLink("t");
    last().tell(welcome(2, [moved(1, 0), moved(2, 1)]));
    await speak("de");
    link.retell();
    expect(last().url).toContain("seen=0&lang=de");
    last().tell(welcome(2, [moved(1, 0), moved(2, 1)]));
    expect(link.events.map((told) => told.seq)).toEqual([1, 2]);
    link.retell();
    expect(Line.all).toHaveLength(2);
    expect(announced).toEqual([]);
    link.close();
  });
});
