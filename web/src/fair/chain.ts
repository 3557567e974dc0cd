// The chain of this device at one table: a secret, hashed 4,096 times. Its end, the tip, is published first; the links
// are shown one by one from there backwards, so that anybody can check a link and nobody can compute the next one.
import { sha256 } from "@noble/hashes/sha2.js";
import { breathe, sha, toHex } from "./hashes";

export const FORMAT = "wuerfelreich-fair-2";
/** How many links a chain has. */
const MAX_LINKS = 4096;
/** How many links are computed before the page may do something else: a few milliseconds on a slow phone. */
const SLICE = 512;

/** A chain, as its device knows it. */
export class Chain {
  /** The tip, then link 1, link 2 … and last the secret itself. */
  readonly #links: readonly string[];

  private constructor(links: readonly string[]) {
    this.#links = links;
  }

  /** Computes a chain from its secret, without holding up the page. */
  static async from(table: string, secret: string): Promise<Chain> {
    const links = [secret];
    const step = stepper(table, secret);
    while (links.length <= MAX_LINKS) {
      links.push(step());
      if (links.length % SLICE === 0) await breathe();
    }
    return new Chain(links.reverse());
  }

  /** What is published before the game. */
  tip(): string {
    return this.#links[0] ?? "";
  }

  /** A link by its number, from 1; none after the last one. */
  link(number: number): string | null {
    return number >= 1 ? (this.#links[number] ?? null) : null;
  }
}

/** A new secret. */
export function newSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The link shown before this one, or the tip: how a link is checked. */
export function before(table: string, link: string): string {
  return sha(`${FORMAT} chain`, table, link);
}

/** Computes link after link in one buffer: only the 64 digits at its end change. */
function stepper(table: string, secret: string): () => string {
  const text = new TextEncoder().encode(`${FORMAT} chain\n${table}\n${secret}`);
  const start = text.length - secret.length;
  return () => {
    const link = toHex(sha256(text));
    for (let at = 0; at < link.length; at++) text[start + at] = link.charCodeAt(at);
    return link;
  };
}
