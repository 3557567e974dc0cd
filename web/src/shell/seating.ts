// Setting up a table: one call from "play now" to the first roll.
import type { NewTable, Summary } from "../wire/types";
import * as api from "./api";
import { TableLink } from "./link.svelte";
import { beGuest } from "./me.svelte";
import { t } from "../words/words.svelte";

/** Who should take a seat: me, somebody sharing my screen by name, a bot by level, or whoever comes. */
export type Sitter = { who: "me" } | { who: "here"; name: string } | { who: "bot"; level: string } | { who: "open" };

/** Sets up a table and seats everybody; starts it if no seat is left open. */
export async function setUp(table: NewTable, sitters: readonly Sitter[]): Promise<Summary> {
  await beGuest();
  const made = await api.newTable(table);
  const link = new TableLink(made.id);
  try {
    for (const [seat, sitter] of sitters.entries()) {
      if (sitter.who === "me") await link.intend({ type: "sit", seat });
      else if (sitter.who === "here") await link.intend({ type: "sit", seat, name: sitter.name });
      else if (sitter.who === "bot") await seatBot(link, seat, sitter.level);
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

/** Seats a bot, named in my language. */
export function seatBot(link: TableLink, seat: number, level: string): Promise<unknown> {
  return link.intend({ type: "seat-bot", seat, level, title: t(`level-${level}`) });
}
