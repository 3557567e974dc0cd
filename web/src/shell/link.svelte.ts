// The link to one table: shows what happens there at a pace people can follow, and sends what I want to do.
import type { Notice } from "../fair/memory";
import type {
  Choices,
  Farewell,
  Intent,
  Odds,
  Position,
  Present,
  ServerFrame,
  NarratedEvent,
  Reply,
} from "../wire/types";
import { spoken, withDice } from "../dice/faces";
import { resultOf } from "../words/result";
import { language, t } from "../words/words.svelte";
import { announce } from "./announce.svelte";
import * as api from "./api";
import { TableDice } from "./dice";
import { pace, settings } from "./settings.svelte";
import { play } from "./sound";
import { complain, toast } from "./toasts.svelte";
import { server } from "./version.svelte";

/** What I can ask for at a table. */
export type Command = Intent["command"];
type TableEvent = NarratedEvent["event"];
export type Line = "connecting" | "live" | "lost" | "gone";

/** How long something is shown before the next, at normal pace. */
const SHOWN_MS = { roll: 1000, action: 1300 };
const FIRST_RETRY_MS = 300;
const LAST_RETRY_MS = 8000;
/** After a refusal that will hardly have passed sooner. */
const REFUSED_RETRY_MS = 30_000;
/** A reply that comes sooner is shown at once: drawing the table twice would only delay it. */
const SOON_MS = 150;
/** How long a new table waits for the devices before its page is shown. */
const BEGUN_MS = 1500;
/** The server's code for a table that does not exist. */
const NOT_FOUND = 4404;
/** Its codes for a table that cannot be read, too many sockets, and messages that it does not understand. */
const FAILED = 1011;
const TOO_MANY = 4429;
const BAD_FRAMES = 4400;
const REFUSALS: readonly number[] = [FAILED, TOO_MANY, BAD_FRAMES];

interface Scene {
  position: Position;
  events: readonly NarratedEvent[];
}

interface Waiting {
  /** What was asked for, and what is sent once this device has added its numbers; null until then. */
  asked: Command;
  command: Command | null;
  settle: (answer: Reply) => void;
}

/** A command that was not sent. */
const UNSENT: Reply = { type: "reply", id: "", accepted: false, seq: 0 };

export class TableLink {
  /** The state of the connection. */
  line = $state<Line>("connecting");
  /** Why the server ended the connection, where reconnecting at once would not help. */
  refusal = $state.raw<Farewell | null>(null);
  /** What is shown. It may lag a little behind the server while moves are being shown. */
  position = $state.raw<Position | null>(null);
  /** The events shown most recently. */
  latest = $state.raw<readonly NarratedEvent[]>([]);
  /** What has happened, as far as it has been shown: all of it, or in a long game the end of it. */
  events = $state.raw<readonly NarratedEvent[]>([]);
  present = $state.raw<Present>({ seats: [], spectators: 0 });
  odds = $state.raw<Odds | null>(null);
  /** How many moves are still waiting to be shown. */
  waiting = $state(0);
  /** One of my intents is on its way. */
  sending = $state(false);
  /** It has taken so long that the table should show it. */
  slow = $state(false);
  /** What this device has noticed that an honest server would not have done. */
  doubts = $state.raw<readonly Notice[]>([]);

  #socket: WebSocket | null = null;
  /** What the server said before it closes this socket. */
  #farewell: Farewell | null = null;
  #scenes: Scene[] = [];
  #showing = false;
  #wake: (() => void) | null = null;
  #seen = 0;
  #retry = FIRST_RETRY_MS;
  /** How far the server's clock is ahead of this one. */
  #ahead = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- pending intents are not drawn
  #asked = new Map<string, Waiting>();
  /** How many of them are the player's, and not the device's. */
  #mine = 0;
  #oddsOf: AbortController | null = null;
  #closed = false;
  #language = language();
  #begun: (() => void) | null = null;
  readonly #dice: TableDice;

  constructor(readonly id: string) {
    this.#dice = new TableDice(id, {
      send: (command) => void this.#ask(command),
      file: () => api.file(id),
      tell: (notices) => (this.doubts = notices),
    });
    this.#connect();
  }

  // ---------------------------------------------------------------------------------------- what I can do

  /** What I can do now: nothing while moves are still being shown. */
  readonly choices: Choices | null = $derived.by(() => {
    if (this.waiting || this.line !== "live" || this.slow) return null;
    const all = this.position?.own?.choices ?? [];
    return all.find((one) => !one.early) ?? all[0] ?? null;
  });

  /** Sends an intent; the reply always comes, even after a lost connection. A second tap before it is ignored. */
  async intend(command: Command): Promise<Reply> {
    if (this.#isUnderWay(command)) return UNSENT;
    this.sending = true;
    this.#mine += 1;
    const late = setTimeout(() => (this.slow = true), SOON_MS);
    const answer = await this.#ask(command);
    clearTimeout(late);
    this.#mine -= 1;
    if (!this.#mine) this.sending = this.slow = false;
    if (!answer.accepted) toast(answer.sentence ?? "", { bad: true });
    return answer;
  }

  /** Resolves when the game has begun, or after a while: then the page shows who is awaited. */
  begun(): Promise<void> {
    return new Promise((resolve) => {
      this.#begun = resolve;
      if (this.position?.view) resolve();
      setTimeout(resolve, BEGUN_MS);
    });
  }

  #ask(command: Command): Promise<Reply> {
    const id =
      crypto.randomUUID?.() ??
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (one) => one.toString(16)).join("");
    return new Promise<Reply>((settle) => {
      const waiting = { asked: command, command: null, settle };
      this.#asked.set(id, waiting);
      if (this.line === "live") this.#submit(id, waiting);
    });
  }

  #isUnderWay(command: Command): boolean {
    const asked = [...this.#asked.values()].map((one) => one.asked);
    return asked.some((one) => (isMove(one) && isMove(command)) || JSON.stringify(one) === JSON.stringify(command));
  }

  /** The server's time, by which absence is counted. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Shows everything that is still waiting at once. */
  skip(): void {
    const last = this.#scenes.at(-1);
    if (!last) return;
    const events = this.#scenes.flatMap((scene) => scene.events);
    this.#scenes = [];
    this.waiting = 0;
    this.#show({ position: last.position, events });
    this.#wake?.();
  }

  /** Whether there are events before those in the list. */
  readonly hasEarlier: boolean = $derived((this.events[0]?.seq ?? 1) > 1);

  /** Reads the events before those in the list, one page at a time. */
  async readEarlier(): Promise<void> {
    const first = this.events[0];
    if (!first) return;
    const earlier = await api.eventsBefore(this.id, first.seq);
    // The list may have begun anew in the meantime, for example in another language.
    if (this.events[0] === first) this.events = [...earlier, ...this.events];
  }

  /** Switches to another language: all sentences are sent again. */
  retell(): void {
    if (this.#language === language()) return;
    this.#language = language();
    this.#seen = 0;
    this.#scenes = [];
    this.#reconnect();
  }

  /** Reconnects as the guest I have become. */
  reintroduce(): void {
    this.#reconnect();
  }

  /** Reconnects now, because a refused player asks for it. */
  tryAgain(): void {
    this.refusal = null;
    this.line = "connecting";
    this.#reconnect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#oddsOf?.abort();
    this.#socket?.close();
    this.#wake?.();
  }

  // ---------------------------------------------------------------------------------------- the socket

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `seen=${this.#seen}&lang=${this.#language}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    this.#farewell = null;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(message.data)) as ServerFrame);
    };
    socket.onclose = (closing) => {
      if (socket !== this.#socket || this.#closed) return;
      if (closing.code === NOT_FOUND) {
        this.line = "gone";
        return;
      }
      this.line = "lost";
      this.refusal = REFUSALS.includes(closing.code) ? this.#farewell : null;
      if (!this.refusal) this.#connectIn(this.#nextRetry());
      // What was not understood would not be understood the next time either.
      else if (closing.code !== BAD_FRAMES) this.#connectIn(REFUSED_RETRY_MS);
    };
  }

  #connectIn(ms: number): void {
    this.#timer = setTimeout(() => this.#connect(), ms);
  }

  /** How long to wait now: longer after every failure, and not the same for all players. */
  #nextRetry(): number {
    const longest = this.#retry;
    this.#retry = Math.min(LAST_RETRY_MS, longest * 2);
    return longest * (0.5 + Math.random() / 2);
  }

  #reconnect(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#connect();
    old?.close();
  }

  /** Sends an intent, after this device has added its numbers where it takes part in the dice. */
  #submit(id: string, waiting: Waiting): void {
    const { asked, command } = waiting;
    if (command) this.#send(id, command);
    else if (this.#dice.takesPart(asked)) void this.#complete(id, waiting);
    else this.#send(id, (waiting.command = asked));
  }

  async #complete(id: string, waiting: Waiting): Promise<void> {
    try {
      const command = await this.#dice.complete(waiting.asked);
      // The connection may have been lost and found again in the meantime, and this begun once more.
      waiting.command ??= command;
      this.#send(id, waiting.command);
    } catch (error) {
      this.#asked.delete(id);
      complain(error);
      waiting.settle(UNSENT);
    }
  }

  #send(id: string, command: Command): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: "intent", id, seen: this.#seen, command }));
  }

  #take(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        server.wire = frame.wire;
        this.#ahead = frame.now - Date.now();
        this.#welcome(frame.position, frame.events, frame.present);
        break;
      case "news":
        this.#dice.arrive(frame.position, frame.events, true);
        this.#seen = frame.events.at(-1)?.seq ?? this.#seen;
        this.#scenes.push({ position: frame.position, events: frame.events });
        if (this.#showing) this.waiting = this.#scenes.length + 1;
        else void this.#play();
        break;
      case "presence":
        this.#ahead = frame.now - Date.now();
        this.present = frame.present;
        break;
      case "reply":
        this.#asked.get(frame.id)?.settle(frame);
        this.#asked.delete(frame.id);
        break;
      case "error":
        toast(frame.sentence, { bad: true });
        break;
      case "farewell":
        this.#farewell = frame;
        break;
    }
  }

  /** Of many missed events only the last are sent, and after a damage the log may be shorter. If what comes does not
   * continue the list, the list begins anew. */
  #welcome(position: Position, events: readonly NarratedEvent[], present: Present): void {
    const next = this.#seen + 1;
    const anew = next === 1 || (events[0]?.seq ?? next) !== next;
    this.#dice.arrive(position, events, false);
    this.line = "live";
    this.refusal = null;
    this.#retry = FIRST_RETRY_MS;
    this.present = present;
    if (anew) this.events = [];
    this.#seen = position.table.seq;
    this.#scenes = [];
    this.waiting = 0;
    this.#show({ position, events }, { quiet: anew });
    this.#wake?.();
    // The same id gets the same reply, so whatever was on its way when the connection broke is simply sent again.
    for (const [id, waiting] of this.#asked) this.#submit(id, waiting);
  }

  // ---------------------------------------------------------------------------------------- showing

  async #play(): Promise<void> {
    this.#showing = true;
    for (let scene = this.#scenes.shift(); scene && !this.#closed; scene = this.#scenes.shift()) {
      this.#show(scene);
      const shown = this.#duration(scene);
      if (shown > 0) {
        this.waiting = this.#scenes.length + 1;
        await this.#pause(shown);
      }
      this.waiting = this.#scenes.length;
    }
    this.#showing = false;
  }

  #show(scene: Scene, { quiet = false } = {}): void {
    this.position = scene.position;
    if (scene.position.view) this.#begun?.();
    this.latest = scene.events;
    this.events = [...this.events, ...scene.events];
    if (!quiet) for (const told of scene.events) this.#tell(told, scene.position);
    if (!quiet && scene.position.task && scene.events.some(isOfTheGame)) announce(scene.position.task);
    if (!quiet && scene.events.some(({ event }) => event.type === "closed")) announce(resultOf(scene.position.table));
    if (!quiet && scene.events.some((told) => isRoll(told.event))) play("roll");
    void this.#askOdds(scene.position);
  }

  /** Shows what somebody says at their place; false if there is none to show it. The page replaces it. */
  hear: (seat: number, words: string) => boolean = () => false;

  /** A screen reader announces every event; what people say also stays visible for a while, whatever happens next. */
  #tell(told: NarratedEvent, { table, own }: Position): void {
    const { event } = told;
    if (event.type === "said") {
      if (!settings.talk && !own?.seats?.includes(event.seat)) return;
      const message = { key: `message-${event.message}` };
      const told = t("web-said", { name: table.seats[event.seat]?.name ?? "", message });
      if (this.hear(event.seat, t(message.key))) announce(told);
      else toast(told);
    } else if (event.type === "answered" && !event.yes) {
      const asked = this.events.findLast((one) => one.event.type === "asked" && one.seq < told.seq)?.event;
      const said = asked?.type === "asked" && asked.seat === event.seat ? "web-withdraws" : "web-declines";
      if (!own?.seats?.includes(event.seat)) toast(t(said, { name: table.seats[event.seat]?.name ?? "" }));
    } else announce(heard(told));
  }

  /** My own moves are shown at once; those of others long enough to be understood. */
  #duration(scene: Scene): number {
    const mine = scene.position.own?.seats ?? [];
    const longest = Math.max(
      0,
      ...scene.events.map(({ event }) => {
        if (event.type !== "played") return 0;
        if (event.entry.type === "drawn") return SHOWN_MS.roll;
        return "seat" in event.entry && mine.includes(event.entry.seat) ? 0 : SHOWN_MS.action;
      }),
    );
    return longest * pace();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  // ---------------------------------------------------------------------------------------- odds

  async #askOdds(position: Position): Promise<void> {
    this.#oddsOf?.abort();
    if (this.odds && this.odds.seq !== position.table.seq) this.odds = null;
    const { odds, status, due, seats } = position.table;
    if (!settings.odds || !odds || status !== "running") return;
    // The server has odds only for its current position, which is ahead while moves are shown; and a bot moves at once.
    if (this.#scenes.length > 0 || (due != null && seats[due]?.bot)) return;
    const asking = new AbortController();
    this.#oddsOf = asking;
    try {
      const found = await api.odds(this.id, asking.signal);
      this.odds = found.seq === this.position?.table.seq ? found : null;
    } catch {
      this.odds = null; // no odds for this position, or they arrived too late
    }
  }

  /** Asks for the odds again after the switch was flipped. */
  refreshOdds(): void {
    if (!settings.odds) this.odds = null;
    else if (this.position) void this.#askOdds(this.position);
  }
}

/** What a screen reader says about an event. */
function heard(told: NarratedEvent): string {
  const { sentence = "" } = told;
  return withDice(told) ? spoken(sentence) : sentence;
}

function isMove(command: Command): boolean {
  return command.type === "act" || command.type === "roll";
}

const AROUND_THE_GAME: readonly string[] = ["said", "asked", "answered", "credited"];

/** Whether something happened in the game itself, rather than among the people around it or to their clocks. */
function isOfTheGame({ event }: NarratedEvent): boolean {
  return !AROUND_THE_GAME.includes(event.type);
}

/** Whether dice were rolled or cards drawn. */
function isRoll(event: TableEvent): boolean {
  return event.type === "played" && event.entry.type === "drawn";
}
