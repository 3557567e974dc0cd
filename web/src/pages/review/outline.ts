// The outline of something on the table, so that a mark follows its shape and hides nothing on it.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const CORNER = 8;

/** The outline as the `d` of an SVG path, this far outside the shape. A clipped element has the shape of its clip, as a
 * computed style writes it: `polygon(50% 0px, 100% 25%, …)`; anything else is a rectangle with round corners. */
export function outlineOf(box: Box, clip: string, outside: number): string {
  const { left, top, width, height } = grown(box, outside);
  const corners = /^polygon\((.+)\)$/.exec(clip)?.[1]?.split(",") ?? [];
  if (!corners.length) {
    const [x, y] = [width - 2 * CORNER, height - 2 * CORNER].map((side) => Math.max(0, side));
    const round = (across: number, down: number): string => `a${CORNER} ${CORNER} 0 0 1 ${across} ${down}`;
    return (
      `M${left + CORNER} ${top}h${x}${round(CORNER, CORNER)}v${y}${round(-CORNER, CORNER)}` +
      `h${-(x ?? 0)}${round(-CORNER, -CORNER)}v${-(y ?? 0)}${round(CORNER, -CORNER)}z`
    );
  }
  const points = corners.map((corner) => {
    const [x = "0", y = "0"] = corner.trim().split(/\s+/);
    return `${left + (parseFloat(x) / 100) * width} ${top + (parseFloat(y) / 100) * height}`;
  });
  return `M${points.join("L")}z`;
}

function grown({ left, top, width, height }: Box, outside: number): Box {
  return {
    left: left - outside,
    top: top - outside,
    width: width + 2 * outside,
    height: height + 2 * outside,
  };
}
