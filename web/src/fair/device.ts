// This device's part in the dice of one table: it registers a chain, agrees to the opening, shows a link with every
// roll, and remembers what it saw. Whatever an honest server would not do becomes a notice.
import { before, Chain, newSecret } from "./chain";
import { openingOf, readEntry, readFile } from "./file";
import { isHash, sha } from "./hashes";
import { noticed, recall, remember, type Memory, type Notice } from "./memory";
import { firstMix, openingHash, seenAfter, type Opening } from "./opening";
import { seatName, turnOf } from "./record";

/** A line of the record as it arrives. */
export interface Arrival {
  /** Its place in the record, from 0. */
  at: number;
  line: string;
  /** Whether it was received as it happened, and not learnt afterwards. */
  live: boolean;
  /** Whether this device had been connected for a while by then, so that nobody could think it away. */
  here: boolean;
  /** Whether this device had been asked to roll, so that a draw must carry its link. */
  rolling: boolean;
}

/** Chains are computed once, also where a page opens the same table again. */
const chains = new Map<string, Promise<Chain>>();
const MAX_CHAINS = 4;

function chainOf(table: string, secret: string): Promise<Chain> {
  const known = chains.get(secret);
  if (known) return known;
  const made = Chain.from(table, secret);
  chains.set(secret, made);
  for (const old of [...chains.keys()].slice(0, -MAX_CHAINS)) chains.delete(old);
  return made;
}

export class Device {
  constructor(readonly table: string) {}

  /** What was noticed at this table. */
  notices(): readonly Notice[] {
    return this.#memory()?.notices ?? [];
  }

  /** The tip of this device's chain, to be registered at a table with these terms; null: it takes no part. */
  async tip(offered: Opening): Promise<string | null> {
    const secret = newSecret();
    if (!this.#memory()) {
      const tip = (await chainOf(this.table, secret)).tip();
      // Another tab may have been faster.
      if (!this.#memory()) this.#keep(fresh(offered, secret, tip));
    }
    const memory = this.#memory();
    if (!memory || memory.opening) return null;
    const differs = otherTerms(memory, offered);
    if (differs) this.#keep(noticed(memory, differs));
    return differs ? null : memory.tip;
  }

  /** Agrees to an opening: returns its hash and the first link; null if this device must not take part in it. */
  async agree(opening: Opening, mine: readonly number[], claimed: string): Promise<[string, string] | null> {
    const secret = this.#memory()?.secret;
    const link = secret ? (await chainOf(this.table, secret)).link(1) : null;
    const memory = this.#memory();
    if (!memory || link === null) return null;
    const seats = mine.map(seatName);
    const hash = openingHash(opening);
    const fault = disagreement(memory, opening, seats, claimed);
    if (fault) {
      this.#keep(noticed(memory, fault));
      return null;
    }
    this.#keep({ ...memory, opening: hash, seats, sent: Math.max(1, memory.sent) });
    return [hash, link];
  }

  /** The game has begun with this opening; what was seen of it before stays. */
  begin(opening: Opening): void {
    const memory = this.#memory();
    if (!memory || memory.seen) return;
    const own = opening.chains.find((chain) => chain.tip === memory.tip);
    const shown = own?.link && before(this.table, own.link) === memory.tip ? own.link : null;
    const seats = own?.seats ?? memory.seats;
    let begun: Memory = { ...memory, seats, seen: firstMix(opening), used: shown ? 1 : 0, over: !shown };
    if (shown) begun.last = shown;
    if (memory.opening && openingHash(opening) !== memory.opening) begun = noticed(begun, "dice-other-table");
    else if (memory.sent > 0 && !shown) begun = noticed(begun, "dice-began-without-you");
    this.#keep(begun);
  }

  /** Takes in lines as they arrive; false: some before them are missing. What is known already is passed over. */
  observe(arrivals: readonly Arrival[]): boolean {
    let memory = this.#memory();
    if (!memory?.seen) return true;
    const known = memory.entries;
    for (const arrival of arrivals) {
      if (arrival.at > memory.entries) return false;
      if (arrival.at === memory.entries) memory = after(memory, this.table, arrival);
    }
    if (memory.entries > known) this.#keep(memory);
    return true;
  }

  /** Whether it has seen more or fewer entries than there are. */
  hasSeenOther(entries: number): boolean {
    const memory = this.#memory();
    return memory !== null && memory.seen !== "" && memory.entries !== entries;
  }

  /** Learns what it missed from the file, and compares the rest with what it saw; false: the file cannot be read. */
  async catchUp(fetchFile: () => Promise<string>): Promise<boolean> {
    // Another tab may go on while the file is on its way, so what is compared is what was known before.
    const known = this.#memory();
    const file = readFile(await fetchFile());
    let memory = this.#memory();
    if (!known?.seen || !memory) return true;
    if (typeof file === "number" || file.dice.kind !== "fair-2") return false;
    let seen = firstMix(openingOf(file, file.dice));
    for (const { line } of file.entries.slice(0, known.entries)) seen = seenAfter(seen, line);
    if (file.entries.length < known.entries || seen !== known.seen) {
      const cut = file.entries.length < known.entries;
      // A record that was changed could make use of links it has seen, so it gets no more of them.
      const stopped = { ...memory, over: true };
      this.#keep(noticed(stopped, cut ? "dice-record-cut" : "dice-record-differs", known.entries));
      return true;
    }
    for (const { line } of file.entries.slice(memory.entries)) {
      memory = after(memory, this.table, { at: memory.entries, line, live: false, here: false, rolling: false });
    }
    this.#keep(memory);
    return true;
  }

  /** The link that a roll of this seat carries; empty: none. It is stored as sent before anybody can see it. */
  async link(seat: number): Promise<string> {
    const secret = this.#memory()?.secret;
    if (!secret) return "";
    const chain = await chainOf(this.table, secret);
    const memory = this.#memory();
    if (!memory?.seen || memory.over || !memory.seats.includes(seatName(seat))) return "";
    // The next link only after the last one was seen in the record; until then, the same again.
    const link = chain.link(memory.used + 1);
    if (link === null) this.#keep({ ...memory, over: true });
    else this.#keep({ ...memory, sent: Math.max(memory.sent, memory.used + 1) });
    return link ?? "";
  }

  /** The end of the game was seen: from now on the seed must be known. */
  end(): void {
    const memory = this.#memory();
    if (memory?.seen && !memory.ended) this.#keep({ ...memory, ended: true });
  }

  // Another tab may have written in the meantime: what is stored counts.
  #memory(): Memory | null {
    return recall(this.table);
  }

  #keep(memory: Memory): void {
    remember(this.table, memory);
  }
}

function fresh(offered: Opening, secret: string, tip: string): Memory {
  return {
    at: Date.now(),
    commitment: offered.commitment,
    terms: termsOf(offered),
    secret,
    tip,
    opening: "",
    seats: [],
    sent: 0,
    used: 0,
    last: tip,
    over: false,
    entries: 0,
    seen: "",
    turn: 0,
    notices: [],
    ended: false,
  };
}

/** The hash of what cannot change between sitting down and the opening. */
function termsOf({ game, rules, material, options, bots }: Opening): string {
  return sha(game, String(rules), material, options, String(bots.length));
}

function otherTerms(memory: Memory, opening: Opening): Notice["key"] | null {
  if (memory.commitment !== opening.commitment) return "web-opening-commitment";
  return memory.terms === termsOf(opening) ? null : "web-opening-terms";
}

/** What is wrong with an opening; null: nothing. */
function disagreement(
  memory: Memory,
  opening: Opening,
  mine: readonly string[],
  claimed: string,
): Notice["key"] | null {
  const hash = openingHash(opening);
  if (memory.opening && memory.opening !== hash) return "dice-second-opening";
  const terms = otherTerms(memory, opening);
  if (terms) return terms;
  const own = opening.chains.find((chain) => chain.tip === memory.tip);
  if (own?.seats.join() !== mine.join() || !areSound(opening)) return "web-opening-seat";
  return claimed === hash ? null : "web-opening-hash";
}

/** Whether every chain belongs to seats of people, no seat to two chains, and the chains are in order. */
function areSound({ bots, chains }: Opening): boolean {
  const people = bots.flatMap((bot, at) => (bot === null ? [seatName(at)] : []));
  const seats = chains.flatMap((chain) => chain.seats);
  const lowest = chains.map((chain) => chain.seats[0] ?? "");
  return (
    seats.every((seat) => people.includes(seat)) &&
    new Set(seats).size === seats.length &&
    chains.every((chain) => chain.seats.length > 0 && isHash(chain.tip)) &&
    lowest.every((seat, at) => at === 0 || seat > (lowest[at - 1] ?? ""))
  );
}

/** The memory after one more line. */
function after(memory: Memory, table: string, { line, live, here, rolling }: Arrival): Memory {
  const next: Memory = { ...memory, entries: memory.entries + 1, seen: seenAfter(memory.seen, line) };
  const entry = readEntry(line);
  if (entry?.kind === "draw") {
    next.turn = turnOf(entry.label) ?? memory.turn;
    if (entry.link && before(table, entry.link) === memory.last)
      return { ...next, used: memory.used + 1, last: entry.link };
    if (live && rolling && !memory.over)
      return noticed(next, memory.sent > memory.used ? "dice-link-lost" : "dice-other-device");
  }
  if (entry?.kind !== "event" || memory.over || !memory.seats.includes(entry.seat)) return next;
  // A bot stands in for somebody who is away; without one, somebody else rolled without this device's links.
  if (entry.event === "bot")
    return here ? noticed({ ...next, over: true }, "dice-called-away") : { ...next, over: true };
  if (entry.event !== "silent") return next;
  return live ? noticed({ ...next, over: true }, "dice-other-device") : { ...next, over: true };
}
