// This browser's part in the dice of one table: what arrives is shown to the device in order, at once and not when the
// page shows it; what is sent gets the device's numbers. Without a device, or with its memory lost, playing goes on.
import type { Arrival, Device } from "../fair/device";
import type { Notice } from "../fair/memory";
import type { Opening } from "../fair/opening";
import { entryLine, seatName } from "../fair/record";
import { t } from "../words/words.svelte";
import type { Fairness, Intent, NarratedEvent, Position } from "../wire/types";

type Command = Intent["command"];

/** A server may still think somebody away who has only just connected. */
const SETTLED_MS = 5000;

/** What the device needs from the page. */
interface Outside {
  /** Sends a command that nobody asked for: whether it is accepted does not concern the player. */
  send: (command: Command) => void;
  /** The game file as it is now. */
  file: () => Promise<string>;
  /** Tells what the device has noticed. */
  tell: (notices: readonly Notice[]) => void;
}

/** A message about the table, as it arrived. */
interface News {
  position: Position;
  fair: Fairness;
  arrivals: readonly Arrival[];
  live: boolean;
  /** Whether the game begins with this message. */
  starts: boolean;
  ended: boolean;
}

export class TableDice {
  readonly #outside: Outside;
  #position: Position | null = null;
  #fair: Fairness | null = null;
  /** When this connection began. */
  #since = 0;
  /** Whether the last position asked me to roll. */
  #rolling = false;
  #tipped = false;
  /** The opening that was answered; the link sends an answer that was lost again. */
  #answered = "";
  /** Whether the device lacks entries that it could not fetch. */
  #behind = false;
  #told = 0;
  #loading: Promise<Device> | null = null;
  /** Everything that arrived so far has been dealt with. */
  #done: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    outside: Outside,
  ) {
    this.#outside = outside;
  }

  /** A welcome, or news if `live`. */
  arrive(position: Position, events: readonly NarratedEvent[], live: boolean): void {
    const [fair, first] = after(this.#fair, position, events);
    const here = live && Date.now() - this.#since > SETTLED_MS;
    const arrivals = arrivalsOf(events, { first, live, here, asked: live && this.#rolling });
    const starts = events.some(({ event }) => event.type === "started");
    const ended = events.some(({ event }) => event.type === "closed") || position.table.status === "closed";
    this.#position = position;
    this.#fair = fair;
    this.#rolling = position.own?.choices?.some((choices) => choices.roll) ?? false;
    if (!live) this.#since = Date.now();
    if (fair?.version !== 2 || !position.own?.seats?.length) return;
    const news = { position, fair, arrivals, live, starts, ended };
    // Whatever goes wrong here, the game goes on.
    this.#done = this.#done.then(() => this.#learn(news)).catch(() => undefined);
  }

  /** Whether a command has to be completed by the device. */
  takesPart(command: Command): boolean {
    // A start that overtakes the tip of a rematch would be refused.
    if (command.type === "sit" || command.type === "start") return this.#fair?.version === 2;
    return command.type === "roll" && (this.#fair?.chains ?? []).some((chain) => chain.seats.includes(command.seat));
  }

  /** The command with the device's numbers. Fails if the device cannot find out what has happened in the meantime. */
  async complete(command: Command): Promise<Command> {
    await this.#done;
    const [position, fair] = [this.#position, this.#fair];
    if (!position || !fair || command.type === "start") return command;
    const device = await this.#device();
    if (command.type === "sit") {
      const tip = await device.tip(openingOf(position, fair));
      this.#tell(device);
      return tip ? { ...command, tip } : command;
    }
    if (command.type !== "roll") return command;
    const isLate = (): boolean => device.showsLinks() && (this.#behind || device.isBehind(fair.entries ?? 0));
    if (isLate()) await this.#catchUp(device);
    // A link that is shown before all is seen would look as if it had been asked for too early.
    if (isLate()) throw new Error(t("web-dice-behind"));
    const link = await device.link(command.seat);
    return link ? { ...command, link } : command;
  }

  async #learn(news: News): Promise<void> {
    const { position, fair, arrivals, live, starts, ended } = news;
    const device = await this.#device();
    if (position.table.status === "open") await this.#register(device, position, fair);
    else if (position.view) {
      device.begin(openingOf(position, fair), live && starts);
      const complete = device.observe(arrivals);
      if (!complete || (!live && device.hasSeenOther(fair.entries ?? 0)))
        await this.#catchUp(device).catch(() => undefined);
      if (ended) device.end();
    } else if (position.table.status === "running") await this.#answer(device, position, fair);
    this.#tell(device);
  }

  /** After a rematch the seats are taken, but the devices have no chains yet. */
  async #register(device: Device, position: Position, fair: Fairness): Promise<void> {
    const mine = position.own?.seats ?? [];
    if (this.#tipped || fair.chains?.some((chain) => chain.seats.some((seat) => mine.includes(seat)))) return;
    const tip = await device.tip(openingOf(position, fair));
    if (!tip) return;
    this.#tipped = true;
    this.#outside.send({ type: "tip", tip });
  }

  async #answer(device: Device, position: Position, fair: Fairness): Promise<void> {
    const mine = position.own?.seats ?? [];
    const claimed = fair.opening ?? "";
    if (this.#answered === claimed) return;
    this.#answered = claimed;
    const agreed = await device.agree(openingOf(position, fair), mine, claimed);
    if (agreed) this.#outside.send({ type: "show", opening: agreed[0], link: agreed[1] });
  }

  async #catchUp(device: Device): Promise<void> {
    this.#behind = true;
    this.#behind = !(await device.catchUp(this.#outside.file));
    this.#tell(device);
  }

  #tell(device: Device): void {
    const notices = device.notices();
    if (notices.length > this.#told) this.#outside.tell(notices);
    this.#told = notices.length;
  }

  /** Loaded only where somebody sits down, since it brings its own hash functions. */
  #device(): Promise<Device> {
    this.#loading ??= import("../fair/device").then(({ Device }) => new Device(this.id));
    return this.#loading;
  }
}

/** What is known of the dice after some events, and the place in the record of the first entry among them. */
function after(
  known: Fairness | null,
  { fair = null }: Position,
  events: readonly NarratedEvent[],
): [Fairness | null, number] {
  const played = events.filter(({ event }) => event.type === "played").length;
  if (fair) return [fair, (fair.entries ?? 0) - played];
  if (!known) return [null, 0];
  const first = known.entries ?? 0;
  const shown = events.flatMap(({ event }) => (event.type === "shown" ? [event] : []));
  const chains = (known.chains ?? []).map((chain) => {
    const first = shown.find((event) => event.seat === chain.seats[0])?.link;
    return first ? { ...chain, first } : chain;
  });
  return [{ ...known, chains, entries: first + played }, first];
}

/** The entries among some events as lines of the record. The first draw answers my roll, if I was asked for one. */
function arrivalsOf(
  events: readonly NarratedEvent[],
  { first, live, here, asked }: { first: number; live: boolean; here: boolean; asked: boolean },
): Arrival[] {
  const entries = events.flatMap(({ event }) => (event.type === "played" ? [event.entry] : []));
  const roll = entries.findIndex((entry) => entry.type === "drawn");
  return entries.map((entry, at) => {
    return { at: first + at, line: entryLine(entry), live, here, rolling: asked && at === roll };
  });
}

/** What the page shows of the table, as an opening binds it. */
function openingOf({ table }: Position, fair: Fairness): Opening {
  return {
    table: table.id,
    commitment: table.commitment,
    game: table.game,
    rules: fair.rules,
    material: fair.material,
    options: fair.options,
    bots: table.seats.map((seat) => seat.bot ?? null),
    chains: (fair.chains ?? []).map(({ seats, tip, first }) => ({
      seats: seats.map(seatName),
      tip,
      link: first || null,
    })),
  };
}
