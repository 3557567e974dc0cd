// Hexagons cut from paper: where fields lie, and outlines with the slightly uneven edges of scissors.
import { fieldName, neighbours, type Field, type LandShape } from "./land";

/** From the centre of a field to its corners; everything on a board is measured in this. */
export const RADIUS = 50;
const ACROSS = RADIUS * Math.sqrt(3);
const DOWN = RADIUS * 1.5;

export interface Point {
  x: number;
  y: number;
}

/** A number from 0 to 1 that is always the same for a place: paper does not move when a page is redrawn. */
export function chanceAt(x: number, y: number, salt = 0): number {
  const mixed = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233 + salt * 37.719) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** The centre of a field. A tall board lies on its side: rows become columns, and neighbours stay neighbours. */
export function middle(col: number, row: number, tall: boolean): Point {
  const along = ACROSS * (col + 0.5 * (row & 1));
  return tall ? { x: DOWN * row, y: along } : { x: along, y: DOWN * row };
}

function corners(at: Point, tall: boolean): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - (tall ? 0 : Math.PI / 6);
    return { x: at.x + RADIUS * Math.cos(angle), y: at.y + RADIUS * Math.sin(angle) };
  });
}

const key = (point: Point) => `${Math.round(point.x)},${Math.round(point.y)}`;

/** The outlines of a group of fields, each a closed loop of corners, clockwise around the inside. */
function outlines(fields: readonly Field[], tall: boolean): Point[][] {
  const edges = new Map<string, [Point, Point]>();
  for (const field of fields) {
    const points = corners(middle(field.col, field.row, tall), tall);
    points.forEach((from, at) => {
      const to = points[(at + 1) % 6] ?? from;
      if (!edges.delete(`${key(to)}>${key(from)}`)) edges.set(`${key(from)}>${key(to)}`, [from, to]);
    });
  }
  const from = new Map([...edges.values()].map((edge) => [key(edge[0]), edge]));
  const loops: Point[][] = [];
  while (from.size) {
    const loop: Point[] = [];
    let edge = from.values().next().value;
    while (edge) {
      from.delete(key(edge[0]));
      loop.push(edge[0]);
      edge = from.get(key(edge[1]));
    }
    loops.push(loop);
  }
  return loops;
}

/** Moves every edge of a loop inwards, so that the ground shows between two pieces of paper. */
function inset(loop: Point[], by: number): Point[] {
  return loop.map((point, at) => {
    const before = loop.at(at - 1) ?? point;
    const after = loop[(at + 1) % loop.length] ?? point;
    const one = normal(before, point);
    const two = normal(point, after);
    const scale = by / (1 + one.x * two.x + one.y * two.y);
    return { x: point.x + (one.x + two.x) * scale, y: point.y + (one.y + two.y) * scale };
  });
}

function normal(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

/** A path around a loop as scissors cut it: corners slightly off and rounded, edges slightly bent. */
function cut(loop: Point[], salt: number, loose: number): string {
  const shaken = loop.map(({ x, y }) => ({
    x: x + (chanceAt(x, y, salt) - 0.5) * loose * 2,
    y: y + (chanceAt(y, x, salt + 1) - 0.5) * loose * 2,
  }));
  const path = shaken.map((point, at) => {
    const before = shaken.at(at - 1) ?? point;
    const after = shaken[(at + 1) % shaken.length] ?? point;
    const into = between(before, point, 0.84);
    const out = between(point, after, 0.16);
    return `${at ? "L" : "M"}${spot(into)}Q${spot(point)} ${spot(out)}`;
  });
  return `${path.join("")}Z`;
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const spot = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** One piece of paper in the shape of these fields; a negative `by` makes it larger than they are. */
export function piece(fields: readonly Field[], tall: boolean, by = 2.5, loose = 1.4): string {
  return outlines(fields, tall)
    .map((loop) => cut(inset(loop, by), fields.length, loose))
    .join("");
}

/** A single hexagon around a given centre, such as 0, 0. */
export function hexagon(at: Point, tall: boolean, by = 2.5, loose = 1.4): string {
  return cut(inset(corners(at, tall), by), at.x + at.y * 3, loose);
}

/** The folds between the fields of one area. */
export function folds(fields: readonly Field[], tall: boolean): string {
  const inside = new Map(fields.map((field) => [field.name, field]));
  let path = "";
  for (const field of fields) {
    const here = middle(field.col, field.row, tall);
    for (const [col, row] of neighbours(field.col, field.row)) {
      const name = fieldName(col, row);
      if (!inside.has(name) || name < field.name) continue;
      const there = middle(col, row, tall);
      const centre = between(here, there, 0.5);
      const turn = { x: (there.y - here.y) / ACROSS, y: (here.x - there.x) / ACROSS };
      const half = RADIUS * 0.42;
      path += `M${spot({ x: centre.x - turn.x * half, y: centre.y - turn.y * half })}L${spot({ x: centre.x + turn.x * half, y: centre.y + turn.y * half })}`;
    }
  }
  return path;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle around a board, with a margin for its coast. */
export function frameOf(land: LandShape, tall: boolean, margin: number): Frame {
  const along = ACROSS * (land.cols + (land.rows > 1 ? 0.5 : 0));
  const across = DOWN * (land.rows - 1) + 2 * RADIUS;
  const [width, height] = tall ? [across, along] : [along, across];
  const x = -(tall ? RADIUS : ACROSS / 2) - margin;
  const y = -(tall ? ACROSS / 2 : RADIUS) - margin;
  return { x, y, width: width + 2 * margin, height: height + 2 * margin };
}
