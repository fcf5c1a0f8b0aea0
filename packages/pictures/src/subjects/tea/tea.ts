import { eightStar } from '../../drawing/ornament.ts';
import { amethyst, faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import {
  disc,
  framed,
  gradient,
  halo,
  path,
  pattern,
  picture,
  rect,
  repeat,
  whole,
} from '../../drawing/svg.ts';
import { samovar } from './tea-samovar.ts';
import { istikan, mint, plate, steam, sweets } from './tea-table.ts';
import { lantern, lanternLight, window } from './tea-window.ts';

const TILE = 60;

const tiles = pattern(
  'tiles',
  TILE,
  TILE,
  rect(0, 0, TILE, TILE, faience[2]) +
    eightStar(30, 30, 27, lapis[3]) +
    eightStar(30, 30, 18, faience[4]) +
    eightStar(30, 30, 9, saffron[4]) +
    [
      [0, 0],
      [TILE, 0],
      [0, TILE],
      [TILE, TILE],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y - 13}l5 8l8 5l-8 5l-5 8l-5 -8l-8 -5l8 -5z`, sand[5]))
      .join(''),
);

const cloth = pattern(
  'cloth',
  90,
  50,
  rect(0, 0, 90, 50, pomegranate[2]) +
    path('M45 2L85 25L45 48L5 25z', pomegranate[1]) +
    path('M45 9L73 25L45 41L17 25z', saffron[3]) +
    path('M45 15L63 25L45 35L27 25z', lapis[2]) +
    path('M45 20L54 25L45 30L36 25z', faience[4]) +
    path('M0 18L12 25L0 32zM90 18L78 25L90 32z', sand[4]),
  { patternTransform: 'translate(0 516)' },
);

const definitions = [
  tiles,
  cloth,
  halo('lamplight', [
    [0, saffron[5], 0.75],
    [0.4, saffron[4], 0.3],
    [1, saffron[3], 0],
  ]),
  gradient('gloom', [
    [0, lapis[0], 0.66],
    [0.5, lapis[1], 0.5],
    [1, lapis[0], 0.3],
  ]),
  gradient('evening', [lapis[2], [0.4, amethyst[3]], [0.7, pomegranate[4]], saffron[5]]),
  gradient(
    'brass',
    [saffron[1], [0.18, saffron[3]], [0.34, saffron[6]], [0.5, saffron[4]], [0.78, saffron[2]], saffron[0]],
    { x2: 1 },
  ),
  gradient('porcelain', [sand[6], [0.6, sand[5]], sand[3]], { x2: 1 }),
  gradient('tea', ['#b3340d', [0.45, '#8d1f0a'], '#4f0d0a']),
  gradient(
    'glass',
    [
      [0, '#ffffff', 0.55],
      [0.25, '#ffffff', 0.12],
      [0.75, '#ffffff', 0.08],
      [1, '#ffffff', 0.4],
    ],
    { x2: 1 },
  ),
  gradient('edge', [
    [0, lapis[0], 0],
    [1, lapis[0], 0.7],
  ]),
];

export const tea = (): string =>
  picture(
    definitions,
    whole('url(#tiles)'),
    whole('url(#gloom)'),
    disc(350, 150, 340, 'url(#lamplight)'),
    window,
    lanternLight,
    lantern,
    rect(0, 530, 720, 190, 'url(#cloth)') +
      rect(0, 524, 720, 8, saffron[4]) +
      repeat(48, (index) => rect(index * 15 + 3, 532, 9, 5, saffron[3])) +
      rect(0, 530, 720, 190, 'url(#edge)'),
    samovar,
    plate,
    sweets,
    mint,
    istikan,
    steam,
  );

/** The lantern of the room, unlit. */
export const lanternCutOut = (): string => framed(definitions, [290, 40, 130, 170], lantern);

/** Tea for two: the samovar, a glass and sweets. */
export const samovarCutOut = (): string =>
  framed(definitions, [4, 96, 640, 640], samovar, plate, sweets, istikan);
