// What people say at this table: shown at their places while the page is open.
import { onDestroy } from "svelte";
import type { TableLink } from "../../shell/link.svelte";
import { beginTalk, Talk } from "../../talk/talk.svelte";

/** Begins to show what is said at a table; call it while the page is being made. */
export function talkAt(link: TableLink): Talk {
  const mine = (): readonly number[] => link.position?.own?.seats ?? [];
  /** Whether somebody else would hear me. */
  const isHeard = (): boolean =>
    link.position?.table.seats.some((one, at) => one.person && !one.resigned && !mine().includes(at)) ?? false;
  const talk = beginTalk(
    new Talk(
      (seat) => isHeard() && mine().includes(seat),
      (seat, message) => void link.intend({ type: "say", seat, message }),
    ),
  );
  link.hear = (seat, words) => talk.show(seat, words, "said");
  onDestroy(() => {
    link.hear = () => false;
    talk.close();
  });
  return talk;
}
