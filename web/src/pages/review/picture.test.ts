import { expect, it } from "vitest";
import { picture, type Poster } from "./picture";

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
  marked: [1],
  scale: ["100%", "50%", "0%"],
  paper: "#fff",
  ink: "#000",
  edge: "#ccc",
  accent: "#a00",
};

it("is a whole picture in itself, whatever somebody is called", () => {
  const parsed = new DOMParser().parseFromString(picture(POSTER), "image/svg+xml");
  const words = [...parsed.querySelectorAll("text")].map((one) => one.textContent);
  expect(words.slice(0, 5)).toEqual(["Game", "16 Nov 2026", "Anna wins.", "Mostly luck.", "It rose."]);
  expect(words.slice(5, 8)).toEqual(["100%", "50%", "0%"]);
  expect(words.slice(8)).toEqual(["1", 'A<script>&"', "+12", "Ben", "−12", "Würfelreich", "Chances"]);
  expect(parsed.querySelector("script")).toBeNull();
  expect(picture(POSTER)).not.toContain("var(");
});

it("has a line for everybody, above its outline, and what leads to a number above both", () => {
  const parsed = new DOMParser().parseFromString(picture(POSTER), "image/svg+xml");
  const strokes = [...parsed.querySelectorAll("path")].map((one) => one.getAttribute("stroke"));
  expect(strokes.slice(-5)).toEqual(["#000", "#000", "#f00", "#00f", "#a00"]);
});
