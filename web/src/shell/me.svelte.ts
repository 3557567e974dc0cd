// Who I am on this server. A guest is created when one is needed, with a name that can be changed at any time.
import * as api from "./api";
import { t } from "../words/words.svelte";
import { COLOURS, EMBLEMS, type Guest } from "../wire/types";

let known = $state.raw<Guest | null>(null);
let asked: Promise<Guest | null> | null = null;

/** Who I am, as far as is known. */
export function me(): Guest | null {
  return known;
}

/** Asks once who I am; without an answer, again the next time. */
export function whoAmI(): Promise<Guest | null> {
  asked ??= api.me().then(
    (found) => (known = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Makes sure that I am at least a guest. */
export async function beGuest(): Promise<Guest> {
  const found = await whoAmI();
  return found ?? rename(t("web-guest-name", { number: 100 + Math.floor(Math.random() * 900) }));
}

/** Changes my picture. */
export async function choosePicture(picture: string): Promise<Guest> {
  return rename((await beGuest()).name, picture);
}

/** A picture for somebody who has not chosen one. */
function anyPicture(): string {
  const any = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)];
  return `${any(EMBLEMS) ?? "die"}-${any(COLOURS) ?? "red"}`;
}

/** Changes my name. */
export async function rename(name: string, picture = known?.picture ?? anyPicture()): Promise<Guest> {
  known = await api.becomeGuest({ name, picture });
  asked = Promise.resolve(known);
  return known;
}
