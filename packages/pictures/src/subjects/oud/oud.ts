import { eightStar, palmette } from '../../drawing/ornament.ts';
import { amethyst, faience, fig, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import {
  clip,
  disc,
  framed,
  gradient,
  halo,
  line,
  mirrored,
  path,
  pattern,
  picture,
  place,
  points,
  rect,
  repeat,
  whole,
} from '../../drawing/svg.ts';
import { instrument } from './oud-instrument.ts';

/** Blossoms in a lattice of vines, each tile one of them whole and four quarters. */
const arabesque = pattern(
  'arabesque',
  120,
  160,
  rect(0, 0, 120, 160, pomegranate[1]) +
    line(
      'M60 0C60 42 0 38 0 80C0 122 60 118 60 160C60 118 120 122 120 80C120 38 60 42 60 0',
      saffron[3],
      3.2,
    ) +
    [
      [14, 44, 40],
      [106, 44, -40],
      [14, 116, 140],
      [106, 116, -140],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(x, y, path('M0 0Q-9 -12 0 -26Q9 -12 0 0z', fig[2]), turn))
      .join('') +
    palmette(60, 80, pomegranate[3], pomegranate[4], saffron[3]) +
    points('0 0, 120 0, 0 160, 120 160')
      .map(([x = 0, y = 0]) => palmette(x, y, faience[2], faience[3], saffron[3]))
      .join(''),
  { patternTransform: 'translate(0 40)' },
);

const definitions = [
  arabesque,
  halo('light', [
    [0, saffron[4], 0.45],
    [0.5, amethyst[1], 0.4],
    [1, lapis[0], 0.9],
  ]),
  gradient('board', [saffron[5], [0.5, saffron[4]], saffron[3]], { x2: 1, y2: 0.4 }),
  gradient('rib', [sand[1], [0.3, sand[2]], sand[0]], { x2: 1 }),
  gradient('peg', [sand[2], sand[1]]),
  gradient('ebony', ['#3a2230', '#150b18'], { x2: 1 }),
  clip(
    'belly',
    path(
      'M0 -150C44 -150 66 -96 116 -20C168 58 150 196 0 200C-150 196 -168 58 -116 -20C-66 -96 -44 -150 0 -150z',
      '#000',
    ),
  ),
];

const CORNER = 'M0 0H196C190 34 158 30 148 58C140 82 112 72 98 98C86 120 66 110 58 148C30 158 34 190 0 196z';

export const corners = mirrored(
  [1, -1]
    .map((side) =>
      place(
        0,
        side === 1 ? 0 : 720,
        path(CORNER, lapis[1]) +
          line(CORNER, saffron[4], 4) +
          path(CORNER, lapis[2], { transform: 'scale(.86)' }) +
          line('M18 150C20 90 60 96 52 52C96 60 90 20 150 18', saffron[3], 3) +
          place(52, 52, palmette(0, 0, faience[3], faience[5], saffron[4]), 135, 1.05) +
          disc(112, 26, 7, pomegranate[4]) +
          disc(26, 112, 7, pomegranate[4]) +
          eightStar(22, 22, 15, saffron[4]),
        0,
        `1 ${side}`,
      ),
    )
    .join(''),
);

export const quill = place(
  606,
  556,
  path('M0 -92C26 -60 22 40 2 86C-20 40 -24 -56 0 -92z', sand[6]) +
    path('M0 -92C26 -60 22 40 2 86z', faience[5]) +
    repeat(11, (index) =>
      line(`M0 ${-64 + index * 13}l-13 10M0 ${-64 + index * 13}l13 10`, faience[2], 1.3),
    ) +
    line('M0 -84V112', sand[2], 3.4),
  28,
);

export const oud = (): string =>
  picture(
    definitions,
    whole('url(#arabesque)'),
    disc(360, 380, 560, 'url(#light)'),
    corners,
    quill,
    place(318, 456, instrument, 12, 1.12),
  );

/** The instrument by itself. */
export const oudCutOut = (): string =>
  framed(definitions, [0, 0, 720, 720], place(318, 456, instrument, 12, 1.12));
