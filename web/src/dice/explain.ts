// What a die and the roll button say about themselves, in every game with a tray.
import type { Fact, Picture, Subject } from "../explain/subject";
import { t } from "../words/words.svelte";

interface Rolling {
  /** Dice can be kept now. */
  canKeep: boolean;
  used: number;
  allowed: number;
  /** Why not, unless the rolls are used up; null if the reader only looks. */
  why: string | null | undefined;
}

function rollsOf({ used, allowed }: Rolling): Fact[] {
  return allowed ? [{ label: t("web-explain-rolls"), value: t("web-rolls-used", { used, allowed }) }] : [];
}

/** Why nothing can be rolled again. Used-up rolls are a reason only for the player whose dice these are. */
function whyNotRolled({ used, allowed, why }: Rolling): string | undefined {
  if (why === null) return undefined;
  return why ?? (allowed > 0 && used >= allowed ? t("refusal-no-rolls-left") : undefined);
}

interface Die extends Rolling {
  title: string;
  picture: Picture;
  kept: boolean;
  /** It has not been rolled yet. */
  waits: boolean;
}

export function dieExplained(die: Die): Subject {
  const { title, picture, kept, canKeep, waits } = die;
  const about = waits ? "-waits" : canKeep ? (kept ? "-release" : "-keep") : "";
  const missing = canKeep || waits ? undefined : whyNotRolled(die);
  return { title, picture, about: [t(`web-explain-die${about}`)], facts: rollsOf(die), missing };
}

interface Button extends Rolling {
  label: string;
  canRoll: boolean;
}

export function rollExplained(button: Button): Subject {
  const { label, canRoll, canKeep } = button;
  // Everything is kept: that is the only other reason while dice can be kept.
  const missing = canRoll ? undefined : canKeep ? t("refusal-nothing-rolled-again") : whyNotRolled(button);
  return { title: label, about: [t("web-explain-roll")], facts: rollsOf(button), missing };
}
