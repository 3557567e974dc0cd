// This device's part in the dice of one table: it registers a chain, agrees to the opening, shows a link with every
// roll, and remembers what it saw. Whatever an honest server would not do becomes a notice.
import { before, Chain, newSecret } from "./chain";
import { readEntry } from "./entry";
import { isLine, NotOneLine, sha } from "./hashes";
import { noticed, recall, remember, type Memory, type Notice } from "./memory";
import { areSound, firstMix, misfits, openingHash, seenAfter, type Opening } from "./opening";
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
    const hash = hashOf(opening);
    const fault = disagreement(memory, opening, seats, { hash, claimed });
    if (fault || hash === null) {
      this.#keep(noticed(memory, fault ?? "web-opening-hash"));
      return null;
    }
    this.#keep({ ...memory, opening: hash, seats, sent: Math.max(1, memory.sent) });
    return [hash, link];
  }

  /** The game has begun with this opening, as it was received or, if not `live`, learnt afterwards. Only the first
   * beginning counts: after a second one this device would no longer know what it saw before. */
  begin(opening: Opening, live = false): void {
    const memory = this.#memory();
    if (!memory || memory.seen) return;
    if (!memory.opening) {
      // A device that was asked and did not agree has a notice already.
      if (live && memory.notices.length === 0) this.#keep(noticed(memory, "dice-not-asked"));
      return;
    }
    if (hashOf(opening) !== memory.opening || misfits(opening).length > 0) {
      this.#keep(noticed(memory, "dice-other-table"));
      return;
    }
    const shown = opening.chains.find((chain) => chain.tip === memory.tip)?.link;
    const begun = { ...memory, seen: firstMix(opening) };
    if (shown) this.#keep({ ...begun, used: 1, last: shown });
    else this.#keep(noticed({ ...begun, over: true }, "dice-began-without-you"));
  }

  /** Takes in lines as they arrive; false: some before them are missing. What is known already is passed over. */
  observe(arrivals: readonly Arrival[]): boolean {
    let memory = this.#memory();
    if (!memory?.seen) return true;
    const known = memory.entries;
    for (const arrival of arrivals) {
      if (arrival.at > memory.entries) return false;
      if (!isLine(arrival.line)) {
        // No file can have this, whatever it shows later.
        this.#keep(noticed({ ...memory, over: true }, "dice-record-differs"));
        return true;
      }
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

  /** Whether there are entries that it has not seen. */
  isBehind(entries: number): boolean {
    const memory = this.#memory();
    return memory !== null && memory.seen !== "" && memory.entries < entries;
  }

  /** Whether it shows links: from the beginning with its first one until its chain is over. */
  showsLinks(): boolean {
    const memory = this.#memory();
    return memory !== null && showsLinks(memory);
  }

  /** Learns what it missed from the file, and compares the rest with what it saw; false: the file cannot be read. */
  async catchUp(fetchFile: () => Promise<string>): Promise<boolean> {
    // Another tab may go on while the file is on its way, so what is compared is what was known before.
    const known = this.#memory();
    const [text, { openingOf, readFile }] = await Promise.all([fetchFile(), import("./file")]);
    const file = readFile(text);
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
    if (!memory || !showsLinks(memory) || !memory.seats.includes(seatName(seat))) return "";
    // The next link only after the last one was seen in the record; until then, the same again.
    const number = memory.used + 1;
    const link = chain.link(number);
    if (link === null) this.#keep({ ...memory, over: true });
    else if (number > memory.sent) this.#keep({ ...memory, sent: number, sentAt: memory.entries });
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

function showsLinks({ seen, used, over }: Memory): boolean {
  return seen !== "" && used > 0 && !over;
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
    sentAt: 0,
    used: 0,
    last: tip,
    others: 0,
    over: false,
    entries: 0,
    seen: "",
    turn: 0,
    notices: [],
    ended: false,
  };
}

/** The hash of what cannot change between sitting down and the opening. JSON has no line feeds, whatever is in it. */
function termsOf({ game, rules, material, options, bots }: Opening): string {
  return sha(JSON.stringify([game, rules, material, options, bots.length]));
}

/** The hash of an opening; null if it has none, because something in it is more than one line. */
function hashOf(opening: Opening): string | null {
  try {
    return openingHash(opening);
  } catch (error) {
    if (error instanceof NotOneLine) return null;
    throw error;
  }
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
  { hash, claimed }: { hash: string | null; claimed: string },
): Notice["key"] | null {
  if (memory.opening && memory.opening !== hash) return "dice-second-opening";
  const terms = otherTerms(memory, opening);
  if (terms) return terms;
  const own = opening.chains.find((chain) => chain.tip === memory.tip);
  if (own?.seats.join() !== mine.join() || !areSound(opening.bots, opening.chains)) return "web-opening-seat";
  return claimed === hash ? null : "web-opening-hash";
}

/** The memory after one more line. */
function after(memory: Memory, table: string, { line, live, here, rolling }: Arrival): Memory {
  const entries = memory.entries + 1;
  const next: Memory = { ...memory, entries, seen: seenAfter(memory.seen, line) };
  const [mark = ""] = line.split(" ", 1);
  if (mark !== "!" && !memory.seats.includes(mark)) next.others = entries;
  const entry = readEntry(line);
  if (entry?.kind === "draw") {
    next.turn = turnOf(entry.label) ?? memory.turn;
    if (entry.link && !memory.over && before(table, entry.link) === memory.last) {
      const used = { ...next, used: memory.used + 1, last: entry.link };
      // Knowing the link, others could choose whether to roll once more before it is mixed in.
      return memory.others > memory.sentAt ? noticed(used, "dice-link-early", memory.entries) : used;
    }
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
