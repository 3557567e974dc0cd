import { expect, it } from "vitest";
import { picture, wrapped, type Poster } from "./picture";

const POSTER: Poster = {
  title: "Game",
  date: "16 Nov 2026",
  result: "Anna wins.",
  decided: ["Mostly luck.", "It rose."],
  caption: "Chances",
  players: [
    { name: 'A<script>&"', colour: "#f00", note: "+12" },
    { name: "Ben", colour: "#00f", note: "−12" },
  ],
  chances: [
    [0.5, 0.5],
    [1, 0],
  ],
  turningPoints: "Turning points",
  turnings: [{ entry: 1, told: "Ben rolls." }],
  scale: ["100%", "50%", "0%"],
  paper: "#fff",
  ink: "#000",
  edge: "#ccc",
  accent: "#a00",
};

const wide = (words: string, size: number): number => words.length * size * 0.6;
const drawn = (poster: Poster): SVGElement[] => [
  ...new DOMParser().parseFromString(picture(poster, wide), "image/svg+xml").querySelectorAll("text"),
];

it("is a whole picture in itself, whatever somebody is called", () => {
  const parsed = new DOMParser().parseFromString(picture(POSTER, wide), "image/svg+xml");
  const words = [...parsed.querySelectorAll("text")].map((one) => one.textContent);
  expect(words.slice(0, 5)).toEqual(["Game", "16 Nov 2026", "Anna wins.", "Mostly luck. It rose.", "Chances"]);
  expect(words.slice(5, 8)).toEqual(["100%", "50%", "0%"]);
  expect(words.slice(8, 13)).toEqual(["1", 'A<script>&"', "+12", "Ben", "−12"]);
  expect(words.slice(13)).toEqual(["Turning points", "1", "Ben rolls.", "Würfelreich"]);
  expect(parsed.querySelector("script")).toBeNull();
  expect(picture(POSTER, wide)).not.toContain("var(");
});

it("has a line for everybody, above its outline, and what leads to a number above both", () => {
  const parsed = new DOMParser().parseFromString(picture(POSTER, wide), "image/svg+xml");
  const strokes = [...parsed.querySelectorAll("path")].map((one) => one.getAttribute("stroke"));
  expect(strokes.slice(-5)).toEqual(["#000", "#000", "#f00", "#00f", "#a00"]);
});

it("sets long sentences on several lines and long names smaller, all within its margins", () => {
  const long = "Maximilian Friedrich von Hohenstaufen-Burg";
  const sentences = Array.from({ length: 9 }, () => `${long} won.`).join(" ");
  const players = POSTER.players.map((player) => ({ ...player, name: long }));
  const words = drawn({
    ...POSTER,
    result: sentences,
    decided: [sentences],
    players,
    turnings: [{ entry: 1, told: sentences }],
  });
  for (const one of words) {
    const [x, width] = ["x", "textLength"].map((name) => Number(one.getAttribute(name))) as [number, number];
    const left = { start: x, middle: x - width / 2, end: x - width }[one.getAttribute("text-anchor") ?? ""] ?? 0;
    expect([left >= 40, left + width <= 1160], one.textContent).toEqual([true, true]);
    expect(Math.abs(width - wide(one.textContent, Number(one.getAttribute("font-size"))))).toBeLessThan(3);
  }
  const sizes = words.map((one) => one.getAttribute("font-size"));
  expect(sizes.filter((size) => size === "30").length).toBeGreaterThan(1);
});

it("breaks lines between words only", () => {
  const length = (line: string): number => line.length;
  expect(wrapped("one two three", 7, length)).toEqual(["one two", "three"]);
  expect(wrapped("unbreakable it is", 5, length)).toEqual(["unbreakable", "it is"]);
  expect(wrapped("", 5, length)).toEqual([]);
});
