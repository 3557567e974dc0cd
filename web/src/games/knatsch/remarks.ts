// Remarks for somebody's first games of Knatsch.
import type { Remark } from "../../remarks/remark";
import type { KnatschAction as Action, KnatschView as View } from "../../wire/types";

export const REMARKS: readonly Remark<View, Action>[] = [
  {
    key: "web-kn-remark-king",
    when: ({ view, me }) =>
      view.king_target && !view.players[me]?.specials.some(({ card }) => card.sort === "protection"),
  },
  {
    key: "web-kn-remark-defend",
    when: ({ view, offers }) => offers.some(({ type }) => type === "decline") && view.attempt?.defends === true,
  },
  {
    key: "web-kn-remark-tournament",
    when: ({ view, offers }) =>
      offers.some(({ type }) => type === "decline") && view.attempt?.target.type === "tournament",
  },
  {
    key: "web-kn-remark-castle",
    when: ({ view: { attempt }, me, offers }) =>
      offers.some(({ type }) => type === "stop") &&
      attempt?.target.type === "castle" &&
      attempt.owner !== null &&
      attempt.owner !== me &&
      attempt.beaten,
  },
  {
    key: "web-kn-remark-beaten",
    when: ({ view: { attempt }, offers }) =>
      offers.some(({ type }) => type === "stop") &&
      attempt?.pile != null &&
      attempt.target.type !== "tournament" &&
      attempt.beaten,
  },
  {
    key: "web-kn-remark-sixes",
    when: ({ view: { attempt }, offers }) => offers.some(({ type }) => type === "keep") && (attempt?.dead ?? 0) > 0,
  },
  {
    key: "web-kn-remark-guard",
    when: ({ offers }) => offers.some((one) => one.type === "guard" && one.sorts.length > 0),
  },
  {
    key: "web-kn-remark-more",
    when: ({ offers }) =>
      offers.some(({ type }) => type === "end") &&
      offers.some(({ type }) => type === "aim_pile" || type === "aim_card"),
  },
  {
    key: "web-kn-remark-announce",
    when: ({ view, offers }) => view.attempts === 0 && offers.some(({ type }) => type === "aim_pile"),
  },
  {
    key: "web-kn-remark-under",
    when: ({ view, me, offers }) =>
      view.unders_left === 1 &&
      offers.some(({ type }) => type === "under") &&
      !view.players[me]?.specials.some(({ card }) => card.sort === "stack"),
  },
];
