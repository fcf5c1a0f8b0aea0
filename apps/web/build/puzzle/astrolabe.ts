import { palmette } from './ornament.ts';
import { amethyst, faience, lapis, pomegranate, saffron, sand } from './palette.ts';
import { sparkle, stars } from './scenery.ts';
import {
  chanceOf,
  clip,
  disc,
  gradient,
  group,
  halo,
  line,
  oval,
  type Point,
  path,
  picture,
  place,
  polar,
  rect,
  repeat,
  ring,
  straight,
  whole,
} from './svg.ts';

const brass = [saffron[6], [0.25, saffron[5]], [0.5, saffron[3]], [0.72, saffron[4]], saffron[1]] as const;

const definitions = [
  gradient('sky', [lapis[0], [0.5, lapis[2]], amethyst[2]]),
  halo('milk', [
    [0, lapis[5], 0.4],
    [0.6, amethyst[3], 0.16],
    [1, lapis[2], 0],
  ]),
  halo('aura', [
    [0, saffron[4], 0.4],
    [0.7, saffron[4], 0.16],
    [1, saffron[4], 0],
  ]),
  gradient('brass', brass, { x2: 1, y2: 1 }),
  gradient('brassUp', brass, { x1: 1, y1: 1, x2: 0, y2: 0 }),
  halo('plate', [lapis[3], [0.7, lapis[2]], lapis[1]]),
  clip('mater', disc(0, 0, 208, '#000')),
];

const RADIUS = 268;

const constellations: readonly (readonly Point[])[] = [
  [
    [36, 60],
    [92, 38],
    [134, 70],
    [186, 54],
    [196, 104],
    [142, 118],
    [134, 70],
  ],
  [
    [560, 40],
    [612, 66],
    [660, 44],
    [696, 92],
    [650, 126],
    [612, 66],
  ],
  [
    [22, 560],
    [58, 606],
    [34, 662],
    [92, 690],
    [140, 662],
    [58, 606],
  ],
  [
    [588, 690],
    [630, 650],
    [684, 668],
    [700, 606],
    [660, 580],
    [630, 650],
  ],
  [
    [20, 236],
    [50, 300],
    [26, 362],
  ],
  [
    [700, 240],
    [672, 310],
    [704, 380],
  ],
];

const constellation = (points: readonly Point[]): string =>
  line(straight(points), lapis[5], 1.4, { 'stroke-dasharray': '5 5', opacity: 0.8 }) +
  points
    .map(
      ([x, y], index) =>
        disc(x, y, 9, saffron[5], { opacity: 0.18 }) + sparkle(x, y, index % 2 ? 8 : 11, saffron[6]),
    )
    .join('');

const sky = (): string =>
  whole('url(#sky)') +
  place(360, 340, oval(0, 0, 620, 150, 'url(#milk)'), -38) +
  stars(chanceOf('astrolabe'), 260, { top: 0, bottom: 720 }, lapis[6]) +
  constellations.map(constellation).join('') +
  disc(360, 388, 360, 'url(#aura)');

const limb =
  disc(8, 12, RADIUS, lapis[0], { opacity: 0.55 }) +
  disc(0, 0, RADIUS, 'url(#brass)') +
  ring(0, 0, RADIUS - 3, saffron[6], 2.5) +
  ring(0, 0, RADIUS - 26, saffron[0], 1.6) +
  repeat(180, (index) =>
    line(
      straight([polar(0, 0, RADIUS - (index % 5 ? 17 : 8), index * 2), polar(0, 0, RADIUS - 26, index * 2)]),
      saffron[0],
      index % 5 ? 1 : 2,
    ),
  ) +
  ring(0, 0, 223, pomegranate[1], 26, { opacity: 0.9 }) +
  repeat(36, (index) => {
    const [x, y] = polar(0, 0, 223, index * 10);
    return place(x, y, path('M0 -9L5 0L0 9L-5 0z', index % 3 ? saffron[4] : faience[4]), index * 10);
  }) +
  ring(0, 0, 209, saffron[5], 3) +
  disc(0, 0, 207, 'url(#plate)');

/** Circles of equal height above the horizon, and those of the compass across them. */
const heights = repeat(9, (index) =>
  ring(0, -34 - index * 7.5, 196 - index * 22, faience[3], 1.3, { opacity: 0.75 }),
);
const compass = repeat(9, (index) =>
  ring((index - 4) * 74, -8, 96 + Math.abs(index - 4) * 60, faience[3], 0.9, { opacity: 0.4 }),
);
const hours = repeat(6, (index) =>
  line(`M${-150 + index * 60} 206Q${-76 + index * 30} 150 ${-60 + index * 24} 96`, saffron[4], 1.2, {
    opacity: 0.7,
  }),
);
const plate = group(
  { 'clip-path': 'url(#mater)' },
  compass,
  heights,
  hours,
  ring(0, 0, 150, lapis[5], 1.2),
  ring(0, 0, 94, lapis[5], 1.2),
  line('M-210 0H210M0 -210V210', lapis[5], 1.4),
);

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
const rete =
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

const alidade = place(
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

const pin =
  disc(0, 0, 22, saffron[1]) +
  disc(0, 0, 20, 'url(#brassUp)') +
  repeat(8, (index) => place(0, 0, path('M0 -5Q-6 -11 0 -17Q6 -11 0 -5z', pomegranate[2]), index * 45)) +
  disc(0, 0, 5, faience[4]) +
  path('M-5 -3h40l8 3l-8 4h-40z', saffron[6], { transform: 'rotate(60)' });

const throne =
  path(
    'M-112 -238C-96 -288 -58 -280 -54 -306C-50 -328 -24 -322 0 -344C24 -322 50 -328 54 -306C58 -280 96 -288 112 -238z',
    'url(#brass)',
    { stroke: saffron[1], 'stroke-width': 2 },
  ) +
  palmette(0, -290, lapis[3], pomegranate[3], saffron[6]) +
  [-1, 1]
    .map((side) =>
      path(`M${side * 62} -262q${side * 10} -18 ${side * 24} -6q${side * -4} 14 ${side * -24} 6z`, lapis[2]),
    )
    .join('') +
  ring(0, -358, 17, saffron[1], 9) +
  ring(0, -358, 17, saffron[5], 5);

const cord =
  line('M-6 -376C-30 -410 -60 -420 -70 -460M6 -376C30 -410 20 -430 40 -460', pomegranate[3], 6) +
  line('M-6 -376C-30 -410 -60 -420 -70 -460M6 -376C30 -410 20 -430 40 -460', sand[5], 2, {
    'stroke-dasharray': '5 8',
  });

export const astrolabe = (): string =>
  picture(definitions, sky(), place(360, 408, cord + limb + throne + plate + rete + alidade + pin));
