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

/** The last change of who I am; it may still be under way. */
let change: Promise<unknown> = Promise.resolve();

/** Changes who I am, after all changes before it: each builds on what the last one made of me. */
function become(next: (now: Guest | null) => Guest): Promise<Guest> {
  const changed = change.then(async () => {
    const now = await whoAmI();
    const wanted = next(now);
    if (now && wanted.name === now.name && wanted.picture === now.picture) return now;
    known = await api.becomeGuest(wanted);
    asked = Promise.resolve(known);
    return known;
  });
  change = changed.catch(() => undefined);
  return changed;
}

/** A name and a picture for somebody who has not chosen them. */
function anybody(): Guest {
  const any = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)];
  return {
    name: t("web-guest-name", { number: 100 + Math.floor(Math.random() * 900) }),
    picture: `${any(EMBLEMS) ?? "die"}-${any(COLOURS) ?? "red"}`,
  };
}

/** Makes sure that I am at least a guest. */
export function beGuest(): Promise<Guest> {
  return become((now) => now ?? anybody());
}

/** Makes sure that I am a guest, by this name if it is one. */
export function introduce(name: string): Promise<Guest> {
  return name.trim() ? rename(name.trim()) : beGuest();
}

/** Changes my picture. */
export function choosePicture(picture: string): Promise<Guest> {
  return become((now) => ({ ...(now ?? anybody()), picture }));
}

/** Changes my name. */
export function rename(name: string): Promise<Guest> {
  return become((now) => ({ ...(now ?? anybody()), name }));
}
