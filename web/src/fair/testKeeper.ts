// The keeper of a table for tests: plays by the protocol, or not, with hashes from Node instead of the page's library.
import { createHash, createHmac } from "node:crypto";
import type { Opening } from "./opening";

const F = "wuerfelreich-fair-2";
const sha = (...lines: string[]): string => createHash("sha256").update(lines.join("\n")).digest("hex");

/** A device's whole chain: the tip, link 1, link 2 … */
export function chainOf(table: string, secret: string, links = 4096): string[] {
  let link = secret;
  const all = [link];
  for (let at = 0; at < links; at++) all.unshift((link = sha(`${F} chain`, table, link)));
  return all;
}

export class Keeper {
  readonly table = "kitchen";
  seed = Buffer.alloc(32, 7);
  game = "wuerfelkoenig";
  options = '{"start":1}';
  material = "ab".repeat(32);
  bots: (string | null)[] = [null, null, "knight"];
  /** The chains in order: seats from 0, tip and first link. */
  chains: { seats: number[]; tip: string; link: string | null }[] = [];
  lines: string[] = [];
  #mix: string | null = null;

  commitment(): string {
    return createHash("sha256").update(this.seed).digest("hex");
  }

  opening(): Opening {
    const { table, game, material, options, bots } = this;
    const chains = this.chains.map((chain) => ({ ...chain, seats: chain.seats.map((seat) => `P${seat + 1}`) }));
    return { table, commitment: this.commitment(), game, rules: 1, material, options, bots: [...bots], chains };
  }

  openingHash(): string {
    const { table, commitment, game, material, options, bots, chains } = this.opening();
    const seats = bots.map((bot, at) => `P${at + 1} ${bot ? `bot ${bot}` : "person"}`);
    const tips = chains.map((chain) => `${chain.seats.join(",")} ${chain.tip}`);
    return sha(`${F} opening`, table, commitment, game, "1", material, options, ...seats, ...tips);
  }

  #mixed(): string {
    if (this.#mix !== null) return this.#mix;
    return (this.#mix = this.#start());
  }

  /** The hash of the record after so many entries. */
  seen(entries = this.lines.length): string {
    return this.lines.slice(0, entries).reduce((seen, line) => sha(`${F} seen`, seen, line), this.#start());
  }

  #start(): string {
    const mix = (before: string, link: string | null, at: number): string =>
      link ? sha(`${F} mix`, before, String(at + 1), link) : before;
    return this.chains.map((chain) => chain.link).reduce<string>(mix, this.openingHash());
  }

  /** Six dice, with the link of a chain (from 0) mixed in before. */
  roll(label: string, chain = 0, link = ""): string {
    if (link) this.#mix = sha(`${F} mix`, this.#mixed(), String(chain + 1), link);
    const digest = createHmac("sha256", this.seed).update([F, this.#mixed(), label, "0"].join("\n")).digest();
    const picks = Array.from({ length: 6 }, (_, at) => digest.readUInt32BE(4 * at) % 6);
    const line = `~ ${label} = dice < ${picks.map((pick) => `${pick}/6`).join(" ")}${link ? ` ^ ${link}` : ""}`;
    return this.add(line);
  }

  add(line: string): string {
    this.lines.push(line);
    return line;
  }

  file({ revealed = true } = {}): string {
    const seed = revealed ? { seed: this.seed.toString("hex") } : {};
    const dice = { kind: "fair-2", table: this.table, commitment: this.commitment(), ...seed };
    const head = [
      "wuerfelreich 2",
      `game ${JSON.stringify(this.game)}`,
      "rules 1",
      `material ${JSON.stringify({ sha256: this.material })}`,
      ...this.bots.map((bot, at) => `seat ${JSON.stringify({ name: NAMES[at], ...(bot ? { bot } : {}) })}`),
      `options ${this.options}`,
      `dice ${JSON.stringify(dice)}`,
      ...this.opening().chains.map(({ link, ...rest }) => `chain ${JSON.stringify(link ? { ...rest, link } : rest)}`),
    ];
    return [...head, "", ...this.lines, ""].join("\n");
  }
}

const NAMES = ["Anna", "Ben", "Knight 3"];
