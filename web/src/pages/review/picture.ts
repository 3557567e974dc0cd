// The curve as a picture of its own, to keep or to send: an SVG that needs neither the page nor its styles.
import { across, down, line, spread, type Plot } from "./curve";

/** What a player is called in the picture, in which colour, and what is said beside the name. */
interface Named {
  name: string;
  colour: string;
  note: string;
}

/** A turning point: its entry in the game, and what happened there. */
export interface Turning {
  entry: number;
  told: string;
}

/** Everything that the picture shows. Colours are plain ones, not variables of the page. */
export interface Poster {
  title: string;
  /** The day on which the game was played. */
  date: string;
  result: string;
  /** What decided it, sentence by sentence; none if that cannot be said. */
  decided: readonly string[];
  /** What the lines are. */
  caption: string;
  players: readonly Named[];
  chances: readonly (readonly number[])[];
  /** What the turning points are called, and all of them: their numbers are on the curve and beside their words. */
  turningPoints: string;
  turnings: readonly Turning[];
  /** What the lines at the top, in the middle and at the bottom stand for. */
  scale: readonly [string, string, string];
  paper: string;
  ink: string;
  edge: string;
  accent: string;
}

/** How wide words are when they are drawn. */
export type Measure = (words: string, size: number, bold: boolean) => number;

const WIDTH = 1200;
const MARGIN = 40;
const INSIDE = WIDTH - 2 * MARGIN;
const PLOT = { left: 110, width: 680, height: 326 };
/** The marks of the players, and the words beside them. */
const MARKS = 822;
const NAMES = 846;
/** How far below the plot the numbers of the turning points stand. */
const BELOW = 24;
/** A picture knows only the typefaces of the device it is looked at. */
const TYPEFACE = "system-ui, sans-serif";

/** The picture as the text of an SVG. It is as high as its words need. */
export function picture(poster: Poster, measure: Measure = measured): string {
  const { players, chances, ink, turnings, accent, paper } = poster;

  /** Words on one line: set smaller where they would be too long for their place, and as wide everywhere as here. */
  function text(x: number, y: number, size: number, words: string, how: How = {}): string {
    const { bold = false, most = INSIDE, anchor = "start", colour = ink } = how;
    const width = measure(words, size, bold);
    const share = Math.min(1, most / Math.max(1, width));
    return (
      `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${TYPEFACE}" font-size="${round(size * share)}" ` +
      `fill="${colour}"${bold ? ' font-weight="700"' : ""} textLength="${round(width * share)}" ` +
      `lengthAdjust="spacingAndGlyphs">${escaped(words)}</text>`
    );
  }

  /** Words on as many lines as they need, the first at `y`. */
  function paragraph(x: number, y: number, size: number, words: string, bold = false): Lines {
    const most = WIDTH - MARGIN - x;
    const lines = wrapped(words, most, (line) => measure(line, size, bold));
    const apart = Math.round(size * 1.3);
    const drawn = lines.map((line, at) => text(x, y + at * apart, size, line, { bold, most })).join("");
    return { drawn, next: y + lines.length * apart };
  }

  const number = (x: number, y: number, at: number): string =>
    `<circle cx="${x}" cy="${y}" r="15" fill="${accent}"/>` +
    text(x, y + 7, 20, String(at + 1), { bold: true, anchor: "middle", colour: paper });

  const result = paragraph(MARGIN, 114, 30, poster.result, true);
  const decided = paragraph(MARGIN, result.next - 2, 24, poster.decided.join(" "));
  const top = decided.next + 30;
  const plot: Plot = { ...PLOT, top };
  const bottom = top + plot.height;
  const x = (entry: number): number => Math.round(across(plot, entry, chances.length));
  const grid = [1, 0.5, 0]
    .map(
      (chance, at) =>
        path(`M${plot.left} ${down(plot, chance)}h${plot.width}`, poster.edge, 2, chance === 0.5) +
        text(MARGIN, down(plot, chance) + 8, 20, poster.scale[at] ?? "", { most: plot.left - MARGIN - 8 }),
    )
    .join("");
  const flags = spread(
    turnings.map(({ entry }) => x(entry)),
    34,
    plot.left,
    plot.left + plot.width,
  );
  const marks = turnings.map(({ entry }) => path(`M${x(entry)} ${top}v${plot.height}`, accent, 3, true)).join("");
  const lines = players.map((_, seat) => line(plot, chances, seat, chances.length));
  const under = lines.map((d) => path(d, ink, 8)).join("");
  const over = lines.map((d, seat) => path(d, players[seat]?.colour ?? ink, 5)).join("");
  const numbers = flags
    .map(
      (flag, at) =>
        path(`M${x(turnings[at]?.entry ?? 0)} ${bottom}L${flag} ${bottom + BELOW}`, accent, 3) +
        number(flag, bottom + BELOW, at),
    )
    .join("");
  const heights = spread(
    (chances.at(-1) ?? []).map((chance) => down(plot, chance)),
    Math.min(88, (plot.height - 16) / Math.max(1, players.length - 1)),
    top + 20,
    bottom + 4,
  );
  const names = players.map(({ name, colour, note }, seat) => {
    const y = Math.round(heights[seat] ?? top);
    const most = WIDTH - MARGIN - NAMES;
    return (
      `<circle cx="${MARKS}" cy="${y - 8}" r="13" fill="${colour}" stroke="${ink}" stroke-width="3"/>` +
      text(NAMES, y, 28, name, { bold: true, most }) +
      text(NAMES, y + 28, 22, note, { most })
    );
  });

  let y = bottom + BELOW + 60;
  let legend = turnings.length ? text(MARGIN, y, 24, poster.turningPoints, { bold: true }) : "";
  for (const [at, { told }] of turnings.entries()) {
    const words = paragraph(MARGIN + 46, y + 38, 22, told);
    legend += number(MARGIN + 15, y + 31, at) + words.drawn;
    y = words.next - 22;
  }
  const height = y + 60;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `<rect width="${WIDTH}" height="${height}" fill="${paper}"/>` +
    text(MARGIN, 68, 46, poster.title, { bold: true, most: 820 }) +
    text(WIDTH - MARGIN, 64, 26, poster.date, { anchor: "end", most: 280 }) +
    result.drawn +
    decided.drawn +
    text(plot.left, top - 14, 20, poster.caption, { most: plot.width }) +
    grid +
    marks +
    under +
    over +
    numbers +
    names.join("") +
    legend +
    text(MARGIN, height - 18, 22, "Würfelreich", { bold: true }) +
    "</svg>"
  );
}

/** How words are set: in bold, no wider than so many pixels, from where, and in which colour. */
interface How {
  bold?: boolean;
  most?: number;
  anchor?: "start" | "middle" | "end";
  colour?: string;
}

/** Words that are drawn, and where the next line would stand. */
interface Lines {
  drawn: string;
  next: number;
}

/** As few lines as words need, none wider than `most` unless a single word is. */
export function wrapped(words: string, most: number, wide: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ").filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length && wide(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How wide this device draws words. */
function measured(words: string, size: number, bold: boolean): number {
  const brush = document.createElement("canvas").getContext("2d");
  if (!brush) throw new Error("no picture");
  brush.font = `${bold ? 700 : 400} ${size}px ${TYPEFACE}`;
  return brush.measureText(words).width;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

function path(d: string, colour: string, width: number, dashed = false): string {
  const dashes = dashed ? ' stroke-dasharray="8 8"' : "";
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${dashes}/>`;
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The picture as a PNG. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
