/** The bridge itself, stone upon stone. Needs the gradient `shade`. */
import { amethyst, mix, pomegranate, sand } from '../../drawing/palette.ts';
import {
  type Chance,
  chanceOf,
  clip,
  closed,
  curve,
  group,
  line,
  type Point,
  path,
  polar,
  rect,
  repeat,
} from '../../drawing/svg.ts';

export const WATER = 486;

interface Arch {
  readonly x: number;
  readonly radius: number;
  /** Height at which the curve begins. */
  readonly spring: number;
}

const arches: readonly Arch[] = [
  { x: 352, radius: 138, spring: 470 },
  { x: 130, radius: 58, spring: 458 },
  { x: 560, radius: 56, spring: 462 },
  { x: 672, radius: 32, spring: 470 },
];

const opening = ({ x, radius, spring }: Arch): string =>
  `M${x - radius} ${WATER + 6}V${spring}A${radius} ${radius * 1.06} 0 0 1 ${x + radius} ${spring}V${WATER + 6}z`;

/** The road rises to the middle and falls again. */
export const deckAt = (x: number): number =>
  438 -
  168 * Math.exp(-(((x - 352) / 190) ** 2)) -
  26 * Math.exp(-(((x - 130) / 90) ** 2)) +
  Math.max(0, x - 560) * 0.06;

const deck: readonly Point[] = Array.from({ length: 25 }, (_, index) => [
  index * 32 - 24,
  deckAt(index * 32 - 24),
]);

const body = `${curve(deck)}L744 ${WATER + 6}L-24 ${WATER + 6}Z`;

const stones = (chance: Chance): string =>
  repeat(23, (row) =>
    repeat(27, (index) => {
      const [x, y] = [index * 30 - 30 + (row % 2) * 15 + chance.between(-3, 3), 266 + row * 10];
      if (y < deckAt(x + 14) - 12) return '';
      return rect(
        x,
        y,
        chance.between(24, 30),
        9,
        mix([sand[5], sand[3], sand[4], pomegranate[6], sand[2]], chance.between(0, 1)),
        { rx: 2.5 },
      );
    }),
  );

const voussoirs = ({ x, radius, spring }: Arch): string => {
  const count = Math.round(radius / 5.2);
  return repeat(count, (index) => {
    const [from, to] = [-90 + (index * 180) / count + 0.5, -90 + ((index + 1) * 180) / count - 0.5];
    const wide = radius + 8 + radius * 0.09;
    const corner = (reach: number, angle: number): Point => {
      const [px, py] = polar(x, 0, reach, angle);
      return [px, spring + py * 1.06];
    };
    return path(
      closed([corner(radius, from), corner(radius, to), corner(wide, to), corner(wide, from)]),
      index % 2 ? sand[6] : sand[4],
    );
  });
};

const inside = ({ x, radius, spring }: Arch): string =>
  path(
    `M${x + radius} ${WATER + 6}V${spring}A${radius} ${radius * 1.06} 0 0 0 ${x - radius * 0.3} ${spring - radius * 1.01}Q${x + radius * 0.8} ${spring - radius * 0.7} ${x + radius * 0.84} ${spring}V${WATER + 6}z`,
    amethyst[1],
  ) +
  path(
    `M${x + radius * 0.84} ${WATER + 6}V${spring}Q${x + radius * 0.8} ${spring - radius * 0.7} ${x - radius * 0.3} ${spring - radius * 1.01}`,
    'none',
    { stroke: pomegranate[3], 'stroke-width': 2, opacity: 0.6 },
  );

export const bridge = (): string => {
  const holes = arches.map(opening).join('');
  return (
    clip('stonework', path(body + holes, '#000', { 'clip-rule': 'evenodd' })) +
    group(
      { 'clip-path': 'url(#stonework)' },
      rect(-24, 240, 768, 260, sand[1]),
      stones(chanceOf('stones')),
      rect(-24, 240, 768, 260, 'url(#shade)'),
    ) +
    arches.map((arch) => inside(arch) + voussoirs(arch)).join('') +
    line(curve(deck), sand[6], 9) +
    line(curve(deck), sand[2], 2.4, { transform: 'translate(0 6)' })
  );
};

export const mirror = group(
  { transform: `translate(0 ${WATER * 2 + 8}) scale(1 -1)`, opacity: 0.5 },
  path(`${body}${arches.map(opening).join('')}`, sand[3], { 'fill-rule': 'evenodd' }),
  ...arches.map(voussoirs),
);
