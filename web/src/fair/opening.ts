// The opening binds everything that shapes a game before the first link is shown; then links change the mix, from which
// every roll is drawn, and the lines of the record change what a device has seen.
import { before, FORMAT } from "./chain";
import { isHash, sha } from "./hashes";
import { seatName } from "./record";

/** A device's chain: its seats (`P1`), its tip, and the link it showed at the opening, if it has. */
export interface ShownChain {
  seats: readonly string[];
  tip: string;
  link: string | null;
}

/** What an opening binds. Names are left out, because people may have theirs removed. */
export interface Opening {
  table: string;
  commitment: string;
  game: string;
  rules: number;
  material: string;
  options: string;
  /** The kind of each seat's bot; null: a person. */
  bots: readonly (string | null)[];
  chains: readonly ShownChain[];
}

/** Whether every chain belongs to seats of people, no seat to two chains, and seats, tips and chains are in order. */
export function areSound(bots: readonly (string | null)[], chains: readonly ShownChain[]): boolean {
  const people = bots.flatMap((bot, at) => (bot === null ? [seatName(at)] : []));
  const seats = chains.flatMap((chain) => chain.seats);
  return (
    seats.every((seat) => people.includes(seat)) &&
    new Set(seats).size === seats.length &&
    chains.every((chain) => chain.seats.length > 0 && isHash(chain.tip) && areInOrder(chain.seats)) &&
    new Set(chains.map((chain) => chain.tip)).size === chains.length &&
    areInOrder(chains.map((chain) => chain.seats[0] ?? ""))
  );
}

function areInOrder(seats: readonly string[]): boolean {
  return seats.every((seat, at) => at === 0 || seat > (seats[at - 1] ?? ""));
}

/** The chains whose first links do not follow from their tips. The tip of another chain is no link: whoever commits to
 * what follows from that tip could go on with the other device's links. */
export function misfits({ table, chains }: Pick<Opening, "table" | "chains">): ShownChain[] {
  const tips = chains.map((chain) => chain.tip);
  return chains.filter(({ tip, link }) => link && (before(table, link) !== tip || tips.includes(link)));
}

/** The hash of an opening. Throws NotOneLine if a value in it has a line feed. */
export function openingHash(opening: Opening): string {
  const { table, commitment, game, rules, material, options, bots, chains } = opening;
  const seats = bots.map((bot, at) => (bot === null ? `P${at + 1} person` : `P${at + 1} bot ${bot}`));
  const tips = chains.map((chain) => `${chain.seats.join(",")} ${chain.tip}`);
  return sha(`${FORMAT} opening`, table, commitment, game, String(rules), material, options, ...seats, ...tips);
}

/** What a link of a chain, numbered from 1, makes of the mix. */
export function mixed(mix: string, chain: number, link: string): string {
  return sha(`${FORMAT} mix`, mix, String(chain), link);
}

/** The mix with which a game begins: the first links in the order of the chains. */
export function firstMix(opening: Opening): string {
  let mix = openingHash(opening);
  for (const [at, { link }] of opening.chains.entries()) if (link) mix = mixed(mix, at + 1, link);
  return mix;
}

/** The hash of a record after one more line; it begins as the first mix. */
export function seenAfter(seen: string, line: string): string {
  return sha(`${FORMAT} seen`, seen, line);
}
