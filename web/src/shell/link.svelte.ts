// The link to one table: shows what happens there at a pace people can follow, and sends what I want to do.
import type { Notice } from "../fair/memory";
import type { Choices, Farewell, Odds, Position, Present, ServerFrame, NarratedEvent, Reply } from "../wire/types";
import { language } from "../words/words.svelte";
import * as api from "./api";
import { Connection } from "./connection";
import { TableDice } from "./dice";
import { TurnNotice } from "./notice";
import { ShownOdds } from "./odds.svelte";
import { Outbox, UNSENT, type Command } from "./outbox";
import { painted } from "./painted";
import { pace, settings } from "./settings.svelte";
import { Teller, type Hear } from "./teller";
import { isBotsTurn, shownFor } from "./telling";
import { toast } from "./toasts.svelte";
import { lookForUpdate } from "./update.svelte";
import { server } from "./version.svelte";

/** The state of the connection, as the page shows it. */
export type Line = "connecting" | "live" | "lost" | "gone";

/** A reply that comes sooner is shown at once: drawing the table twice would only delay it. */
const SOON_MS = 150;
/** Without motion, bots' moves that come sooner after one another are drawn together: nobody could follow them singly,
 * and drawing each would delay what I am to decide next. */
const TOGETHER_MS = 150;
/** And so are the odds of the position that they lead to. */
const WITH_ODDS_MS = 50;
/** How long a new table waits for the devices before its page is shown. */
const BEGUN_MS = 1500;

interface Scene {
  position: Position;
  events: readonly NarratedEvent[];
}

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
  /** How many moves are still waiting to be shown. */
  waiting = $state(0);
  /** One of my intents is on its way. */
  sending = $state(false);
  /** It has taken so long that the table should show it. */
  slow = $state(false);
  /** What this device has noticed that an honest server would not have done. */
  doubts = $state.raw<readonly Notice[]>([]);

  /** Tells me when it is my turn. */
  readonly notice = new TurnNotice();

  /** Shows what somebody says at their place; false if there is none to show it. The page replaces it. */
  hear: Hear = () => false;

  #scenes: Scene[] = [];
  #showing = false;
  /** The rest of a bot's turn is awaited. */
  #gathering = false;
  #wake: (() => void) | null = null;
  /** Settled when the browser has painted what was drawn last; null if it has. */
  #unpainted: Promise<void> | null = null;
  #seen = 0;
  /** How far the server's clock is ahead of this one. */
  #ahead = 0;
  /** How many intents on their way are the player's, and not the device's. */
  #mine = 0;
  #rollFollows = false;
  /** Draws what is held back until the roll that follows it has been sent. */
  #held: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #language = language();
  #begun: (() => void) | null = null;
  readonly #teller = new Teller((seat, words) => this.hear(seat, words));
  readonly #odds = new ShownOdds();
  readonly #dice: TableDice;
  readonly #outbox: Outbox;
  readonly #connection: Connection;

  constructor(readonly id: string) {
    this.#dice = new TableDice(id, {
      send: (command) => void this.#outbox.ask(command),
      file: () => api.file(id),
      tell: (notices) => (this.doubts = notices),
    });
    this.#outbox = new Outbox(this.#dice, (id, command) => {
      this.#connection.send({ type: "intent", id, seen: this.#seen, command });
      if (command.type === "roll") this.#release();
    });
    this.#connection = new Connection(id, {
      query: () => `seen=${this.#seen}&lang=${this.#language}`,
      take: (frame) => this.#take(frame),
      lose: (line, refusal) => {
        this.#outbox.live = false;
        this.line = line;
        this.refusal = refusal;
      },
    });
  }

  // ---------------------------------------------------------------------------------------- what I can do

  /** What I can do now: nothing while moves are still being shown. */
  readonly choices: Choices | null = $derived.by(() => {
    if (this.waiting || this.line !== "live" || this.slow) return null;
    const all = this.position?.own?.choices ?? [];
    return all.find((one) => !one.early) ?? all[0] ?? null;
  });

  /** Sends an intent; the reply always comes, even after a lost connection. A second tap before it is ignored. If a roll
   * is to follow at once, nobody will see the odds before it: they would only keep those after it waiting. */
  async intend(command: Command, { thenRoll = false } = {}): Promise<Reply> {
    if (this.#outbox.isUnderWay(command)) return UNSENT;
    this.sending = true;
    this.#mine += 1;
    this.#rollFollows = thenRoll;
    const late = setTimeout(() => (this.slow = true), SOON_MS);
    const answer = await this.#outbox.ask(command);
    clearTimeout(late);
    this.#mine -= 1;
    if (!this.#mine) this.sending = this.slow = false;
    if (!answer.accepted) {
      this.#rollFollows = false;
      toast(answer.sentence ?? "", { bad: true });
    }
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
    this.#connection.reconnect();
  }

  /** Reconnects as the guest I have become. */
  reintroduce(): void {
    this.#connection.reconnect();
  }

  /** Reconnects now, because a refused player asks for it. */
  tryAgain(): void {
    this.refusal = null;
    this.line = "connecting";
    this.#connection.reconnect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#held);
    this.#odds.close();
    this.#connection.close();
    this.#wake?.();
  }

  // ---------------------------------------------------------------------------------------- what arrives

  #take(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        server.wire = frame.wire;
        lookForUpdate();
        this.#ahead = frame.now - Date.now();
        this.#welcome(frame.position, frame.events, frame.present);
        break;
      case "news":
        this.#dice.arrive(frame.position, frame.events, true);
        this.#seen = frame.events.at(-1)?.seq ?? this.#seen;
        if (!this.#rollFollows) this.#odds.ask(frame.position);
        this.#scenes.push({ position: frame.position, events: frame.events });
        if (this.#showing) this.waiting = this.#scenes.length + 1;
        // The reply that follows leads to the roll: drawing the kept dice first would keep both waiting.
        else if (this.#rollFollows && !settings.coach) this.#held ??= setTimeout(() => this.#release(), TOGETHER_MS);
        else this.#release();
        if (this.#gathering && !isBotsTurn(frame.position)) this.#wake?.();
        break;
      case "presence":
        this.#ahead = frame.now - Date.now();
        this.present = frame.present;
        break;
      case "reply":
        this.#outbox.settle(frame);
        break;
      case "error":
        toast(frame.sentence, { bad: true });
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
    this.present = present;
    if (anew) this.events = [];
    this.#seen = position.table.seq;
    this.#scenes = [];
    this.waiting = 0;
    this.#odds.ask(position);
    this.#show({ position, events }, { quiet: anew });
    this.#wake?.();
    this.#outbox.live = true;
    this.#outbox.sendAgain();
  }

  // ---------------------------------------------------------------------------------------- showing

  /** Begins to show what has arrived. */
  #release(): void {
    clearTimeout(this.#held);
    this.#held = undefined;
    if (!this.#showing && this.#scenes.length) void this.#play();
  }

  async #play(): Promise<void> {
    this.#showing = true;
    /** How many of the moves that wait are drawn together. */
    let together = 0;
    while (!this.#closed) {
      if (!together && !this.#mine && this.#scenes.length) {
        if (this.#unpainted) await this.#first(this.#unpainted);
        if (pace() === 0) {
          if (isBotsTurn(this.#scenes.at(-1)?.position)) await this.#first(this.#restOfTurn());
          if (this.#odds.coming) await this.#first(Promise.race([this.#odds.coming, this.#pause(WITH_ODDS_MS)]));
          together = this.#scenes.length;
        }
      }
      const scene = this.#scenes.shift();
      if (!scene) break;
      together = Math.max(0, together - 1);
      this.#show(scene);
      const shown = shownFor(scene.events, scene.position.own?.seats ?? []) * pace();
      if (shown > 0) {
        this.waiting = this.#scenes.length + 1;
        await this.#pause(shown);
      } else if (this.#mine) {
        this.#drawn();
      }
      this.waiting = this.#scenes.length;
    }
    this.#showing = false;
  }

  /** Lets something happen before the moves that wait are drawn. */
  #first(something: Promise<void>): Promise<void> {
    this.waiting = this.#scenes.length;
    return something;
  }

  /** Settled when no bot is to move any more, or after a while. */
  async #restOfTurn(): Promise<void> {
    this.#gathering = true;
    await this.#pause(TOGETHER_MS);
    this.#gathering = false;
  }

  /** The answer to a tap is painted before what others do next is drawn: a bot's whole turn may follow it closely. */
  #drawn(): void {
    const frame = painted();
    this.#unpainted = frame;
    void frame.then(() => {
      if (this.#unpainted === frame) this.#unpainted = null;
    });
  }

  #show(scene: Scene, { quiet = false } = {}): void {
    this.position = scene.position;
    if (scene.position.view) this.#begun?.();
    this.latest = scene.events;
    this.events = [...this.events, ...scene.events];
    this.notice.show(scene.position, this.events);
    if (!quiet) this.#teller.tell(scene.position, scene.events, this.events);
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

  /** The odds of the position that is shown. */
  readonly odds: Odds | null = $derived(this.#odds.at(this.position?.table.seq));

  /** Asks for the odds after the switch was flipped, or where a roll does not follow after all. */
  refreshOdds(): void {
    this.#rollFollows = false;
    this.#release();
    const newest = this.#scenes.at(-1)?.position ?? this.position;
    if (newest) this.#odds.ask(newest);
  }
}
