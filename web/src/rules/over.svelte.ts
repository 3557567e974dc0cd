// The rules opened over a table: which game's, and at which paragraph.
import type { Choices } from "../wire/types";

interface Opened {
  game: string;
  /** What the rules call the moment of the game: a phase, or null to begin at the top. */
  moments: readonly string[];
}

let opened = $state.raw<Opened | null>(null);
// On a phone the rules fill the screen, and people go back.
addEventListener("popstate", () => (opened = null));

/** The rules that lie over the table now. */
export function openedRules(): Opened | null {
  return opened;
}

/** Opens the rules over the table, at the paragraph that explains the first of these moments it knows. */
export function openRules(game: string, moments: readonly string[] = []): void {
  if (!opened) history.pushState({ rules: true }, "");
  opened = { game, moments };
}

export function closeRules(): void {
  if (!opened) return;
  opened = null;
  if ((history.state as { rules?: boolean } | null)?.rules) history.back();
}

/** The moments of a game's view, the most exact one first: its phase together with all that I may do now, with the effect
 * that is under way, after the last roll, and alone. */
export function momentsOf(view: unknown, choices: Choices | null): string[] {
  const { phase, effect, roll, rolls } = view as { phase?: string; effect?: string; roll?: number; rolls?: number };
  if (!phase) return [];
  const kinds = (choices?.actions ?? []).map(({ action }) => (action as { type: string }).type).sort();
  const only = kinds.filter((kind, at) => kind !== kinds[at - 1]);
  return [
    ...(only.length ? [`${phase} ${only.join(" ")}`] : []),
    ...(effect ? [`${phase} ${effect}`] : []),
    ...(roll !== undefined && roll === rolls ? [`${phase} last`] : []),
    phase,
  ];
}
