import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import App from "./App.svelte";
import { speak } from "./words/words.svelte";

vi.mock("./pages/table/TablePage.svelte", () => {
  throw new TypeError("no such file");
});

it("says that a page could not be loaded", async () => {
  await speak("en");
  history.replaceState(null, "", "/t/abc");
  dispatchEvent(new PopStateEvent("popstate"));
  const app = mount(App, { target: document.body });
  await vi.waitFor(() => expect(document.body.textContent).toContain("Part of this page could not be loaded."));
  expect([...document.querySelectorAll("button")].map((button) => button.textContent?.trim())).toContain("Try again");
  await unmount(app);
});
