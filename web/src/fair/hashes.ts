// The hashes of fair dice: SHA-256 and HMAC-SHA-256 over lines of text, computed by a library so that they also work on
// pages served over plain HTTP, and without waiting.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

const utf8 = new TextEncoder();
const DIGITS = Array.from({ length: 256 }, (_, one) => one.toString(16).padStart(2, "0"));
const HEX64 = /^[0-9a-f]{64}$/;

/** Whether a text has the form of a hash, a link or a secret. */
export function isHash(text: unknown): text is string {
  return typeof text === "string" && HEX64.test(text);
}

/** Whether a text is a single line. */
export function isLine(text: string): boolean {
  return !text.includes("\n");
}

/** Something to be hashed is more than one line: other lines would have the same hash. */
export class NotOneLine extends Error {}

/** SHA-256 over lines joined by line feeds, as 64 hexadecimal digits. Throws NotOneLine if one has a line feed in it. */
export function sha(...lines: string[]): string {
  if (!lines.every(isLine)) throw new NotOneLine("what is hashed must be single lines");
  return toHex(sha256(utf8.encode(lines.join("\n"))));
}

/** SHA-256 of a text, as bytes. */
export function shaBytes(text: string): Uint8Array {
  return sha256(utf8.encode(text));
}

/** SHA-256 of bytes, as 64 hexadecimal digits. */
export function shaOf(data: Uint8Array): string {
  return toHex(sha256(data));
}

/** HMAC-SHA-256 of texts with one key. */
export function hmacWith(key: Uint8Array): (message: string) => Uint8Array {
  // What the key contributes is the same for every message.
  const keyed = hmac.create(sha256, key);
  return (message) => keyed.clone().update(utf8.encode(message)).digest();
}

/** The bytes of hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

/** Bytes as hexadecimal digits. */
export function toHex(data: Uint8Array): string {
  let text = "";
  for (const one of data) text += DIGITS[one];
  return text;
}

/** Lets the page draw and react between two slices of long work. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
