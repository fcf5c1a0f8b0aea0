/** The date palm, near and far. */
import { line, oval, type Point, path, place, repeat } from './svg.ts';

const LEAFLETS = 20;

const frond = (length: number, droop: number, color: string): string => {
  const along = (share: number): Point => [
    share * length * (1 - share * 0.12),
    2 * share * (1 - share) * -length * 0.3 + share * share * droop,
  ];
  const leaflets = repeat(LEAFLETS, (index) => {
    const share = 0.1 + (index / LEAFLETS) * 0.88;
    const [x, y] = along(share);
    const reach = length * 0.3 * Math.sin(Math.PI * (0.22 + share * 0.7));
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(reach * 0.6).toFixed(1)} ${(reach * 0.9).toFixed(1)}M${x.toFixed(1)} ${y.toFixed(1)}l${(reach * 0.95).toFixed(1)} ${(-reach * 0.25).toFixed(1)}`;
  });
  const rib = `M0 0Q${length * 0.5} ${-length * 0.3} ${length * 0.88} ${droop}`;
  return line(rib, color, length * 0.03) + line(leaflets, color, length * 0.017);
};

/** Fronds around the trunk's top, those behind first. */
const CROWN: readonly (readonly [turn: number, length: number, droop: number])[] = [
  [-84, 0.74, 0.06],
  [-48, 0.82, 0.12],
  [34, 0.74, 0.3],
  [-24, 1, 0.3],
  [6, 0.96, 0.42],
];

export interface PalmColors {
  readonly trunk: string;
  readonly leaf: string;
  readonly light: string;
  readonly dates?: string;
}

/** Dates hang in bunches from the middle of the crown. */
const bunches = (size: number, color: string): string =>
  repeat(4, (bunch) => {
    const [x, turn] = [(bunch - 1.5) * size * 0.1, (1.5 - bunch) * 20];
    const dates = repeat(15, (index) => {
      const row = Math.floor(index / 3);
      return oval(
        ((index % 3) - 1) * size * 0.038,
        size * (0.15 + row * 0.034) + (index % 2) * size * 0.015,
        size * 0.022,
        size * 0.03,
        color,
      );
    });
    return place(x, size * 0.03, line(`M0 0v${size * 0.16}`, color, size * 0.015) + dates, turn);
  });

/** A date palm whose foot is at (x, y); `lean` moves its crown sideways. */
export function palm(x: number, y: number, height: number, lean: number, colors: PalmColors): string {
  const size = height * 0.38;
  const [topX, topY] = [x + lean, y - height];
  const half = height * 0.022;
  const trunk = `M${x - half * 1.5} ${y}Q${x + lean * 0.2} ${y - height * 0.5} ${topX - half} ${topY}h${half * 2}Q${x + lean * 0.2 + half * 2.6} ${y - height * 0.5} ${x + half * 1.5} ${y}z`;
  const rings = repeat(Math.floor(height / 13), (index) => {
    const share = (index + 0.6) / Math.floor(height / 13);
    const middle =
      (1 - share) ** 2 * x + 2 * share * (1 - share) * (x + lean * 0.2 + half * 0.8) + share ** 2 * topX;
    return `M${(middle - half * 1.1).toFixed(1)} ${(y - height * share).toFixed(1)}l${(half * 1.1).toFixed(1)} 4l${(half * 1.1).toFixed(1)} -4`;
  });
  const crown = [1, -1].flatMap((side) =>
    CROWN.map(([turn, length, droop], index) =>
      place(
        0,
        0,
        place(0, 0, frond(size * length, size * droop, index < 3 ? colors.leaf : colors.light), turn),
        0,
        `${side} 1`,
      ),
    ),
  );
  return (
    path(trunk, colors.trunk) +
    line(rings, colors.leaf, half * 0.35, { opacity: 0.7 }) +
    place(topX, topY, crown.join('') + (colors.dates ? bunches(size, colors.dates) : ''))
  );
}
