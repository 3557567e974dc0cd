import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { explains } from "./explains";
import { closeExplanation, explain, explained, pressElsewhere } from "./sheet.svelte";

const made: (() => void)[] = [];
const subject = (): { title: string; about: string[] } => ({ title: "Thing", about: [] });

function thing(act: () => void = () => undefined): HTMLButtonElement {
  const button = document.createElement("button");
  button.addEventListener("click", act);
  document.body.append(button);
  const forget = explains(subject)(button);
  made.push(() => {
    forget?.();
    button.remove();
  });
  return button;
}
function pointer(on: EventTarget, type: string, pointerType: string, moved = 0): void {
  const event = new PointerEvent(type, { bubbles: true, pointerType });
  Object.defineProperties(event, { movementX: { value: moved }, movementY: { value: 0 } });
  on.dispatchEvent(event);
}
const key = (on: EventTarget, pressed: string): boolean =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const forget of made.splice(0)) forget();
  closeExplanation();
  vi.useRealTimers();
});

it("explains to a long press, and does nothing then", () => {
  const act = vi.fn();
  const button = thing(act);
  pointer(button, "pointerdown", "touch");
  vi.advanceTimersByTime(1000);
  pointer(button, "pointerup", "touch");
  button.click();
  expect(explained()?.anchor).toBe(button);
  expect(act).not.toHaveBeenCalled();
  button.click();
  expect(act).toHaveBeenCalledOnce();
});

it("explains what a key has focused rather than what lies under the mouse", () => {
  const [under, focused] = [thing(), thing()];
  pointer(under, "pointermove", "mouse", 3);
  key(document.body, "Tab");
  focused.focus();
  vi.advanceTimersByTime(1000);
  expect(explained()).toBeNull();
  key(focused, "i");
  expect(explained()?.anchor).toBe(focused);
  closeExplanation();
  pointer(under, "pointermove", "mouse", 3);
  vi.advanceTimersByTime(1000);
  expect(explained()?.anchor).toBe(under);
  key(document.body, "Tab");
  thing().focus();
  expect(explained()).toBeNull();
});

it("explains to a key what a press elsewhere has closed", () => {
  const button = thing();
  explain(button, subject, "press");
  pressElsewhere();
  key(button, "i");
  expect(explained()?.anchor).toBe(button);
  key(button, "i");
  expect(explained()).toBeNull();
});
