// Nothing lit is silent: the buttons of a hint and of the coach say what they do, as everything on the table does.
import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, it } from "vitest";
import CoachBar from "../../coach/CoachBar.svelte";
import { closeExplanation, explained } from "../../explain/sheet.svelte";
import type { CoachVerdict, Hint } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import HintBar from "./HintBar.svelte";

const nothing = (): void => undefined;
const why = { who: "Conrad", ask: nothing };
const hint = { sentence: "Keep the two sixes.", outlook: "Your chance to win: 51%.", text: "keep" } as Hint;
const verdict = { loss: 0.1, better: { chance: 0.5, sentence: "Keep the two sixes." } } as unknown as CoachVerdict;
const coach = { verdict, takeBack: null, tryAgain: nothing, why, close: nothing };

const bars: [string, Component<never>, Record<string, unknown>, string[]][] = [
  ["hint", HintBar, { hint, take: nothing, why, close: nothing }, ["Close", "Do it", "Why? – Conrad"]],
  ["coach", CoachBar, coach, ["Close", "Try again at a practice table", "Why? – Conrad"]],
  ["coach who waits", CoachBar, { ...coach, takeBack: nothing }, ["Close", "Take it back", "Why? – Conrad"]],
];

it.each(bars)("every button of the bar of the %s explains itself to a key", async (_, Bar, props, names) => {
  await speak("en");
  const bar = mount(Bar as Component<Record<string, unknown>>, { target: document.body, props });
  flushSync();
  const said = [...document.querySelectorAll("button")].map((button) => {
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
    const { title, about } = explained()?.subject() ?? {};
    closeExplanation();
    return [title, /^[A-Z].* .*\.$/.test(about?.join(" ") ?? "")];
  });
  expect(said).toEqual(names.map((name) => [name, true]));
  await unmount(bar);
});
