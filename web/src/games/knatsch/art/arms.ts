/** The six coats of arms: colour, shade, the colour of the charge, and the charge itself in a 24 × 24 box. */
export type ArmsColour = "red" | "blue" | "green" | "yellow" | "white" | "black";

export interface Arms {
  field: string;
  shade: string;
  paint: string;
  /** The edge of the shield, if it is not white. */
  rim?: string;
  charge: string;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

const rays = Array.from({ length: 24 }, (_, at) => {
  const [angle, far] = [(at * Math.PI) / 12, at % 2 ? 7.4 : at % 4 ? 10 : 11.6];
  return `${(12 + far * Math.sin(angle)).toFixed(1)} ${(12 - far * Math.cos(angle)).toFixed(1)}`;
}).join("L");

export const ARMS: Record<ArmsColour, Arms> = {
  // A bull's head.
  red: {
    field: "var(--red)",
    shade: "var(--red-deep)",
    paint: "#ffd75e",
    charge:
      "M12 22.5c-2.6 0-4.3-1.5-4.6-3.8L6.6 14C4.2 14.2 2.6 13.2 2 11.6c1.5.3 2.7 0 3.5-.8C2.3 10 .4 7 1.3 2.4c1.6 2.7 3.9 3.9 7 4h7.4c3.1-.1 5.4-1.3 7-4 .9 4.6-1 7.6-4.2 8.4.8.8 2 1.1 3.5.8-.6 1.6-2.2 2.6-4.6 2.4l-.8 4.7c-.3 2.3-2 3.8-4.6 3.8z" +
      dot(9.2, 12.4, 1.2) +
      dot(14.8, 12.4, 1.2) +
      dot(10.4, 18.8, 0.8) +
      dot(13.6, 18.8, 0.8),
  },
  // A fish.
  blue: {
    field: "var(--blue)",
    shade: "var(--blue-deep)",
    paint: "#fffaf0",
    charge:
      "M.8 12.4C3 8 6 5.8 9.2 5.5L12.5 2l2.3 4.6c1.3.7 2.5 1.7 3.4 2.8L23.2 5.5c-.9 4.6-.9 9 0 13.3l-5-4c-2.5 3.2-5.6 4.6-8.8 4.2-3.3-.3-6.3-2.6-8.6-6.6z" +
      dot(6.4, 11, 1.3),
  },
  // An oak.
  green: {
    field: "var(--green)",
    shade: "var(--green-deep)",
    paint: "#fff3c4",
    charge:
      "M12 1c2.9 0 4.9 1.7 5.1 4 2.9.3 4.7 2.5 4.2 5 1.6 2.6-.4 6.3-4 6-1 1-2.5 1.2-3.6.9v2.8l3.3 3.3H7l3.3-3.3v-2.8c-1.1.3-2.6.1-3.6-.9-3.6.3-5.6-3.4-4-6-.5-2.5 1.3-4.7 4.2-5C7.1 2.7 9.1 1 12 1z" +
      dot(9, 9.5, 1.1) +
      dot(14.5, 7.5, 1.1) +
      dot(14, 12.5, 1.1),
  },
  // A sun.
  yellow: {
    field: "var(--yellow)",
    shade: "var(--yellow-deep)",
    paint: "#8f2219",
    charge: `M${rays}z${dot(9.8, 11, 1)}${dot(14.2, 11, 1)}M9 13.6c1.6 2.4 4.4 2.4 6 0c-.8 4-5.2 4-6 0z`,
  },
  // A swan.
  white: {
    field: "#fffaf0",
    shade: "#c3c6cc",
    paint: "#2b4a6f",
    rim: "#5d7fa6",
    charge:
      "M1.5 8.4C2.3 4.3 5 1.6 8 2.3c3.1.7 3.9 3.8 2.7 6.9-.9 2.3-1.3 3.5-.7 4.6C12.3 10 17.3 8.8 23.2 9.4c-1.7.9-2 1.7-1.5 2.9-.4 5.9-4.4 9.4-10.2 9.4-5.2 0-8.3-2.8-7.9-6.7.3-2.7 2.5-5 3.2-7.6.4-1.5 0-2.3-.9-2.2-1.3.1-2.2 2.3-4.4 3.2z",
  },
  // A bat.
  black: {
    field: "#37333f",
    shade: "#211e28",
    paint: "#f2e6ff",
    charge:
      "M12 8.6 10.3 4.2 9.1 7.6C7 5.3 4 4.6.4 5.6c2 2.3 2.6 5 2 8.6 1.6-1.5 3.4-1.5 4.9.3.9 1 1.2 2.2 1.1 3.5 1.4-.6 2.8.2 3.6 2.7.8-2.5 2.2-3.3 3.6-2.7-.1-1.3.2-2.5 1.1-3.5 1.5-1.8 3.3-1.8 4.9-.3-.6-3.6 0-6.3 2-8.6-3.6-1-6.6-.3-8.7 2l-1.2-3.4z",
  },
};
