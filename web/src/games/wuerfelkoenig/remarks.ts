// Remarks for somebody's first games of Würfelkönig.
import type { Remark } from "../../remarks/remark";
import type {
  WuerfelkoenigAction as Action,
  WuerfelkoenigCitizen as Citizen,
  WuerfelkoenigView as View,
} from "../../wire/types";

/** How many dice a wish needs; with those kept, it stays fulfilled whatever the others show. Some need all of them. */
function needed(wish: Citizen["condition"]): number {
  const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
  switch (wish.type) {
    case "colours":
      return sum(Object.values(wish.colours));
    case "numbers":
      return sum(Object.values(wish.numbers));
    case "groups":
      return sum(wish.groups);
    case "straight":
      return wish.length;
    case "same_colour":
      return wish.dice;
    default:
      return 6;
  }
}

export const REMARKS: readonly Remark<View, Action>[] = [
  { key: "web-wk-remark-elf", when: ({ view, roll }) => roll && view.roll === 0 && view.rolls === 4 },
  { key: "web-wk-remark-roll", when: ({ view, roll }) => roll && view.roll === 0 && view.rolls === 3 },
  {
    key: "web-wk-remark-given",
    when: ({ me, since }) => since.some(({ action }) => action.type === "take" && action.to === me),
  },
  {
    key: "web-wk-remark-dragon",
    when: ({ offers }) => offers.some((one) => one.type === "take" && one.to !== null && !one.bonus),
  },
  {
    key: "web-wk-remark-village",
    when: ({ offers }) => offers.some((one) => one.type === "take" && one.village && !one.bonus),
  },
  {
    key: "web-wk-remark-fairy",
    when: ({ view }) => view.row.some(({ card, fulfilled }) => fulfilled && card?.kind === "busy_fairy"),
  },
  {
    key: "web-wk-remark-convinced",
    when: ({ view, offers }) =>
      offers.some(({ type }) => type === "keep") &&
      view.row.some(({ card, fulfilled }) => fulfilled && card && needed(card.condition) < 6),
  },
  {
    key: "web-wk-remark-penalty",
    when: ({ offers }) => offers.length === 1 && offers.some(({ type }) => type === "penalty"),
  },
  {
    key: "web-wk-remark-keep",
    when: ({ view, offers }) =>
      view.roll < view.rolls - 1 &&
      offers.some(({ type }) => type === "keep") &&
      !view.row.some(({ fulfilled }) => fulfilled),
  },
  {
    key: "web-wk-remark-end",
    when: ({ view }) => view.villages.some(({ left }) => left === 1),
  },
];
