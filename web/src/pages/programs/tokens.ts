// What there is to say about a token.
import type { KeptToken } from "../../wire/types";
import { t } from "../../words/words.svelte";

/** What a token can allow, the most usual first. */
export const SCOPES = ["play", "tables", "read"] as const;
/** For how long a token can be valid. */
export const DAYS = [7, 30, 90, 365] as const;
/** How many tokens the server allows a guest. */
export const MAX_TOKENS = 10;

/** When it was created, last used, and until when it is valid. */
export function facts({ created, used, expires }: KeptToken, now: number): string[] {
  const date = (at: number): { date: string } => ({
    date: new Intl.DateTimeFormat(document.documentElement.lang).format(at),
  });
  const found = [t("programs-created", date(created))];
  found.push(used == null ? t("programs-unused") : t("programs-used", date(used)));
  if (expires != null) found.push(t(expires > now ? "programs-until" : "programs-expired", date(expires)));
  return found;
}
