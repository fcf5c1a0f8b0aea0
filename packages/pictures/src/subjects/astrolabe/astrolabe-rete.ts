import { faience, lapis, pomegranate, saffron } from '../../drawing/palette.ts';
import { sparkle } from '../../drawing/sky.ts';
import { disc, line, path, place, polar, rect, repeat, ring, straight } from '../../drawing/svg.ts';

/** A pointer shaped like a flame, whose tip marks a star. */
const flame = (x: number, y: number, length: number, turn: number): string =>
  place(
    x,
    y,
    path(
      `M-7 0C-15 ${-length * 0.35} 9 ${-length * 0.5} -2 ${-length}C15 ${-length * 0.6} 5 ${-length * 0.34} 8 0z`,
      'url(#brass)',
      { stroke: saffron[0], 'stroke-width': 1 },
    ) +
      disc(0, 0, 8, saffron[4]) +
      disc(0, 0, 4, pomegranate[3]) +
      sparkle(-2, -length, 7, '#ffffff'),
    turn,
  );

const pointers: readonly (readonly [angle: number, reach: number, length: number, turn: number])[] = [
  [18, 196, 52, 190],
  [50, 196, 64, 250],
  [84, 196, 46, 250],
  [116, 196, 60, 320],
  [150, 196, 52, 330],
  [206, 196, 56, 40],
  [238, 196, 66, 48],
  [272, 196, 48, 110],
  [306, 196, 62, 110],
  [340, 196, 50, 150],
];

const ecliptic =
  ring(0, -62, 116, saffron[1], 27) +
  ring(0, -62, 116, 'url(#brassUp)', 24) +
  repeat(72, (index) =>
    line(
      straight([polar(0, -62, index % 6 ? 122 : 106, index * 5), polar(0, -62, 127, index * 5)]),
      saffron[0],
      index % 6 ? 0.9 : 1.8,
    ),
  ) +
  repeat(12, (index) => disc(...polar(0, -62, 115, index * 30 + 15), 3.6, pomegranate[2]));

const scrolls = [-1, 1]
  .map((side) =>
    line(
      `M${side * 12} 122C${side * 80} 120 ${side * 110} 90 ${side * 88} 60C${side * 70} 40 ${side * 44} 66 ${side * 62} 84M${side * 116} -62C${side * 150} -40 ${side * 180} 10 ${side * 150} 40C${side * 128} 58 ${side * 106} 36 ${side * 124} 18M${side * 62} 154C${side * 100} 160 ${side * 140} 130 ${side * 150} 96`,
      'url(#brass)',
      7,
    ),
  )
  .join('');

/** The net of stars, which turns over the plate. */
export const rete =
  ring(0, 0, 196, saffron[1], 15) +
  ring(0, 0, 196, 'url(#brassUp)', 12) +
  rect(-196, -6, 392, 12, 'url(#brass)') +
  rect(-6, 40, 12, 156, 'url(#brass)') +
  scrolls +
  ecliptic +
  pointers.map(([angle, reach, length, turn]) => flame(...polar(0, 0, reach, angle), length, turn)).join('') +
  [
    [-46, 96, 46, -30],
    [46, 96, 46, 30],
    [-128, 18, 40, -70],
    [128, 18, 40, 70],
  ]
    .map(([x = 0, y = 0, length = 0, turn = 0]) => flame(x, y, length, turn))
    .join('');

export const alidade = place(
  0,
  0,
  path(
    'M-252 -9L-60 -13Q-30 -30 0 -30Q30 -30 60 -13L252 -9L262 0L252 9L60 13Q30 30 0 30Q-30 30 -60 13L-252 9L-262 0z',
    lapis[0],
    { opacity: 0.5, transform: 'translate(5 7)' },
  ) +
    path(
      'M-252 -9L-60 -13Q-30 -30 0 -30Q30 -30 60 -13L252 -9L262 0L252 9L60 13Q30 30 0 30Q-30 30 -60 13L-252 9L-262 0z',
      'url(#brass)',
      { stroke: saffron[1], 'stroke-width': 1.6 },
    ) +
    line('M-248 0H-34M34 0H248', saffron[0], 1.4) +
    repeat(18, (index) => line(`M${70 + index * 9} -5v10M${-70 - index * 9} -5v10`, saffron[0], 1)) +
    [-186, 186]
      .map(
        (x) =>
          rect(x - 8, -19, 16, 38, 'url(#brassUp)', { stroke: saffron[1], 'stroke-width': 1.4, rx: 3 }) +
          disc(x, 0, 3.4, lapis[1]),
      )
      .join(''),
  -34,
);

export const pin =
  disc(0, 0, 22, saffron[1]) +
  disc(0, 0, 20, 'url(#brassUp)') +
  repeat(8, (index) => place(0, 0, path('M0 -5Q-6 -11 0 -17Q6 -11 0 -5z', pomegranate[2]), index * 45)) +
  disc(0, 0, 5, faience[4]) +
  path('M-5 -3h40l8 3l-8 4h-40z', saffron[6], { transform: 'rotate(60)' });
