// What was chosen for a table, in short words: for those who sit down at it, and for the form in which it is chosen.
import type { NewTable, OptionInfo } from "../../wire/types";
import { t } from "../../words/words.svelte";

export function clockTold(clock: NewTable["clock"]): string {
  if (!clock) return t("web-clock-none");
  if (clock.type === "days") return t("web-clock-days", { days: clock.days });
  return t("web-clock-pace", { minutes: clock.budget / 60, seconds: clock.increment ?? 0 });
}

/** The options of a game that are not the usual ones. */
export function optionsTold(all: readonly OptionInfo[], chosen: Readonly<Record<string, unknown>>): string[] {
  return all.flatMap(({ name, title, choices, default: usual }) => {
    const values = chosen[name] ?? usual;
    if (JSON.stringify(values) === JSON.stringify(usual)) return [];
    const told = [values].flat().map((value) => choices.find((one) => one.value === value)?.title ?? String(value));
    return [`${title}: ${told.join(", ")}`];
  });
}
