// A group of tables with the same dice: what can be chosen, and what its tables are doing.
import type { Duplicate, GroupTable } from "../../wire/types";

/** How many tables it can have. */
export const TABLES = [2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16] as const;
/** For how long a group can be open. */
export const HOURS = [3, 24, 168, 720] as const;

/** How many people may sit at each table; bots take the other seats. */
export function peopleFor(seats: number): { people: number; bots: number }[] {
  return Array.from({ length: seats }, (_, at) => ({ people: at + 1, bots: seats - at - 1 }));
}

/** What a table of a group is doing. */
export type Doing = "free" | "open" | "ready" | "running" | "finished" | "ended";

export function doing({ status = "open", seats = [], ending }: GroupTable): Doing {
  if (status === "closed") return ending === "finished" ? "finished" : "ended";
  if (status === "running") return "running";
  if (seats.length === 0) return "free";
  return openSeats(seats) ? "open" : "ready";
}

export function openSeats(seats: NonNullable<GroupTable["seats"]>): number {
  return seats.filter((seat) => !seat.name).length;
}

/** How many tables have played. */
export function played({ tables }: Duplicate): number {
  return tables.filter((table) => table.status === "closed").length;
}

/** Whether I may sit down at a table: I have no other one, and it has room. */
export function mayJoin(group: Duplicate, table: GroupTable): boolean {
  if (group.closed || group.tables.some((one) => one.mine)) return false;
  return ["free", "open"].includes(doing(table));
}

/** Whether everybody who may still come would find no seat, and I have none. */
export function isFull(group: Duplicate): boolean {
  return !group.tables.some((table) => table.mine || mayJoin(group, table));
}
