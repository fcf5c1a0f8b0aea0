import { faience, lapis, mix, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import {
  type Chance,
  chanceOf,
  closed,
  disc,
  gradient,
  group,
  halo,
  line,
  type Point,
  path,
  picture,
  place,
  polar,
  repeat,
  starPoints,
  straight,
  whole,
} from '../../drawing/svg.ts';
import { strapwork } from './star-tiles-straps.ts';

/** From the middle of a decagon to the middle of its edge. */
const REACH = 204;
const SCALE = REACH / 150;
const CORNER = REACH / Math.cos(Math.PI / 10);
const [STEP_X, STEP_Y] = [2 * REACH * Math.cos(Math.PI / 5), 2 * REACH * Math.sin(Math.PI / 5)];

/** Decagons that share edges, and the gaps between four of them, which are shaped like bow ties. */
const centers: readonly Point[] = Array.from(
  { length: 25 },
  (_, index) => [(index % 5) - 2, Math.floor(index / 5) - 2] as const,
)
  .filter(([column, row]) => (column + row) % 2 === 0)
  .map(([column, row]) => [360 + column * STEP_X, 360 + row * STEP_Y]);

const decagon = ([x, y]: Point): Point[] =>
  Array.from({ length: 10 }, (_, index) => polar(x, y, CORNER, 90 + 18 + index * 36));

const bowTie = ([x, y]: Point): Point[] => {
  const [left, right] = [x - STEP_X, x + STEP_X];
  return [
    polar(left, y, CORNER, 72),
    polar(x, y - STEP_Y, CORNER, 180),
    polar(right, y, CORNER, 288),
    polar(right, y, CORNER, 252),
    polar(x, y + STEP_Y, CORNER, 0),
    polar(left, y, CORNER, 108),
  ];
};

const gaps: readonly Point[] = Array.from(
  { length: 35 },
  (_, index) => [(index % 7) - 3, Math.floor(index / 7) - 2] as const,
)
  .filter(([column, row]) => (column + row) % 2 !== 0)
  .map(([column, row]) => [360 + column * STEP_X, 360 + row * STEP_Y]);

const definitions = [
  halo(
    'glaze',
    [
      [0, '#ffffff', 0.34],
      [0.5, '#ffffff', 0.04],
      [1, lapis[0], 0.5],
    ],
    { cx: 0.3, cy: 0.22, r: 0.95 },
  ),
  gradient('deep', [lapis[4], lapis[2]]),
];

const petals = (
  count: number,
  reach: number,
  length: number,
  width: number,
  fill: string,
  turn = 0,
): string =>
  repeat(count, (index) =>
    place(
      0,
      0,
      path(
        `M0 ${-reach}C${-width} ${-reach - length * 0.4} ${-width * 0.6} ${-reach - length * 0.8} 0 ${-reach - length}C${width * 0.6} ${-reach - length * 0.8} ${width} ${-reach - length * 0.4} 0 ${-reach}z`,
        fill,
      ),
      turn + (index * 360) / count,
    ),
  );

const star = (outer: number, inner: number, fill: string, turn = 0): string =>
  path(closed(starPoints(0, 0, outer, inner, 10, turn)), fill);

const rosette = (chance: Chance, [x, y]: Point): string => {
  const warm = chance.pick([saffron[4], saffron[4], saffron[5]]);
  const tones = [lapis[2], lapis[3], lapis[4]];
  return place(
    x,
    y,
    star(150, 94, mix(tones, chance.between(0.2, 0.6)), 90) +
      petals(10, 96, 40, 11, faience[4], 90) +
      petals(10, 104, 22, 5, sand[6], 90) +
      star(92, 66, sand[6], 108) +
      star(87, 62, faience[2], 108) +
      petals(10, 44, 34, 13, faience[5], 108) +
      petals(10, 46, 26, 6, pomegranate[3], 108) +
      star(50, 34, sand[6], 90) +
      star(46, 31, lapis[3], 90) +
      petals(10, 14, 22, 7, warm, 90) +
      disc(0, 0, 12, sand[6]) +
      disc(0, 0, 8, pomegranate[3]),
    0,
    SCALE,
  );
};

/** The glaze of a tile is never quite that of the next. */
const ground = (chance: Chance, corners: readonly Point[]): string => {
  const tone = mix([faience[2], faience[3], faience[4]], chance.between(0.2, 0.8));
  return path(closed(corners), tone, { stroke: tone, 'stroke-width': 1 });
};

/** Flower of five petals, where corners meet. */
const cornerFlower = ([x, y]: Point): string =>
  place(
    x,
    y,
    petals(5, 5, 17, 7, sand[6]) + petals(5, 6, 11, 3, saffron[3]) + disc(0, 0, 5, pomegranate[3]),
    0,
    SCALE,
  );

/** The upper and the lower corner of a decagon reach into a bow tie, which has an ornament of its own. */
const cornerFlowers = (center: Point): string =>
  decagon(center)
    .filter((_, index) => index % 5 !== 2)
    .map(cornerFlower)
    .join('');

const tie = ([x, y]: Point): string =>
  place(
    x,
    y,
    [-1, 1].map((side) => disc(side * 54, 0, 7, saffron[4])).join('') +
      petals(2, 12, 34, 10, sand[6]) +
      petals(2, 14, 22, 5, pomegranate[3]) +
      petals(8, 6, 14, 6, saffron[4], 22.5) +
      disc(0, 0, 7, pomegranate[3]),
    0,
    SCALE,
  );

const straps = (): string => {
  const d = [...centers.map(decagon), ...gaps.map(bowTie)]
    .map((corners) => strapwork(corners).map(straight).join(''))
    .join('');
  return line(d, lapis[2], 13) + line(d, sand[6], 8.5);
};

export const starTiles = (): string => {
  const chance = chanceOf('tiles');
  return picture(
    definitions,
    whole(faience[3]),
    centers.map((center) => ground(chance, decagon(center))).join(''),
    gaps.map((center) => ground(chance, bowTie(center))).join(''),
    centers.map((center) => rosette(chance, center)).join(''),
    gaps.map(tie).join(''),
    centers.map(cornerFlowers).join(''),
    straps(),
    group({ style: 'mix-blend-mode:soft-light' }, whole('url(#glaze)')),
  );
};
