// Remarks for somebody's first games of the board game.
import type { Remark } from "../../remarks/remark";
import type { BrettspielAction as Action, BrettspielView as View } from "../../wire/types";

export const REMARKS: readonly Remark<View, Action>[] = [
  { key: "web-br-remark-roll", when: ({ view, roll }) => roll && view.roll === 0 },
  { key: "web-br-remark-tame", when: ({ offers }) => offers.some(({ type }) => type === "tame") },
  { key: "web-br-remark-bully", when: ({ offers }) => offers.some(({ type }) => type === "bully") },
  {
    key: "web-br-remark-steal",
    when: ({ offers }) => offers.some(({ type }) => type === "steal_card"),
  },
  {
    key: "web-br-remark-gem",
    when: ({ view, offers }) =>
      view.effect !== "alarm" &&
      offers.some((one) => one.type === "place" && view.fields.some(({ id, gem }) => id === one.field && gem)),
  },
  {
    key: "web-br-remark-place",
    when: ({ view, offers }) => view.effect !== "alarm" && offers.some(({ type }) => type === "place"),
  },
  {
    key: "web-br-remark-alarm",
    when: ({ view, offers }) =>
      offers.length > 0 && offers.every(({ type }) => type === "alarm") && view.supply.fires > 0,
  },
  {
    key: "web-br-remark-merchant",
    when: ({ view, offers }) =>
      offers.some(({ type }) => type === "keep") &&
      view.stacks.some(({ card, tier }) => (card?.tiers?.length ?? 0) > tier && tier > 0),
  },
  {
    key: "web-br-remark-convinced",
    when: ({ view, offers }) => offers.some(({ type }) => type === "keep") && view.stacks.some(({ tier }) => tier > 0),
  },
  { key: "web-br-remark-jokers", when: ({ view }) => view.stacks.some((stack) => stack.with_jokers > 0) },
  { key: "web-br-remark-end", when: ({ view }) => view.supply.tiles <= 5 },
];
