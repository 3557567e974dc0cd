// Setting up a table: one call from "play now" to the first roll.
import { CAST, type NewTable, type Summary } from "../wire/types";
import * as api from "./api";
import { TableLink } from "./link.svelte";
import { beGuest } from "./me.svelte";

/** Who should take a seat: me, somebody sharing my screen by name, a bot's character, or whoever comes. */
export type Sitter =
  { who: "me" } | { who: "here"; name: string } | { who: "bot"; level: string; character: string } | { who: "open" };

/** Somebody of a level whom nobody at the table is yet; who it is, is left to chance. */
export function someBot(level: string, taken: readonly string[]): string {
  const free = (CAST[level] ?? []).filter((one) => !taken.includes(one));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}

/** Sets up a table and seats everybody; starts it if no seat is left open. */
export async function setUp(table: NewTable, sitters: readonly Sitter[]): Promise<Summary> {
  await beGuest();
  const made = await api.newTable(table);
  const link = new TableLink(made.id);
  try {
    for (const [seat, sitter] of sitters.entries()) {
      if (sitter.who === "me") await link.intend({ type: "sit", seat });
      else if (sitter.who === "here") await link.intend({ type: "sit", seat, name: sitter.name });
      else if (sitter.who === "bot") await seatBot(link, seat, sitter.level, sitter.character);
    }
    if (sitters.every((sitter) => sitter.who !== "open")) await start(link);
  } finally {
    link.close();
  }
  return made;
}

/** Starts a table where everybody is seated, such as a rematch that waits for nobody else. */
export async function startNow(id: string): Promise<void> {
  const link = new TableLink(id);
  try {
    await start(link);
  } finally {
    link.close();
  }
}

async function start(link: TableLink): Promise<void> {
  if ((await link.intend({ type: "start" })).accepted) await link.begun();
}

/** Seats a bot as one of the characters of its level. */
export function seatBot(link: TableLink, seat: number, level: string, character: string): Promise<unknown> {
  return link.intend({ type: "seat-bot", seat, level, character });
}
