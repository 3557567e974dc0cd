// Parses a board as the server sends it – rows of letters – into fields and areas.
import type { Colour } from "../../../dice/Sign.svelte";

export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue", "orange", "grey"];

const LETTERS: Record<Colour, string> = { red: "R", yellow: "Y", green: "G", blue: "B", orange: "O", grey: "A" };

/** The colour that a letter of dice and boards stands for. */
export function colourOf(letter: string): Colour | undefined {
  return COLOURS.find((colour) => LETTERS[colour] === letter.toUpperCase());
}

type Kind = "colour" | "start" | "obstacle";

/** A field: its name as in the notation (`c4`), where it lies, and what is on it. */
export interface Field {
  name: string;
  col: number;
  row: number;
  kind: Kind;
  colour: Colour | undefined;
  treasure: boolean;
}

/** A connected group of fields of one colour. */
interface Area {
  colour: Colour;
  fields: Field[];
}

export interface LandShape {
  cols: number;
  rows: number;
  fields: Field[];
  byName: Map<string, Field>;
  areas: Area[];
}

const COLUMN_A = "a".charCodeAt(0);

/** The name of a field: a letter for the column and a number for the row. */
export function fieldName(col: number, row: number): string {
  return `${String.fromCharCode(COLUMN_A + col)}${row + 1}`;
}

/** The places next to a place; odd rows are offset half a field to the right. */
export function neighbours(col: number, row: number): [number, number][] {
  const left = col - 1 + (row & 1);
  return [
    [col - 1, row],
    [col + 1, row],
    [left, row - 1],
    [left + 1, row - 1],
    [left, row + 1],
    [left + 1, row + 1],
  ];
}

/** Parses a board. */
export function readLand(rows: readonly string[]): LandShape {
  const fields = rows.flatMap((line, row) => [...line].flatMap((letter, col) => readField(letter, col, row)));
  const byName = new Map(fields.map((field) => [field.name, field]));
  const cols = Math.max(0, ...rows.map((line) => line.length));
  return { cols, rows: rows.length, fields, byName, areas: areasOf(fields, byName) };
}

function readField(letter: string, col: number, row: number): Field[] {
  const place = { name: fieldName(col, row), col, row };
  const colour = colourOf(letter);
  if (colour) return [{ ...place, kind: "colour", colour, treasure: letter !== letter.toUpperCase() }];
  if (letter === "S") return [{ ...place, kind: "start", colour: undefined, treasure: false }];
  if (letter === "#") return [{ ...place, kind: "obstacle", colour: undefined, treasure: false }];
  return [];
}

function areasOf(fields: Field[], byName: Map<string, Field>): Area[] {
  const seen = new Set<Field>();
  const areas: Area[] = [];
  for (const first of fields) {
    if (!first.colour || seen.has(first)) continue;
    seen.add(first);
    const group = [first];
    for (const field of group) {
      for (const [col, row] of neighbours(field.col, field.row)) {
        const next = byName.get(fieldName(col, row));
        if (next && next.colour === first.colour && !seen.has(next)) {
          seen.add(next);
          group.push(next);
        }
      }
    }
    areas.push({ colour: first.colour, fields: group });
  }
  return areas;
}
