/** The beasts of the gate, each striding to the right in a box about 110 wide and 90 high. */
import { lapis, pomegranate, sand } from '../../drawing/palette.ts';
import { curve, disc, line, type Point, path, place, points, repeat } from '../../drawing/svg.ts';

const bullOutline: readonly Point[] = points(
  '13 27, 26 22, 46 22, 66 21, 80 15, 90 8, 98 5, 106 8, 112 17, 117 24, 113 29, 104 27, 99 31, 98 42, 99 54, 103 66, 104 76, 110 82, 97 82, 95 68, 89 56, 86 66, 87 76, 91 82, 78 82, 79 68, 76 54, 58 54, 44 51, 44 62, 48 72, 47 77, 50 82, 38 82, 38 70, 31 57, 24 66, 22 74, 26 82, 13 82, 13 70, 14 56, 9 42',
);

const dragonOutline: readonly Point[] = points(
  '12 40, 28 36, 50 37, 68 36, 78 29, 82 16, 84 2, 88 -9, 96 -14, 105 -12, 117 -6, 123 -1, 119 4, 107 3, 100 7, 97 20, 95 34, 94 48, 98 62, 99 78, 107 88, 93 88, 90 72, 84 57, 80 68, 79 80, 84 88, 71 88, 71 72, 71 55, 56 51, 41 50, 41 62, 48 70, 45 80, 51 88, 36 88, 37 76, 30 61, 23 69, 21 78, 27 88, 11 88, 12 75, 16 60, 9 49',
);

const shadowed = (outline: string, skin: string, lines: string): string =>
  place(3.5, 4, path(outline, lapis[0]) + line(lines, lapis[0], 5), 0, 1) +
  line(lines, skin, 4) +
  path(outline, skin);

const curls = (points: readonly Point[], color: string): string =>
  points.map(([x, y]) => line(`M${x} ${y}a2.4 2.4 0 1 1 -3 2.4`, color, 1.2)).join('');

export function bull(skin: string): string {
  const tail = 'M13 29C2 34 2 46 5 58';
  const horn = 'M98 6C98 -4 105 -8 113 -6';
  const mane = points('92 14, 88 20, 95 21, 92 28, 86 27, 95 36, 90 36, 84 34, 95 46, 89 45');
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
  const tail = 'M13 43C-6 42 -2 22 -4 8C-5 -2 2 -8 8 -4';
  const horn = 'M94 -12C92 -18 93 -24 97 -29M90 -10C86 -14 84 -18 85 -23';
  const tongue = 'M121 2l6 1l4 -3M127 3l4 2';
  const mane = points('85 20, 87 10, 84 29, 88 1');
  return (
    shadowed(curve(dragonOutline, true), skin, `${tail}${horn}`) +
    line(tongue, pomegranate[3], 1.6) +
    line(scales, pomegranate[2], 0.9, { opacity: 0.75 }) +
    line(
      'M91 14l5 1M90 21l6 1M89 28l6 1M89 35l6 1M88 42l6 1M15 84l-1 4M20 84v4M40 84l-1 4M45 84v4',
      pomegranate[2],
      1.2,
      { opacity: 0.8 },
    ) +
    curls(mane, sand[1]) +
    line('M110 0L120 2', sand[1], 1.2) +
    disc(103, -7, 1.7, lapis[0])
  );
}
