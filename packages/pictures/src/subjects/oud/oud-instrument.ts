/** An oud that stands on its end. Needs `board`, `rib`, `peg`, `ebony` and the clip `belly`. */

import { lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import {
  chanceOf,
  closed,
  curve,
  disc,
  group,
  line,
  mirrored,
  oval,
  type Point,
  path,
  place,
  rect,
  repeat,
} from '../../drawing/svg.ts';
import { rose } from './oud-rose.ts';

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

export const instrument =
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
