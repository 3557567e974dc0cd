// Who has how many of something.
import type { SeatInfo } from "../wire/types";
import { listed, t } from "../words/words.svelte";
import type { Fact } from "./subject";

/** How many each seat has, by seat; those who have none are left out. */
export function ownersFact(seats: readonly SeatInfo[], counts: readonly number[]): Fact {
  const some = counts.flatMap((count, seat) =>
    count ? [t("web-explain-owner", { who: seats[seat]?.name ?? "", count })] : [],
  );
  return { label: t("web-explain-owners"), value: some.length ? listed(some) : t("web-explain-nobody") };
}

/** A bot's level, or that it is somebody's program; nothing for people. */
export function botFacts(seat: SeatInfo | undefined): Fact[] {
  if (seat?.program) return [{ label: t("web-explain-bot"), value: t("web-program-of", { name: seat.name ?? "" }) }];
  return seat?.bot ? [{ label: t("web-explain-bot"), value: t(`level-${seat.bot}`) }] : [];
}
