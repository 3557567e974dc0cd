// Remarks for somebody's first games of Würfelland.
import type { Moment, Remark } from "../../remarks/remark";
import type {
  WuerfellandAction as Action,
  WuerfellandColourProgress as ColourProgress,
  WuerfellandView as View,
} from "../../wire/types";

/** How far I am in the colour of this round. */
function mine({ view, me }: Moment<View, Action>): ColourProgress | undefined {
  return view.lands[me]?.colours.find(({ colour }) => colour === view.colour);
}

export const REMARKS: readonly Remark<View, Action>[] = [
  {
    key: "web-wl-remark-side",
    when: ({ offers }) => offers.some(({ type }) => type === "board"),
    args: ({ goal }) => ({ goal }),
  },
  { key: "web-wl-remark-treasure", when: ({ view, roll }) => roll && view.phase === "treasure_roll" },
  {
    key: "web-wl-remark-full",
    when: (moment) => moment.view.phase === "go_on" && mine(moment)?.room === moment.view.aside,
  },
  {
    key: "web-wl-remark-on",
    when: (moment) => moment.view.phase === "go_on" && (mine(moment)?.room ?? 0) > moment.view.aside,
  },
  { key: "web-wl-remark-choose", when: ({ offers }) => offers.some(({ type }) => type === "choose") },
  {
    key: "web-wl-remark-others",
    when: ({ view, me, offers }) =>
      view.phase === "cross" && view.active !== me && offers.some(({ type }) => type === "cross"),
  },
  { key: "web-wl-remark-cross", when: ({ offers }) => offers.some(({ type }) => type === "cross") },
  {
    key: "web-wl-remark-begun",
    when: ({ view, me, roll }) =>
      roll && view.phase === "roll" && (view.lands[me]?.colours.some(({ places }) => places[0]?.begun) ?? false),
  },
];
