// The opening binds everything that shapes a game before the first link is shown; then links change the mix, from which
// every roll is drawn, and the lines of the record change what a device has seen.
import { FORMAT } from "./chain";
import { sha } from "./hashes";

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

/** The hash of an opening. */
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
