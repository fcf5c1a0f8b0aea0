import { eightStar, palmette } from './ornament.ts';
import { amethyst, faience, fig, lapis, pomegranate, saffron, sand } from './palette.ts';
import {
  chanceOf,
  clip,
  closed,
  curve,
  disc,
  gradient,
  group,
  halo,
  line,
  mirrored,
  oval,
  type Point,
  path,
  pattern,
  picture,
  place,
  polar,
  rect,
  repeat,
  ring,
  whole,
} from './svg.ts';

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
    [
      [0, 0],
      [120, 0],
      [0, 160],
      [120, 160],
    ]
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

const BELLY =
  'M0 -150C44 -150 66 -96 116 -20C168 58 150 196 0 200C-150 196 -168 58 -116 -20C-66 -96 -44 -150 0 -150z';

const grain = (): string => {
  const chance = chanceOf('grain');
  return repeat(24, (index) => {
    const x = -150 + index * 12.6;
    return line(
      `M${x} -160q${chance.between(-4, 4).toFixed(1)} 90 0 180t${chance.between(-3, 3).toFixed(1)} 190`,
      saffron[2],
      chance.between(0.6, 1.6),
      { opacity: chance.between(0.15, 0.5).toFixed(2) },
    );
  });
};

/** Turned stars laid over one another, cut through the soundboard. */
const rose = (x: number, y: number, radius: number): string =>
  place(
    x,
    y,
    disc(0, 0, radius + 9, sand[0]) +
      repeat(36, (index) => {
        const [px, py] = polar(0, 0, radius + 5, index * 10);
        return rect(px - 2.6, py - 2.6, 5.2, 5.2, index % 2 ? sand[6] : pomegranate[3], {
          transform: `rotate(${index * 10 + 45} ${px.toFixed(1)} ${py.toFixed(1)})`,
        });
      }) +
      disc(0, 0, radius, '#1a0d14') +
      [0, 18].map((turn) => line(lacing(radius, 10, 3, turn), saffron[4], radius * 0.05)).join('') +
      line(lacing(radius * 0.62, 10, 4, 0), saffron[5], radius * 0.045) +
      ring(0, 0, radius * 0.62, saffron[4], radius * 0.05) +
      ring(0, 0, radius - 1, saffron[3], radius * 0.06) +
      eightStar(0, 0, radius * 0.24, saffron[5]) +
      disc(0, 0, radius * 0.09, pomegranate[3]),
  );

const lacing = (radius: number, corners: number, skip: number, turn: number): string =>
  repeat(corners, (index) => {
    const [from, to] = [
      polar(0, 0, radius, turn + (index * 360) / corners),
      polar(0, 0, radius, turn + ((index + skip) * 360) / corners),
    ];
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  });

const bezier = ([a, b, c, d]: readonly [Point, Point, Point, Point], share: number): Point => {
  const rest = 1 - share;
  const along = (axis: 0 | 1): number =>
    rest ** 3 * a[axis] +
    3 * rest * rest * share * b[axis] +
    3 * rest * share * share * c[axis] +
    share ** 3 * d[axis];
  return [along(0), along(1)];
};

/** The right edge of the soundboard, as `BELLY` draws it, moved inwards. */
const rim: readonly Point[] = [
  ...Array.from({ length: 8 }, (_, index) =>
    bezier(
      [
        [30, -128],
        [52, -112],
        [70, -70],
        [107, -14],
      ],
      index / 8,
    ),
  ),
  ...Array.from({ length: 19 }, (_, index) =>
    bezier(
      [
        [107, -14],
        [154, 60],
        [138, 186],
        [0, 190],
      ],
      index / 18,
    ),
  ),
];

const inlay = mirrored(
  rim
    .map(([x, y], index) => place(x, y, rect(-3.2, -3.2, 6.4, 6.4, index % 2 ? sand[6] : pomegranate[2]), 45))
    .join(''),
  0,
);

const STRINGS = [-20, -17, -12.5, -9.5, -5, -2, 2, 5, 9.5, 12.5, 18] as const;

const neck =
  path('M-20 -120L-14 -322H14L20 -120z', 'url(#ebony)') +
  path('M-20 -120L-14 -322H-9L-12 -120z', sand[3], { opacity: 0.5 }) +
  [-160, -200, -240, -280]
    .map((y) =>
      path(
        closed([
          [0, y - 9],
          [7, y],
          [0, y + 9],
          [-7, y],
        ]),
        sand[6],
      ),
    )
    .join('') +
  rect(-16, -328, 32, 8, sand[6], { rx: 2 });

const pegs = repeat(10, (index) => {
  const side = index % 2 ? 1 : -1;
  const [x, y] = [26 + index * 11, -352 - index * 3.4];
  return (
    line(`M${x} ${y}l${side * 3} ${side * 26}`, sand[1], 4.5) +
    oval(x + side * 4, y + side * 32, 6, 10, index % 3 ? sand[2] : saffron[3], {
      transform: `rotate(${-6 * side} ${x} ${y})`,
    })
  );
});

/** The box of the pegs, bent far back from the neck. */
const pegbox =
  pegs +
  path(
    'M-16 -328Q-14 -352 6 -360L136 -398Q152 -400 152 -386Q150 -378 138 -374L30 -338Q16 -334 16 -324z',
    'url(#peg)',
  ) +
  line('M0 -346L140 -388', saffron[3], 2) +
  disc(144, -388, 9, saffron[4]) +
  disc(144, -388, 4, pomegranate[3]);

const bridgePiece =
  path('M-52 144Q-40 134 0 134Q40 134 52 144L58 152H-58z', 'url(#ebony)') +
  repeat(11, (index) => disc((STRINGS[index] ?? 0) * 1.9, 142, 2.2, sand[6])) +
  path('M-58 152q-14 2 -18 12q12 0 22 -10z', sand[0]) +
  path('M58 152q14 2 18 12q-12 0 -22 -10z', sand[0]);

const strings = STRINGS.map((x) =>
  line(`M${x * 0.58} -326L${x * 1.9} 142`, '#fff7e0', 1.25, { opacity: 0.95 }),
).join('');

const guard =
  path('M0 74C26 74 40 96 30 126Q16 134 0 134Q-16 134 -30 126C-40 96 -26 74 0 74z', sand[0]) +
  line('M0 80C20 80 32 98 24 122Q12 128 0 128Q-12 128 -24 122C-32 98 -20 80 0 80z', saffron[4], 2) +
  path('M0 88Q14 102 0 122Q-14 102 0 88z', saffron[3]);

const instrument =
  place(
    8,
    14,
    path(BELLY, lapis[0], { opacity: 0.55 }) +
      path('M-20 -120L-14 -330H14L20 -120z', lapis[0], { opacity: 0.45 }),
  ) +
  place(0, 0, path(BELLY, 'url(#rib)'), 0, 1.08) +
  path(BELLY, 'url(#board)') +
  group(
    { 'clip-path': 'url(#belly)' },
    grain(),
    path(BELLY, 'none', { stroke: sand[0], 'stroke-width': 10 }),
  ) +
  inlay +
  neck +
  pegbox +
  rose(0, 14, 50) +
  rose(-70, 92, 23) +
  rose(70, 92, 23) +
  guard +
  bridgePiece +
  strings +
  path(
    curve([
      [-20, -122],
      [0, -98],
      [20, -122],
    ] as Point[]),
    sand[0],
  );

const CORNER = 'M0 0H196C190 34 158 30 148 58C140 82 112 72 98 98C86 120 66 110 58 148C30 158 34 190 0 196z';

const corners = mirrored(
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

const feather = place(
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
    feather,
    place(318, 456, instrument, 12, 1.12),
  );
