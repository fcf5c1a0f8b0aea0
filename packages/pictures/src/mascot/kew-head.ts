/** Head of the mascot: its eye, beak and crest. */
import { lapis, pomegranate, sand } from '../drawing/palette.ts';
import { disc, group, line, path } from '../drawing/svg.ts';
import { chestnut, red } from './kew-body.ts';

const iris = '#2a0d12';

const pupil = (x: number, y: number): string =>
  disc(182, 60, 8.8, iris) + disc(x, y, 3.1, '#ffffff') + disc(x + 5, y + 6.4, 1.4, '#ffffff');

const eyes = {
  ahead: pupil(181, 56.6),
  up: pupil(184, 55.6) + line('M170 42q12 -8 24 0', lapis[4], 3.2),
  unsure: pupil(179, 59.6) + line('M168 46q8 -10 22 -9', lapis[4], 3.2),
  glad: disc(182, 60, 9.4, sand[6]) + line('M175.5 62.5q6.5 -8.5 13 0', iris, 3.6),
  asleep: disc(182, 60, 9.4, '#c3c8e6') + line('M175.5 60q6.5 7 13 0', iris, 3.4),
  sad:
    disc(182, 61, 8.8, iris) +
    disc(184, 64, 2.8, '#ffffff') +
    path('M168 64C167 50 178 45 191 51C182 53 174 57 168 64z', '#9599d6') +
    line('M166 49q8 -11 23 -13', lapis[4], 3.2),
} as const;

const beaks = {
  open:
    path('M201 50C220 42 241 50 246 61C231 66 214 67 203 66z', red) +
    path('M203 66C213 67 224 66 230 65C224 74 212 80 202 78z', pomegranate[1]) +
    path('M203 74C211 75 222 72 229 68C228 82 212 90 201 83z', pomegranate[2]) +
    line('M208 54Q221 49 232 54', pomegranate[5], 2.4, { opacity: 0.8 }),
  closed:
    path('M201 52C220 48 240 60 244 72C230 73 214 71 203 68z', red) +
    path('M203 68C214 71 226 73 236 72.5C228 80 212 80 203 75z', pomegranate[2]) +
    line('M208 58Q220 56 230 63', pomegranate[5], 2.4, { opacity: 0.8 }),
} as const;

interface Face {
  readonly eye: keyof typeof eyes;
  readonly beak: keyof typeof beaks;
  /** SVG transform of the head. */
  readonly transform?: string;
  /** Crest or headwear, as SVG. */
  readonly crest?: string;
}

export const head = ({ eye, beak, transform = '', crest = '' }: Face): string =>
  group(
    { transform },
    path(
      'M134 118C130 98 130 76 137 58C146 35 172 26 193 36C211 46 215 68 211 90C209 102 211 112 211 124C190 136 154 134 134 118z',
      'url(#head)',
    ),
    path(
      'M201 58C182 52 165 62 159 82C154 102 162 120 178 127C191 131 203 127 207 120C211 100 209 78 206 64z',
      sand[6],
    ),
    line('M208 50C188 44 167 50 156 70C146 91 150 112 165 123C179 133 195 133 209 127', lapis[0], 9.5),
    line('M146 58C137 78 135 94 139 110', chestnut, 5, { opacity: 0.75 }),
    beaks[beak],
    disc(182, 60, 12, red),
    eyes[eye],
    line('M150 42Q168 30 188 38', sand[5], 2.6, { opacity: 0.6 }),
    crest,
  );
