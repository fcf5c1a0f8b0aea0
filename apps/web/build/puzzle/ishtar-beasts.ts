/** The beasts of the gate, each striding to the right in a box about 110 wide and 90 high. */
import { lapis, pomegranate, sand } from './palette.ts';
import { curve, disc, line, type Point, path, place, repeat } from './svg.ts';

const bullOutline: readonly Point[] = [
  [13, 27],
  [26, 22],
  [46, 22],
  [66, 21],
  [80, 15],
  [90, 8],
  [98, 5],
  [106, 8],
  [112, 17],
  [117, 24],
  [113, 29],
  [104, 27],
  [99, 31],
  [98, 42],
  [99, 54],
  [103, 66],
  [104, 76],
  [110, 82],
  [97, 82],
  [95, 68],
  [89, 56],
  [86, 66],
  [87, 76],
  [91, 82],
  [78, 82],
  [79, 68],
  [76, 54],
  [58, 54],
  [44, 51],
  [44, 62],
  [48, 72],
  [47, 77],
  [50, 82],
  [38, 82],
  [38, 70],
  [31, 57],
  [24, 66],
  [22, 74],
  [26, 82],
  [13, 82],
  [13, 70],
  [14, 56],
  [9, 42],
];

const dragonOutline: readonly Point[] = [
  [12, 40],
  [28, 35],
  [50, 36],
  [68, 36],
  [78, 30],
  [82, 18],
  [86, 7],
  [93, 1],
  [101, 2],
  [111, 8],
  [117, 11],
  [114, 15],
  [103, 14],
  [97, 17],
  [95, 28],
  [94, 40],
  [94, 52],
  [99, 64],
  [101, 80],
  [108, 88],
  [94, 88],
  [92, 72],
  [85, 58],
  [80, 68],
  [80, 80],
  [84, 88],
  [71, 88],
  [72, 72],
  [72, 57],
  [56, 54],
  [40, 52],
  [41, 62],
  [48, 70],
  [44, 80],
  [49, 88],
  [36, 88],
  [37, 76],
  [30, 62],
  [22, 69],
  [20, 78],
  [25, 88],
  [11, 88],
  [12, 75],
  [15, 60],
  [9, 49],
];

const shadowed = (outline: string, skin: string, lines: string): string =>
  place(3.5, 4, path(outline, lapis[0]) + line(lines, lapis[0], 5), 0, 1) +
  line(lines, skin, 4) +
  path(outline, skin);

const curls = (points: readonly Point[], color: string): string =>
  points.map(([x, y]) => line(`M${x} ${y}a2.4 2.4 0 1 1 -3 2.4`, color, 1.2)).join('');

export function bull(skin: string): string {
  const tail = 'M13 29C2 34 2 46 5 58';
  const horn = 'M98 6C98 -4 105 -8 113 -6';
  const mane = [
    [92, 14],
    [88, 20],
    [95, 21],
    [92, 28],
    [86, 27],
    [95, 36],
    [90, 36],
    [84, 34],
    [95, 46],
    [89, 45],
  ] as const;
  return (
    shadowed(curve(bullOutline, true), skin, `${tail}${horn}`) +
    path('M5 55q-5 8 0 16q6 -7 3 -16z', lapis[3]) +
    curls(mane, lapis[3]) +
    line('M22 26q22 3 46 -1M30 53q10 -3 15 -14M76 52q-4 -8 -2 -18', lapis[3], 1.3) +
    disc(105, 14, 1.7, lapis[0]) +
    line('M112 24l4 1M99 10l-5 3', lapis[0], 1.3)
  );
}

const scales = repeat(7, (row) =>
  repeat(15, (index) => {
    const [x, y] = [20 + index * 4.6 + (row % 2) * 2.3, 38 + row * 2.3];
    return `M${x.toFixed(1)} ${y.toFixed(1)}q1.6 2 3.2 0`;
  }),
);

export function dragon(skin: string): string {
  const tail = 'M13 43C-4 40 2 20 0 4L3 -3';
  const horn = 'M91 3C88 -4 88 -9 90 -15M91 3C86 0 82 -3 82 -8';
  const tongue = 'M115 13l6 0l4 -3M121 13l4 2';
  const mane = [
    [84, 22],
    [86, 14],
    [83, 29],
  ] as const;
  return (
    shadowed(curve(dragonOutline, true), skin, `${tail}${horn}`) +
    line(tongue, pomegranate[3], 1.6) +
    line(scales, pomegranate[2], 0.9, { opacity: 0.75 }) +
    line('M90 20l5 1M89 27l6 1M88 34l7 1M88 41l6 1', pomegranate[2], 1.2, { opacity: 0.8 }) +
    curls(mane, sand[1]) +
    disc(101, 7, 1.7, lapis[0])
  );
}
