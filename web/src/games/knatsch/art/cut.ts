// Shapes cut from paper with scissors: nothing is quite straight, but it comes out the same every time.

/** The dark of ink lines and pupils; figures keep it in dark mode. */
export const INK = "#2a2320";

const wobble = (seed: number): number => Math.sin(seed * 12.9898) * 0.55;
const point = (x: number, y: number, seed: number): string =>
  `${(x + wobble(seed)).toFixed(1)} ${(y + wobble(seed + 7.3)).toFixed(1)}`;

/** A closed shape through these points, with slightly uneven corners. */
export function cut(...points: [number, number][]): string {
  return `M${points.map(([x, y]) => point(x, y, x * 3.1 + y * 1.7)).join("L")}z`;
}

/** A wall or tower with battlements: left, top, width, bottom, number and height of merlons; `flare` widens the top. */
export function wall(
  x: number,
  y: number,
  width: number,
  bottom: number,
  merlons: number,
  height = 5,
  flare = 0,
): string {
  const step = width / (2 * merlons - 1);
  const points: [number, number][] = [[x + flare, bottom]];
  if (flare) points.push([x + flare, y + height * 2.6], [x, y + height * 1.8]);
  for (let at = 0; at < 2 * merlons - 1; at++) {
    const top = at % 2 ? y + height : y;
    points.push([x + at * step, top], [x + (at + 1) * step, top]);
  }
  if (flare) points.push([x + width, y + height * 1.8], [x + width - flare, y + height * 2.6]);
  points.push([x + width - flare, bottom]);
  return cut(...points);
}

/** A pointed roof over a tower: middle, tip, half its width, eaves; its sides curve in like a hat's. */
export function roof(middle: number, tip: number, half: number, eaves: number): string {
  const waist = (tip + eaves) / 2 + (eaves - tip) * 0.12;
  return (
    `M${point(middle, tip, middle)}Q${point(middle + half * 0.36, waist, tip)} ${point(middle + half, eaves, eaves)}` +
    `Q${point(middle, eaves + 3, half)} ${point(middle - half, eaves - 0.4, half + 2)}Q${point(middle - half * 0.36, waist, tip)} ${point(middle, tip, middle)}z`
  );
}

/** An arch, for gates and windows: middle, top, half its width, bottom. */
export function arch(middle: number, top: number, half: number, bottom: number): string {
  const spring = top + half;
  return `M${middle - half} ${bottom}V${spring}C${middle - half} ${top - half * 0.2} ${middle + half} ${top - half * 0.2} ${middle + half} ${spring}V${bottom}z`;
}
