/** Sun, moon, stars, clouds and birds. */
import type { Area } from './scenery.ts';
import {
  type Chance,
  closed,
  disc,
  group,
  line,
  path,
  place,
  polar,
  rect,
  repeat,
  ring,
  SIZE,
  starPoints,
} from './svg.ts';

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

/** The crescent as seen in Iraq, lying on its back. */
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

/** Positions and heights of a cloud's bulges, as fractions of its width. */
const BULGES = [
  [0.2, 0.085],
  [0.36, 0.15],
  [0.57, 0.19],
  [0.76, 0.11],
] as const;

const curlIn = (x: number, y: number, radius: number): string => {
  const [wide, narrow] = [radius * 0.62, radius * 0.3];
  return `M${(x - wide).toFixed(1)} ${(y + radius * 0.5).toFixed(1)}a${wide.toFixed(1)} ${wide.toFixed(1)} 0 1 1 ${(wide * 1.7).toFixed(1)} ${(-wide * 0.5).toFixed(1)}a${narrow.toFixed(1)} ${narrow.toFixed(1)} 0 1 1 ${(-narrow * 1.7).toFixed(1)} ${(-narrow * 0.3).toFixed(1)}`;
};

/** A cloud with a flat base and curls inside, as in miniature paintings. */
export function cloud(x: number, y: number, width: number, color: string, opacity = 1): string {
  const facesLeft = Math.round(x + width) % 20 < 10;
  const bulges = BULGES.map(([share, height]) => [width * share, width * height] as const);
  const body =
    rect(0, -14, width, 14, color, { rx: 7 }) +
    rect(width * 0.12, 5, width * 0.5, 5, color, { rx: 2.5 }) +
    rect(width * 0.34, 14, width * 0.42, 4, color, { rx: 2 }) +
    bulges.map(([middle, radius]) => disc(middle, -10 - radius * 0.45, radius, color)).join('');
  const curls = bulges.map(([middle, radius]) => curlIn(middle, -10 - radius * 0.45, radius)).join('');
  return place(
    facesLeft ? x + width : x,
    y,
    group({ opacity }, body) +
      line(curls, '#ffffff', 1.4 + width * 0.005, { opacity: Math.min(opacity + 0.1, 0.8) }),
    0,
    facesLeft ? '-1 1' : 1,
  );
}

/** The sun with its rays, in rings of fading light. */
export function sun(x: number, y: number, radius: number, face: string, ray: string): string {
  const rays = repeat(32, (index) =>
    index % 2 === 0
      ? path(
          closed([
            polar(0, 0, radius * 1.16, index * 11.25 - 3.4),
            polar(0, 0, radius * 1.62, index * 11.25),
            polar(0, 0, radius * 1.16, index * 11.25 + 3.4),
          ]),
          ray,
        )
      : disc(...polar(0, 0, radius * 1.28, index * 11.25), radius * 0.045, ray),
  );
  const light = [3.6, 2.75, 2].map((reach) => disc(0, 0, radius * reach, face, { opacity: 0.13 })).join('');
  const petals = repeat(16, (index) =>
    place(
      0,
      0,
      path(
        `M0 ${-radius * 0.2}Q${-radius * 0.15} ${-radius * 0.5} 0 ${-radius * 0.7}Q${radius * 0.15} ${-radius * 0.5} 0 ${-radius * 0.2}z`,
        ray,
        { opacity: 0.55 },
      ),
      index * 22.5,
    ),
  );
  const beads = repeat(40, (index) => disc(...polar(0, 0, radius * 0.8, index * 9), radius * 0.024, ray));
  const rim = ring(0, 0, radius * 0.89, ray, radius * 0.035);
  return place(
    x,
    y,
    light + rays + disc(0, 0, radius, face) + rim + beads + petals + disc(0, 0, radius * 0.14, ray),
  );
}

/** A distant bird with raised wings. */
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

/** A flying crane that faces right, with its neck and legs stretched out. */
export const crane = (x: number, y: number, span: number, color: string, tip: string, turn = 0): string =>
  place(
    x,
    y,
    line('M-14 2L-40 8M-14 3L-38 12', tip, 1.6) +
      path('M-16 2Q0 -8 18 -3Q30 -6 42 -7L50 -5L42 -4Q28 0 18 4Q0 10 -16 2z', color) +
      path('M-6 -2C-16 -22 -14 -40 -30 -52C-4 -48 10 -26 10 -2z', color) +
      path('M-30 -52C-24 -50 -18 -46 -14 -42L-16 -32C-18 -40 -22 -46 -30 -52z', tip) +
      path('M2 2C-4 18 -16 26 -22 40C0 34 14 18 14 1z', color) +
      path('M-22 40C-16 38 -10 34 -6 31L-14 24C-18 30 -20 34 -22 40z', tip) +
      line('M42 -6L52 -5', tip, 1.8),
    turn,
    span / 90,
  );
