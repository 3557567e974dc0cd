// What is to be done now, as the person at this screen should hear it.
import type { Position } from "../wire/types";
import { t } from "./words.svelte";

/** My task; by name where several people share this screen; otherwise whose turn it is. Empty: nobody's. */
export function taskOf({ table, own, task }: Position): string {
  const mine = own?.seats ?? [];
  const due = table.due ?? null;
  const who = due === null ? "" : (table.seats[due]?.name ?? "");
  if (!task) return "";
  if (due !== null && mine.includes(due)) return t(mine.length > 1 ? "task-of" : "task-mine", { who, task });
  if (own?.choices?.some((choices) => choices.early)) return t("task-early", { who });
  return who ? t("task-theirs", { who }) : task;
}
