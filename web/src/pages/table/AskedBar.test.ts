import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { TableLink } from "../../shell/link.svelte";
import type { Asking, Position } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import AskedBar from "./AskedBar.svelte";

it.each([
  ["whoever asked", [0], "You would like to take back the last move."],
  ["the others", [1], "Anna would like to take back the last move."],
  ["people who share a screen", [0, 1], "Anna would like to take back the last move."],
])("tells whose question it is: %s", async (_, mine, said) => {
  await speak("en");
  const position = {
    table: { seats: [{ name: "Anna" }, { name: "Ben" }] },
    own: { seats: mine },
  } as unknown as Position;
  const asking = { number: 1, seat: 0, question: "takeback", agreed: [] } as unknown as Asking;
  const bar = mount(AskedBar, { target: document.body, props: { link: {} as TableLink, position, asking } });
  flushSync();
  expect(document.body.textContent).toContain(said);
  await unmount(bar);
});
