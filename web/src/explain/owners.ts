// Who has how many of something.
import type { Away, SeatInfo } from "../wire/types";
import { listed, t, timeOrDate } from "../words/words.svelte";
import type { Fact } from "./subject";

/** How many each seat has, by seat; those who have none are left out. */
export function ownersFact(seats: readonly SeatInfo[], counts: readonly number[]): Fact {
  const some = counts.flatMap((count, seat) =>
    count ? [t("web-explain-owner", { who: seats[seat]?.name ?? "", count })] : [],
  );
  return { label: t("web-explain-owners"), value: some.length ? listed(some) : t("web-explain-nobody") };
}

/** A seat at a live table, where it is known since when its player is away. */
export type Attended = SeatInfo & { away?: Away | undefined };

/** A bot's level, or whose program it is; and since when somebody is away and what the others can do about it. */
export function seatFacts(seat: Attended | undefined): Fact[] {
  if (!seat) return [];
  const name = seat.name ?? "";
  const facts: Fact[] = [];
  if (seat.program) facts.push({ label: t("web-explain-bot"), value: t("web-program-of", { name }) });
  else if (seat.bot) facts.push({ label: t("web-explain-bot"), value: t(`level-${seat.bot}`) });
  if (seat.away && !seat.resigned) {
    const known = { name, since: timeOrDate(seat.away.since), from: timeOrDate(seat.away.declarable) };
    facts.push({ label: t("web-away"), value: t("web-away-since", known) });
  }
  return facts;
}
