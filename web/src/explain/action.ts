// What a button says about itself whose label already names what it does.
import { t } from "../words/words.svelte";
import type { Subject } from "./subject";

/** The explanation of a button, from the keys of its label and of a sentence that says what follows. */
export function actionExplained(label: string, about: string, args?: Record<string, string>): () => Subject {
  return () => ({ title: t(label, args), about: [t(about, args)] });
}
