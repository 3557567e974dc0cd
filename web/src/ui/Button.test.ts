import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Button from "./Button.svelte";

const children = createRawSnippet(() => ({ render: () => "<svg></svg>" }));

it.each([{}, { href: "/" }])("tells a resting mouse the name that its picture stands for: %o", async (more) => {
  const button = mount(Button, { target: document.body, props: { children, label: "Hint", ...more } });
  flushSync();
  expect(document.querySelector(".button")?.getAttribute("title")).toBe("Hint");
  await unmount(button);
});

it("has no second tooltip where it explains itself", async () => {
  const explain = (): { title: string; about: string[] } => ({ title: "Hint", about: [] });
  const button = mount(Button, { target: document.body, props: { children, label: "Hint", explain } });
  flushSync();
  expect(document.querySelector(".button")?.hasAttribute("title")).toBe(false);
  await unmount(button);
});
