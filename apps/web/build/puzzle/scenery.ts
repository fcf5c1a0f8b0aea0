/** What stands in more than one picture: sky, hills, water, palms. */
import {
  type Chance,
  closed,
  curve,
  disc,
  group,
  line,
  type Point,
  path,
  place,
  repeat,
  SIZE,
  starPoints,
} from './svg.ts';

export interface Area {
  readonly top: number;
  readonly bottom: number;
}

/** Small stars, and among them some that shine. */
export function stars(chance: Chance, count: number, { top, bottom }: Area, color = '#fff'): string {
  return repeat(count, (index) => {
    const [x, y] = [chance.between(0, SIZE), chance.between(top, bottom)];
    if (index % 9 === 0) return sparkle(x, y, chance.between(5, 10), color);
    return disc(x, y, chance.between(0.6, 1.9), color, { opacity: chance.between(0.35, 1).toFixed(2) });
  });
}

export const sparkle = (x: number, y: number, size: number, color: string): string =>
  path(closed(starPoints(x, y, size, size * 0.18, 4)), color);

/** The new moon as it stands in the sky of Iraq: lying on its back. */
export const crescent = (x: number, y: number, radius: number, color: string, turn = -62): string =>
  place(
    x,
    y,
    path(
      `M0 ${-radius}A${radius} ${radius} 0 1 0 0 ${radius}A${radius * 1.25} ${radius * 1.25} 0 0 1 0 ${-radius}Z`,
      color,
    ),
    turn,
  );

/** The outline of hills from the left edge to the right, closed along the bottom of the picture. */
export function ridge(chance: Chance, base: number, height: number, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const lift = index % 2 === 0 ? chance.between(0, 0.35) : chance.between(0.6, 1);
    return [(index * SIZE) / steps, base - lift * height];
  });
  return `${curve(points)}L${SIZE} ${SIZE}L0 ${SIZE}Z`;
}

/** A flat streak of cloud with round ends. */
export const cloud = (x: number, y: number, width: number, color: string, opacity = 1): string =>
  group(
    { fill: color, opacity },
    path(
      `M${x} ${y}h${width}a7 7 0 0 0 0-14h-${width * 0.16}a${width * 0.13} ${width * 0.11} 0 0 0-${width * 0.25}-${width * 0.05}a${width * 0.18} ${width * 0.15} 0 0 0-${width * 0.33} ${width * 0.05}h-${width * 0.26}a7 7 0 0 0 0 14z`,
      color,
    ),
  );

/** Short strokes of light on water, wider the nearer they are. */
export function ripples(chance: Chance, count: number, { top, bottom }: Area, color: string): string {
  return repeat(count, () => {
    const nearness = chance.between(0, 1);
    const [x, y] = [chance.between(-20, SIZE), top + nearness * (bottom - top)];
    const length = 12 + nearness * chance.between(20, 90);
    const bend = 1 + nearness * 3;
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(length / 4).toFixed(1)} ${-bend} ${(length / 2).toFixed(1)} 0t${(length / 2).toFixed(1)} 0`,
      color,
      1 + nearness * 1.6,
      {
        opacity: chance.between(0.2, 0.7).toFixed(2),
      },
    );
  });
}

/** A bird far away, its wings up. */
export const bird = (x: number, y: number, span: number, color: string, turn = 0): string =>
  place(
    x,
    y,
    path(
      `M0 0Q${-span * 0.25} ${-span * 0.3} ${-span * 0.5} ${-span * 0.12}Q${-span * 0.22} ${-span * 0.16} 0 ${span * 0.1}Q${span * 0.22} ${-span * 0.16} ${span * 0.5} ${-span * 0.12}Q${span * 0.25} ${-span * 0.3} 0 0Z`,
      color,
    ),
    turn,
  );

/** Somebody far away in a long robe; their feet stand at a place. */
export const figure = (x: number, y: number, height: number, robe: string, head: string): string =>
  place(
    x,
    y,
    path('M-1.7 0L-1.3 -6.4Q-1.2 -7.6 0 -7.7Q1.2 -7.6 1.3 -6.4L1.7 0z', robe) +
      disc(0, -8.5, 0.95, head) +
      path('M-1.15 -7.5Q-1.4 -9.9 0 -9.9Q1.4 -9.9 1.15 -7.5Q0.9 -9 0 -9Q-0.9 -9 -1.15 -7.5z', robe),
    0,
    height / 10,
  );
