import { bricks } from '../../drawing/ornament.ts';
import { amethyst, faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { ridge } from '../../drawing/scenery.ts';
import { bird, cloud, sun } from '../../drawing/sky.ts';
import {
  chanceOf,
  closed,
  disc,
  gradient,
  halo,
  line,
  path,
  picture,
  place,
  points,
  repeat,
  whole,
} from '../../drawing/svg.ts';
import { gate, ramp, rim, slope } from './erbil-rim.ts';
import { arcade, minaret, square, town } from './erbil-town.ts';

const definitions = [
  gradient('sky', [faience[1], [0.3, faience[3]], [0.6, faience[5]], [0.85, sand[5]], pomegranate[6]], {
    x2: 0,
    y2: 0.6,
  }),
  halo('sun', [
    [0, saffron[6]],
    [0.3, saffron[6], 0.6],
    [1, saffron[6], 0],
  ]),
  gradient('mound', [saffron[4], [0.4, sand[3]], sand[2]]),
  gradient(
    'evening',
    [
      [0, saffron[5], 0.25],
      [0.45, saffron[5], 0],
      [1, amethyst[1], 0.6],
    ],
    { x2: 1 },
  ),
  gradient('brick', [saffron[5], saffron[3]]),
  gradient('pool', [faience[5], faience[3], faience[2]]),
  bricks('bricks', 14, 6, 'rgba(90,40,20,.22)'),
];

const kite = (x: number, y: number, turn: number, color: string): string =>
  place(
    x,
    y,
    path(closed(points('0 -26, 18 0, 0 30, -18 0')), color) +
      path('M0 -26L18 0L0 30z', '#000', { opacity: 0.15 }) +
      line('M0 30q10 16 0 30t4 34', lapis[1], 1.4) +
      path('M-6 46l6 6l6 -6v12l-6 -6l-6 6z', saffron[4]),
    turn,
  );

export const erbilCitadel = (): string =>
  picture(
    definitions,
    whole('url(#sky)'),
    disc(140, 150, 250, 'url(#sun)') + sun(130, 132, 54, saffron[6], saffron[4]),
    cloud(230, 74, 170, '#ffffff', 0.75) +
      cloud(520, 116, 170, '#ffffff', 0.7) +
      cloud(-30, 214, 150, '#ffffff', 0.6) +
      cloud(430, 50, 90, '#ffffff', 0.5),
    path(ridge(chanceOf('hills'), 340, 110, 8), lapis[4], { opacity: 0.35 }),
    kite(520, 62, 24, pomegranate[4]) + kite(640, 148, -18, amethyst[3]) + kite(334, 98, -30, saffron[4]),
    repeat(7, (index) => bird(210 + index * 22, 132 + ((index * 31) % 44), 24, '#ffffff', index * 5 - 12)),
    slope(),
    path('M28 318Q360 260 692 318L770 480H-50z', 'url(#evening)'),
    rim(),
    gate,
    ramp,
    town(),
    minaret,
    arcade,
    square(),
  );
