// The lists of the front page: my games in progress, those that are over, and the public tables.
import type { ListedTable, TableCard } from "../../wire/types";

interface Mine {
  /** As the server lists them: those waiting for me first. */
  current: TableCard[];
  /** The one that ended last comes first. */
  finished: TableCard[];
}

/** Separates the games in progress from those that are over. */
export function sortMine(tables: readonly TableCard[]): Mine {
  return {
    current: tables.filter(({ table }) => table.status !== "closed"),
    finished: tables
      .filter(({ table }) => table.status === "closed")
      .sort((one, other) => other.table.changed - one.table.changed),
  };
}

/** A list that is read again and again, continued by what was once read after it. */
export function continued(latest: readonly TableCard[], older: readonly TableCard[]): TableCard[] {
  const known = new Set(latest.map(({ table }) => table.id));
  return [...latest, ...older.filter(({ table }) => !known.has(table.id))];
}

/** The first table of a game that has a free seat and does not have me yet. */
export function tableWithRoom(open: readonly TableCard[], game: string): ListedTable | undefined {
  return open.find(({ table, mine }) => table.game === game && !mine?.length && table.seats.some((seat) => !seat.name))
    ?.table;
}
