// The curve as a picture of its own, to keep or to send: an SVG that needs neither the page nor its styles.
import { across, down, line, spread, type Plot } from "./curve";

/** What a player is called in the picture, in which colour, and what is said beside the name. */
interface Named {
  name: string;
  colour: string;
  note: string;
}

/** Everything that the picture shows. Colours are plain ones, not variables of the page. */
export interface Poster {
  title: string;
  /** The day on which the game was played. */
  date: string;
  result: string;
  /** What decided it, line by line; none if that cannot be said. */
  decided: readonly string[];
  /** What the lines are. */
  caption: string;
  players: readonly Named[];
  chances: readonly (readonly number[])[];
  marked: readonly number[];
  /** What the lines at the top, in the middle and at the bottom stand for. */
  scale: readonly [string, string, string];
  paper: string;
  ink: string;
  edge: string;
  accent: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LINE_HEIGHT = 44;
/** How far below the plot the numbers of the turning points stand. */
const BELOW = 24;

/** The picture as the text of an SVG. */
export function picture(poster: Poster): string {
  const { players, chances, ink } = poster;
  const top = 220;
  const plot: Plot = { left: 110, top, width: 710, height: HEIGHT - top - 84 };
  const x = (entry: number): number => Math.round(across(plot, entry, chances.length));
  const grid = [1, 0.5, 0]
    .map(
      (chance, at) =>
        path(`M${plot.left} ${down(plot, chance)}h${plot.width}`, poster.edge, 2, chance === 0.5) +
        text(40, down(plot, chance) + 8, 20, ink, poster.scale[at] ?? "", false, 62),
    )
    .join("");
  const flags = spread(poster.marked.map(x), 34, plot.left, plot.left + plot.width);
  const bottom = top + plot.height;
  const marks = poster.marked
    .map((entry) => path(`M${x(entry)} ${top}v${plot.height}`, poster.accent, 3, true))
    .join("");
  const lines = players.map((_, seat) => line(plot, chances, seat, chances.length));
  const under = lines.map((d) => path(d, ink, 8)).join("");
  const over = lines.map((d, seat) => path(d, players[seat]?.colour ?? ink, 5)).join("");
  const heights = spread(
    (chances.at(-1) ?? []).map((chance) => down(plot, chance)),
    Math.min(LINE_HEIGHT * 2, (HEIGHT - 80 - top - 20) / Math.max(1, players.length - 1)),
    top + 20,
    HEIGHT - 80,
  );
  const numbers = flags
    .map(
      (flag, at) =>
        path(`M${x(poster.marked[at] ?? 0)} ${bottom}L${flag} ${bottom + BELOW}`, poster.accent, 3) +
        `<circle cx="${flag}" cy="${bottom + BELOW}" r="15" fill="${poster.accent}"/>` +
        text(flag, bottom + BELOW + 7, 20, poster.paper, String(at + 1), true, 0, "middle"),
    )
    .join("");
  const names = players.map(({ name, colour, note }, seat) => {
    const y = heights[seat] ?? top;
    return (
      `<circle cx="850" cy="${y - 8}" r="13" fill="${colour}" stroke="${ink}" stroke-width="3"/>` +
      text(875, y, 28, ink, name, true, 300) +
      text(875, y + 32, 22, ink, note, false, 300)
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${poster.paper}"/>` +
    text(40, 68, 46, ink, poster.title, true, 820) +
    text(1160, 64, 26, ink, poster.date, false, 280, "end") +
    text(40, 114, 30, ink, poster.result, true, 1120) +
    poster.decided.map((line, at) => text(40, 150 + at * 34, 26, ink, line, false, 1120)).join("") +
    grid +
    marks +
    under +
    over +
    numbers +
    names.join("") +
    text(40, HEIGHT - 18, 22, ink, "Würfelreich", true) +
    text(plot.left + plot.width, HEIGHT - 18, 20, ink, poster.caption, false, 560, "end") +
    "</svg>"
  );
}

function path(d: string, colour: string, width: number, dashed = false): string {
  const dashes = dashed ? ' stroke-dasharray="8 8"' : "";
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${dashes}/>`;
}

/** Words in the picture. What would be too long for its place is squeezed into it. */
function text(
  x: number,
  y: number,
  size: number,
  ink: string,
  words: string,
  bold = false,
  most = 0,
  anchor: "start" | "middle" | "end" = "start",
): string {
  const squeezed =
    most && words.length * size * 0.52 > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : "";
  return (
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Nunito, system-ui, sans-serif" font-size="${size}" fill="${ink}"` +
    `${bold ? ' font-weight="700"' : ""}${squeezed}>${escaped(words)}</text>`
  );
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The picture as a PNG. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
