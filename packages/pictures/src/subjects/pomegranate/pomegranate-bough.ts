/** Leaves, blossoms and boughs of the tree. Needs the gradient `leaf`. */
import { fig, mix, pomegranate as red, saffron, sand } from '../../drawing/palette.ts';
import { disc, line, path, place, polar, repeat, straight } from '../../drawing/svg.ts';

export const leaf = (x: number, y: number, length: number, turn: number): string =>
  place(
    x,
    y,
    path('M0 0C18 -26 62 -30 100 0C62 30 18 26 0 0z', fig[1]) +
      path('M0 0C18 -26 62 -30 100 0z', 'url(#leaf)') +
      line('M2 0H92', fig[5], 2) +
      repeat(6, (index) =>
        line(`M${16 + index * 12} 0q6 -8 14 -11M${16 + index * 12} 0q6 8 14 11`, fig[5], 1.2, {
          opacity: 0.6,
        }),
      ),
    turn,
    length / 100,
  );

export const blossom = (x: number, y: number, size: number, turn: number): string =>
  place(
    x,
    y,
    repeat(6, (index) =>
      place(
        0,
        0,
        path(
          'M0 0C-26 -10 -24 -44 -6 -50Q0 -42 6 -50C24 -44 26 -10 0 0z',
          mix([red[3], red[4]], (index % 3) / 2),
        ) + line('M0 -8v-26M-4 -12l-6 -16M4 -12l6 -16', red[2], 1.4),
        index * 60,
      ),
    ) +
      repeat(
        14,
        (index) =>
          line(straight([[0, 0], polar(0, 0, 16 + (index % 3) * 3, index * 25.7)]), saffron[4], 1.6) +
          disc(...polar(0, 0, 17 + (index % 3) * 3, index * 25.7), 2.6, saffron[5]),
      ),
    turn,
    size,
  );

export const bough =
  line('M-10 96Q90 60 180 92T330 66M720 120Q640 96 560 112T470 84', sand[0], 9) +
  line('M-10 94Q90 58 180 90T330 64M720 118Q640 94 560 110T470 82', sand[2], 3) +
  [
    [30, 84, -70],
    [44, 78, 40],
    [104, 76, -50],
    [120, 80, 60],
    [176, 90, -30],
    [190, 92, 70],
    [250, 88, -60],
    [262, 86, 34],
    [324, 66, -18],
    [680, 108, -110],
    [664, 104, 140],
    [600, 104, -130],
    [590, 106, 120],
    [530, 104, -80],
    [516, 98, 150],
    [470, 84, -160],
  ]
    .map(([x = 0, y = 0, turn = 0], index) => leaf(x, y, 74 + (index % 3) * 16, turn))
    .join('') +
  blossom(84, 62, 0.85, 10) +
  blossom(222, 104, 0.72, 30) +
  blossom(640, 90, 0.9, -14) +
  blossom(500, 76, 0.62, 8) +
  blossom(18, 120, 0.6, 0);
