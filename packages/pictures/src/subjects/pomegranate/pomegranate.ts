import { palmette } from '../../drawing/ornament.ts';
import { amethyst, faience, fig, lapis, pomegranate as red, saffron, sand } from '../../drawing/palette.ts';
import {
  chanceOf,
  closed,
  disc,
  framed,
  gradient,
  halo,
  line,
  oval,
  path,
  pattern,
  picture,
  place,
  points,
  rect,
  repeat,
  whole,
} from '../../drawing/svg.ts';
import { blossom, bough, leaf } from './pomegranate-bough.ts';
import { aril, half, wedge, wholeFruit } from './pomegranate-fruit.ts';

const damask = pattern(
  'damask',
  120,
  120,
  rect(0, 0, 120, 120, lapis[2]) +
    palmette(60, 60, lapis[3], lapis[4], lapis[3]) +
    points('0 0, 120 0, 0 120, 120 120')
      .map(([x = 0, y = 0]) => palmette(x, y, lapis[1], lapis[3], lapis[3]))
      .join(''),
);

const definitions = [
  damask,
  halo('light', [
    [0, saffron[5], 0.55],
    [0.4, amethyst[3], 0.35],
    [1, lapis[0], 0.75],
  ]),
  gradient('cloth', [faience[3], faience[1]]),
  halo('skin', [red[5], [0.3, red[4]], [0.7, red[3]], red[1]], { cx: 0.35, cy: 0.3, r: 0.8 }),
  halo(
    'aril',
    [
      [0, '#ff8f9c'],
      [0.45, red[3]],
      [1, '#7d0626'],
    ],
    { cx: 0.4, cy: 0.3, r: 0.8 },
  ),
  halo('pith', [sand[6], [0.75, sand[5]], sand[4]]),
  gradient('leaf', [fig[3], fig[1]], { x2: 1 }),
];

const disk =
  disc(360, 300, 268, saffron[4]) +
  disc(360, 300, 268, 'none', { stroke: saffron[5], 'stroke-width': 5 }) +
  disc(360, 300, 246, 'none', {
    stroke: saffron[2],
    'stroke-width': 3,
    'stroke-dasharray': '2 10',
    'stroke-linecap': 'round',
  }) +
  repeat(37, (index) =>
    place(360, 300, path('M-7 -276L0 -298L7 -276z', index % 2 ? red[4] : saffron[5]), index * 7.5 - 135),
  );

const table =
  path('M0 566Q360 536 720 566V720H0z', 'url(#cloth)') +
  repeat(25, (index) =>
    place(
      index * 30,
      577 - Math.sin((index / 24) * Math.PI) * 15,
      path(closed(points('0 -9, 12 0, 0 9, -12 0')), index % 2 ? saffron[4] : red[4]),
    ),
  ) +
  line('M0 590Q360 560 720 590M0 563Q360 533 720 563', sand[5], 3) +
  repeat(3, (row) =>
    repeat(16, (index) =>
      place(
        index * 48 + (row % 2) * 24,
        628 + row * 36,
        path(closed(points('0 -10, 4 -4, 10 0, 4 4, 0 10, -4 4, -10 0, -4 -4')), faience[4], {
          opacity: 0.5,
        }),
      ),
    ),
  );

const scattered = (): string => {
  const chance = chanceOf('scattered');
  return repeat(34, (index) => {
    const [x, y] = [chance.between(40, 690), 640 + chance.between(0, 66)];
    return (
      oval(x + 3, y + 11, 12, 4, lapis[0], { opacity: 0.35 }) +
      aril(x, y, chance.between(0.9, 1.35), index * 47)
    );
  });
};

export const pomegranate = (): string =>
  picture(
    definitions,
    whole('url(#damask)'),
    disc(360, 300, 560, 'url(#light)'),
    disk,
    bough,
    table,
    wholeFruit(176, 408, 134, -12),
    leaf(560, 560, 150, -28),
    leaf(590, 590, 130, 12),
    leaf(240, 590, 120, 160),
    half(),
    wedge,
    scattered(),
    leaf(520, 668, 110, 8),
    leaf(640, 690, 90, -150),
    blossom(634, 632, 0.95, 20),
  );

/** The fruits without their table. */
export const pomegranateCutOut = (): string =>
  framed(
    definitions,
    [20, 110, 640, 580],
    leaf(240, 560, 150, 150),
    wholeFruit(176, 408, 134, -12),
    leaf(560, 560, 150, -28),
    leaf(590, 590, 130, 12),
    leaf(240, 590, 120, 160),
    half(),
    wedge,
    blossom(610, 600, 0.95, 20),
  );
