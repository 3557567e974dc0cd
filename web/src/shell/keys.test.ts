import { beforeEach, describe, expect, it, vi } from "vitest";
import { onKeys } from "./keys";

const press = vi.fn((key: string) => key === "Enter" || key === " ");
addEventListener("keydown", onKeys(press));

/** Presses a key where the focus is; whether the table has used it. */
function key(name: string): boolean {
  const pressed = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(pressed);
  return pressed.defaultPrevented;
}

const button = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

function click(id: string): void {
  button(id).firstElementChild?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
  button(id).focus();
}

function tab(id: string): void {
  key("Tab");
  button(id).focus();
}

beforeEach(() => {
  (document.activeElement as HTMLElement | null)?.blur();
  document.body.innerHTML =
    "<main tabindex='-1'><button id='roll'><b>Roll</b></button><button id='die'><b>Die</b></button></main>";
  press.mockClear();
});

describe.each(["Enter", " "])("the key %j", (name) => {
  it("is the table's where nothing has the focus", () => {
    expect(key(name)).toBe(true);
  });

  it("is the table's where a dialog that has just been closed still has the focus", () => {
    document.body.innerHTML += "<dialog open><button id='close'>Close</button></dialog>";
    tab("close");
    expect(key(name)).toBe(false);
    document.querySelector("dialog")?.removeAttribute("open");
    expect(document.activeElement).toBe(button("close"));
    expect(key(name)).toBe(true);
  });

  it("presses the button that somebody has walked to", () => {
    tab("roll");
    expect(key(name)).toBe(false);
    expect(press).not.toHaveBeenCalledWith(name);
  });

  it("is the table's where a click has left the focus", () => {
    click("roll");
    expect(key(name)).toBe(true);
    expect(key(name)).toBe(true);
  });

  it("is the table's after other keys, and when the button was dark for a while", () => {
    click("roll");
    key("1");
    document.querySelector("main")?.focus();
    button("roll").focus();
    expect(key(name)).toBe(true);
  });

  it("presses a clicked button that somebody has walked back to, and one that the page has focused", () => {
    click("roll");
    tab("die");
    expect(key(name)).toBe(false);
    tab("roll");
    expect(key(name)).toBe(false);
    click("roll");
    button("die").focus();
    expect(key(name)).toBe(false);
  });

  it("presses a clicked button if the table has no use for it", () => {
    click("roll");
    press.mockReturnValueOnce(false);
    expect(key(name)).toBe(false);
  });
});
