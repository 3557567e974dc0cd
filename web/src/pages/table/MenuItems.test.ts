import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { TableLink } from "../../shell/link.svelte";
import type { Position } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import MenuItems from "./MenuItems.svelte";

it.each([
  [true, "I explains, H shows a hint, M shows the moves"],
  [false, "I explains, M shows the moves"],
])("names the key for hints only where they are allowed: %s", async (odds, keys) => {
  await speak("en");
  const link = { now: () => 0, present: { spectators: 0, seats: [] } } as unknown as TableLink;
  const position = { table: { game: "wuerfelkoenig", odds, seats: [], status: "running" } } as unknown as Position;
  const items = mount(MenuItems, { target: document.body, props: { link, position, close: () => undefined } });
  flushSync();
  expect(document.body.textContent).toContain(keys);
  await unmount(items);
});
