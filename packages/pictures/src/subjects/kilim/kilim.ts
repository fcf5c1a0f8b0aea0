import { faience, fig, lapis, mix, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { chanceOf, gradient, pattern, picture, rect, repeat, whole } from '../../drawing/svg.ts';
import { knotOf, type Motif } from './kilim-motifs.ts';

const KNOTS = 71;
const KNOT = 10;
/** Width of the margin around the weave. */
const EDGE = 5;
const MIDDLE = (KNOTS - 1) / 2;

const wool = {
  night: lapis[0],
  blue: lapis[3],
  sky: faience[3],
  teal: faience[2],
  red: pomegranate[3],
  wine: pomegranate[1],
  rose: pomegranate[4],
  gold: saffron[4],
  amber: saffron[3],
  cream: sand[5],
  green: fig[2],
} as const;
type Wool = keyof typeof wool;

/** Distance of a knot from the nearest edge, and its place along that edge. */
function edgeOf(column: number, row: number): { readonly depth: number; readonly along: number } {
  const [fromSide, fromEnd] = [Math.min(column, KNOTS - 1 - column), Math.min(row, KNOTS - 1 - row)];
  return fromSide < fromEnd ? { depth: fromSide, along: row } : { depth: fromEnd, along: column };
}

const BORDER = 13;
const stripes: Readonly<Record<number, Wool>> = { 0: 'wine', 1: 'gold', 2: 'night', 10: 'night', 12: 'gold' };
const eyes: readonly (readonly [Wool, Wool])[] = [
  ['red', 'gold'],
  ['sky', 'cream'],
  ['gold', 'red'],
  ['sky', 'cream'],
  ['red', 'gold'],
];

/** Stepped diamonds in a row between narrow stripes. */
function borderWool(depth: number, along: number): Wool {
  const stripe = stripes[depth];
  if (stripe) return stripe;
  if (depth === 11) return along % 4 < 2 ? 'cream' : 'red';
  const [rim, heart] = eyes[Math.floor((along - BORDER) / 9)] ?? ['red', 'gold'];
  const distance = Math.abs(((along - BORDER) % 9) - 4) + Math.abs(depth - 6);
  if (distance === 0) return 'night';
  if (distance === 1) return heart;
  if (distance === 2) return 'blue';
  if (distance === 3) return rim;
  return distance === 6 || distance === 7 ? 'teal' : 'night';
}

/** A motif whose first knot is at a place; undefined where its ground shows. */
function motifWool(motif: Motif, colors: readonly Wool[], column: number, row: number): Wool | undefined {
  if (column < 0 || row < 0 || column > 12 || row > 12) return undefined;
  return colors['#+o'.indexOf(knotOf(motif, column, row))];
}

const corners: readonly { readonly motif: Motif; readonly colors: readonly Wool[] }[] = [
  { motif: 'bird', colors: ['gold', 'red', 'sky'] },
  { motif: 'tree', colors: ['green', 'gold', 'rose'] },
  { motif: 'hooks', colors: ['sky', 'cream', 'gold'] },
  { motif: 'horns', colors: ['cream', 'gold', 'red'] },
];

/** One of the four motifs in the corners of the field. */
function cornerWool(column: number, row: number): Wool | undefined {
  const [right, low] = [column > MIDDLE, row > MIDDLE];
  const corner = corners[(right ? 1 : 0) + (low ? 2 : 0)];
  return corner && motifWool(corner.motif, corner.colors, column - (right ? 44 : 14), row - (low ? 44 : 14));
}

/** From the middle outwards. */
const rings: readonly Wool[] = [
  ...Array.from({ length: 8 }, () => 'red' as const),
  ...(['night', 'gold', 'gold', 'blue', 'blue', 'cream', 'teal', 'teal', 'night', 'gold'] as const),
];

/** The medallion: stepped rings about a star, with hooks along their edges. */
function medallionWool(column: number, row: number): Wool | undefined {
  const [x, y] = [Math.abs(column - MIDDLE), Math.abs(row - MIDDLE)];
  const hook = Math.abs(x - y) % 4;
  if (x + y === 15 && hook < 2) return 'gold';
  if (x + y === 18 || x + y === 19) return hook < 2 ? 'rose' : undefined;
  return rings[x + y];
}

const speckles: readonly Wool[] = ['rose', 'gold', 'sky'];
const groundWool = (column: number, row: number): Wool =>
  (column % 4 === 1 && row % 4 === 1 ? speckles[(column + row * 3) % 3] : undefined) ?? 'wine';

const fieldWool = (column: number, row: number): Wool =>
  motifWool('star', ['cream', 'gold', 'night'], column - 29, row - 29) ??
  medallionWool(column, row) ??
  cornerWool(column, row) ??
  groundWool(column, row);

function woolAt(column: number, row: number): Wool {
  const { depth, along } = edgeOf(column, row);
  if (depth >= BORDER) return fieldWool(column, row);
  if (depth < 2) return borderWool(depth, along);
  const inCorner = along < BORDER || along >= KNOTS - BORDER;
  const [x, y] = [
    column < BORDER ? column : column - KNOTS + BORDER,
    row < BORDER ? row : row - KNOTS + BORDER,
  ];
  return inCorner ? (motifWool('star', ['gold', 'red', 'cream'], x, y) ?? 'blue') : borderWool(depth, along);
}

/** Rows are dyed apart, so that a colour is never quite the same twice. */
const weave = (): string => {
  const dye = chanceOf('dye');
  return repeat(KNOTS, (row) => {
    const shade = dye.between(-0.1, 0.1) + Math.sin(row / 7) * 0.07;
    const knots = Array.from({ length: KNOTS }, (_, column) => woolAt(column, row));
    let start = 0;
    return knots
      .map((color, column) => {
        if (knots[column + 1] === color) return '';
        const from = start;
        start = column + 1;
        const tone = mix([wool[color], shade > 0 ? '#fff6e0' : '#0b0d20'], Math.abs(shade));
        return rect(EDGE + from * KNOT, EDGE + row * KNOT, (start - from) * KNOT, KNOT, tone, {
          'shape-rendering': 'crispEdges',
        });
      })
      .join('');
  });
};

const definitions = [
  pattern(
    'thread',
    KNOT,
    KNOT,
    rect(0, 8.6, KNOT, 1.4, '#000000', { opacity: 0.22 }) +
      rect(0, 0, KNOT, 1.4, '#ffffff', { opacity: 0.12 }),
    { patternTransform: `translate(${EDGE} ${EDGE})` },
  ),
  gradient(
    'fold',
    [
      [0, '#ffffff', 0.16],
      [0.3, '#ffffff', 0],
      [0.62, '#000000', 0.05],
      [1, '#000000', 0.3],
    ],
    { x2: 1, y2: 1 },
  ),
];

export const kilim = (): string =>
  picture(definitions, whole(lapis[0]), weave(), whole('url(#thread)'), whole('url(#fold)'));
