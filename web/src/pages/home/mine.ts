// My tables on the front page: the games in progress, and those that are over.
import type { TableCard } from "../../wire/types";

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
