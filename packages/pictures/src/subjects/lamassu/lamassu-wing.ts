/** A wing in three rows of feathers. */

import { faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { line, path, place, repeat } from '../../drawing/svg.ts';
import { INK } from './lamassu-head.ts';

const FEATHERS = [
  { count: 15, reach: 330, width: 27, tones: [faience[3], lapis[4]] },
  { count: 13, reach: 236, width: 25, tones: [pomegranate[4], pomegranate[3]] },
  { count: 11, reach: 150, width: 22, tones: [saffron[4], saffron[3]] },
] as const;

const feather = (length: number, width: number, tone: string): string =>
  path(
    `M0 0C${-width} ${-length * 0.4} ${-width * 0.8} ${-length * 0.94} 0 ${-length}C${width * 0.8} ${-length * 0.94} ${width} ${-length * 0.4} 0 0z`,
    tone,
    { stroke: lapis[1], 'stroke-width': 1.6 },
  ) +
  line(`M0 -8V${-length + 12}`, sand[6], 1.8, { opacity: 0.75 }) +
  repeat(Math.floor(length / 22), (index) =>
    line(
      `M0 ${-length + 26 + index * 15}l${-width * 0.4} -9M0 ${-length + 26 + index * 15}l${width * 0.4} -9`,
      lapis[1],
      1,
      { opacity: 0.35 },
    ),
  );

/** The wing opens from the shoulder, back and up, in three rows of feathers. */
export const wing = place(
  96,
  -236,
  FEATHERS.map(({ count, reach, width, tones }) =>
    repeat(count, (index) => {
      const share = index / (count - 1);
      const turn = -88 + share * 74;
      const length = reach * (1 - Math.abs(share - 0.35) * 0.28);
      return place(0, 0, feather(length, width * 0.72, tones[index % 2] ?? tones[0]), turn);
    }),
  ).join('') +
    path('M-96 24C-104 -40 -60 -104 10 -112C40 -104 58 -60 48 -10C20 36 -50 50 -96 24z', 'url(#alabaster)') +
    repeat(5, (row) =>
      repeat(6 - Math.abs(row - 2), (index) =>
        line(`M${-66 + index * 20 + Math.abs(row - 2) * 8} ${-72 + row * 20}q9 14 18 0`, INK, 2, {
          opacity: 0.7,
        }),
      ),
    ),
);
