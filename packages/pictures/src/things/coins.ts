import { eightStar } from '../drawing/ornament.ts';
import { lapis, saffron } from '../drawing/palette.ts';
import { disc, framed, group, oval, path, place, rect, repeat, ring } from '../drawing/svg.ts';

/** Height of a lying coin, as a share of its radius. */
const THICKNESS = 0.2;
const TILT = 0.36;

/** A coin that lies flat, seen from above its edge. */
export function lyingCoin(x: number, y: number, radius: number, tilt = TILT): string {
  const depth = radius * THICKNESS;
  const notches = repeat(9, (index) =>
    rect(x - radius * 0.8 + index * radius * 0.2, y + radius * tilt * 0.55, 2, depth, saffron[1], {
      opacity: 0.5,
    }),
  );
  return (
    oval(x, y + depth, radius, radius * tilt, saffron[2]) +
    rect(x - radius, y, radius * 2, depth, saffron[2]) +
    notches +
    oval(x, y, radius, radius * tilt, saffron[4], { stroke: saffron[6], 'stroke-width': 2.5 }) +
    oval(x, y, radius * 0.76, radius * tilt * 0.76, 'none', { stroke: saffron[2], 'stroke-width': 3 }) +
    group({ transform: `translate(${x} ${y}) scale(1 ${tilt})` }, eightStar(0, 0, radius * 0.46, saffron[2]))
  );
}

/** Coins on each other, none quite above the one below. */
export const coinStack = (x: number, y: number, count: number, radius: number): string =>
  oval(x, y + radius * 0.3, radius * 1.1, radius * 0.42, lapis[0], { opacity: 0.35 }) +
  repeat(count, (index) => lyingCoin(x + ((index * 37) % 7) - 3, y - index * radius * THICKNESS, radius));

/** A coin that shows its face. */
export function standingCoin(x: number, y: number, radius: number, turn: number): string {
  const shine = `M${-radius * 0.62} ${-radius * 0.5}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${radius * 0.1} ${-radius * 0.8}`;
  return place(
    x,
    y,
    disc(5, 6, radius, saffron[1], { opacity: 0.6 }) +
      disc(0, 0, radius, saffron[3]) +
      disc(0, 0, radius * 0.9, saffron[4]) +
      ring(0, 0, radius * 0.74, saffron[2], 4) +
      eightStar(0, 0, radius * 0.5, saffron[2]) +
      disc(0, 0, radius * 0.14, saffron[5]) +
      path(shine, 'none', { stroke: saffron[6], 'stroke-width': 7, 'stroke-linecap': 'round' }),
    turn,
  );
}

/** A handful of coins. */
export const fewCoinsCutOut = (): string =>
  framed([], [60, 120, 400, 300], coinStack(220, 330, 3, 96), standingCoin(330, 280, 84, 12));

/** Two stacks and one coin in front of them. */
export const moreCoinsCutOut = (): string =>
  framed(
    [],
    [30, 40, 480, 400],
    coinStack(350, 300, 7, 92),
    coinStack(170, 350, 4, 96),
    standingCoin(320, 330, 84, 14),
  );
