import { palmette } from './ornament.ts';
import { amethyst, faience, fig, lapis, mix, pomegranate as red, saffron, sand } from './palette.ts';
import {
  type Chance,
  chanceOf,
  closed,
  curve,
  disc,
  gradient,
  group,
  halo,
  line,
  oval,
  type Point,
  path,
  pattern,
  picture,
  place,
  polar,
  rect,
  repeat,
  straight,
  whole,
} from './svg.ts';

const damask = pattern(
  'damask',
  120,
  120,
  rect(0, 0, 120, 120, lapis[2]) +
    palmette(60, 60, lapis[3], lapis[4], lapis[3]) +
    [
      [0, 0],
      [120, 0],
      [0, 120],
      [120, 120],
    ]
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
  repeat(48, (index) =>
    place(360, 300, path('M-7 -276L0 -298L7 -276z', index % 2 ? red[4] : saffron[5]), index * 7.5),
  );

const crown = (size: number): string =>
  place(
    0,
    0,
    path(
      'M-26 8C-22 -12 -34 -34 -44 -44Q-24 -46 -16 -34Q-14 -54 0 -66Q14 -54 16 -34Q24 -46 44 -44C34 -34 22 -12 26 8z',
      red[2],
    ) +
      path('M-20 6C-16 -10 -24 -28 -32 -38Q-20 -36 -14 -26Q-10 -44 0 -56Q-4 -20 2 8z', red[4]) +
      repeat(7, (index) => line(`M${-9 + index * 3} -16l${(index - 3) * 3} -22`, saffron[4], 2)) +
      repeat(7, (index) => disc(-9 + index * 3 + (index - 3) * 3, -39, 2.6, saffron[5])),
    0,
    size,
  );

const wholeFruit = (x: number, y: number, radius: number, turn: number): string => {
  const freckles = chanceOf(`freckles ${x}`);
  return (
    oval(x + 12, y + radius * 0.92, radius * 0.95, radius * 0.16, lapis[0], { opacity: 0.4 }) +
    place(
      x,
      y,
      place(0, -radius * 0.95, crown(radius / 120)) +
        path(
          curve(
            [0, 60, 120, 180, 240, 300].map((angle, index) =>
              polar(0, 0, radius * (index % 2 ? 1.01 : 0.97), angle),
            ),
            true,
          ),
          'url(#skin)',
        ) +
        repeat(60, () =>
          disc(
            ...polar(0, 0, radius * 0.92 * Math.sqrt(freckles.between(0, 1)), freckles.between(0, 360)),
            freckles.between(0.8, 2),
            saffron[5],
            { opacity: 0.35 },
          ),
        ) +
        path(
          `M${-radius * 0.7} ${-radius * 0.1}Q${-radius * 0.62} ${-radius * 0.66} ${-radius * 0.1} ${-radius * 0.74}Q${-radius * 0.44} ${-radius * 0.5} ${-radius * 0.7} ${-radius * 0.1}z`,
          '#ffffff',
          { opacity: 0.45 },
        ) +
        line(
          `M${-radius * 0.1} ${-radius * 0.9}Q${-radius * 0.45} 0 ${-radius * 0.1} ${radius * 0.9}M${radius * 0.2} ${-radius * 0.9}Q${radius * 0.62} 0 ${radius * 0.2} ${radius * 0.9}`,
          red[2],
          3,
          { opacity: 0.35 },
        ),
      turn,
    )
  );
};

/** One grain, its point towards the heart of the fruit. */
const aril = (x: number, y: number, size: number, turn: number): string =>
  place(
    x,
    y,
    path('M0 12C-8 4 -10 -10 0 -12C10 -10 8 4 0 12z', 'url(#aril)') +
      oval(-2.6, -5.5, 1.8, 3.4, '#ffffff', { opacity: 0.85 }) +
      oval(3, 2, 1.4, 2.6, '#ffb3bd', { opacity: 0.6 }),
    turn,
    size.toFixed(2),
  );

const CHAMBERS = 6;
const CUT = 192;

const chamber = (index: number): string => {
  const [from, to] = [index * 60 + 5, (index + 1) * 60 - 5];
  const outline: Point[] = [
    polar(0, 0, 24, (from + to) / 2),
    polar(0, 0, 92, from - 1),
    polar(0, 0, 150, from),
    polar(0, 0, 162, from + 10),
    polar(0, 0, 166, (from + to) / 2),
    polar(0, 0, 162, to - 10),
    polar(0, 0, 150, to),
    polar(0, 0, 92, to + 1),
  ];
  return path(curve(outline, true), '#6b0620') + line(curve(outline, true), sand[4], 4);
};

const grains = (chance: Chance, index: number): string =>
  [46, 66, 87, 109, 131, 152]
    .map((reach, row) => {
      const count = [1, 2, 3, 4, 5, 5][row] ?? 1;
      const wide = 47 - 8 / (row + 1);
      return repeat(count, (place) => {
        const angle = index * 60 + 30 + ((place + 0.5) / count - 0.5) * wide + chance.between(-1.4, 1.4);
        const [x, y] = polar(0, 0, reach + chance.between(-2.5, 2.5), angle);
        return aril(x, y, chance.between(0.95, 1.14) * (0.86 + row * 0.1), angle + chance.between(-14, 14));
      });
    })
    .join('');

const half = (): string => {
  const chance = chanceOf('grains');
  return place(
    404,
    424,
    place(4, -CUT * 0.98, crown(1.5), 0) +
      disc(6, 12, CUT + 4, red[0], { opacity: 0.5 }) +
      disc(0, 0, CUT + 2, 'url(#skin)') +
      disc(0, 0, CUT - 10, red[5]) +
      disc(0, 0, CUT - 14, 'url(#pith)') +
      repeat(CHAMBERS, chamber) +
      repeat(CHAMBERS, (index) => grains(chance, index)) +
      disc(0, 0, 17, sand[5]) +
      repeat(6, (index) =>
        line(
          `M0 0L${polar(0, 0, 15, index * 60)
            .map((v) => v.toFixed(1))
            .join(' ')}`,
          sand[3],
          2,
        ),
      ) +
      group(
        { opacity: 0.5 },
        path('M-150 -104A182 182 0 0 1 -20 -181', 'none', {
          stroke: '#fff',
          'stroke-width': 6,
          'stroke-linecap': 'round',
        }),
      ),
    14,
  );
};

const leaf = (x: number, y: number, length: number, turn: number): string =>
  place(
    x,
    y,
    path('M0 0C18 -26 62 -30 100 0C62 30 18 26 0 0z', fig[1]) +
      path('M0 0C18 -26 62 -30 100 0z', 'url(#leaf)') +
      line('M2 0H92', fig[5], 2) +
      repeat(6, (index) =>
        line(`M${16 + index * 12} 0q6 -8 14 -11M${16 + index * 12} 0q6 8 14 11`, fig[5], 1.2, {
          opacity: 0.6,
        }),
      ),
    turn,
    length / 100,
  );

const blossom = (x: number, y: number, size: number, turn: number): string =>
  place(
    x,
    y,
    repeat(6, (index) =>
      place(
        0,
        0,
        path(
          'M0 0C-26 -10 -24 -44 -6 -50Q0 -42 6 -50C24 -44 26 -10 0 0z',
          mix([red[3], red[4]], (index % 3) / 2),
        ) + line('M0 -8v-26M-4 -12l-6 -16M4 -12l6 -16', red[2], 1.4),
        index * 60,
      ),
    ) +
      repeat(
        14,
        (index) =>
          line(straight([[0, 0], polar(0, 0, 16 + (index % 3) * 3, index * 25.7)]), saffron[4], 1.6) +
          disc(...polar(0, 0, 17 + (index % 3) * 3, index * 25.7), 2.6, saffron[5]),
      ),
    turn,
    size,
  );

const bough =
  line('M-10 96Q90 60 180 92T330 66M720 120Q640 96 560 112T470 84', sand[0], 9) +
  line('M-10 94Q90 58 180 90T330 64M720 118Q640 94 560 110T470 82', sand[2], 3) +
  [
    [30, 84, -70],
    [44, 78, 40],
    [104, 76, -50],
    [120, 80, 60],
    [176, 90, -30],
    [190, 92, 70],
    [250, 88, -60],
    [262, 86, 34],
    [324, 66, -18],
    [680, 108, -110],
    [664, 104, 140],
    [600, 104, -130],
    [590, 106, 120],
    [530, 104, -80],
    [516, 98, 150],
    [470, 84, -160],
  ]
    .map(([x = 0, y = 0, turn = 0], index) => leaf(x, y, 74 + (index % 3) * 16, turn))
    .join('') +
  blossom(84, 62, 0.85, 10) +
  blossom(222, 104, 0.72, 30) +
  blossom(640, 90, 0.9, -14) +
  blossom(500, 76, 0.62, 8) +
  blossom(18, 120, 0.6, 0);

const table =
  path('M0 566Q360 536 720 566V720H0z', 'url(#cloth)') +
  repeat(25, (index) =>
    place(
      index * 30,
      577 - Math.sin((index / 24) * Math.PI) * 15,
      path(
        closed([
          [0, -9],
          [12, 0],
          [0, 9],
          [-12, 0],
        ]),
        index % 2 ? saffron[4] : red[4],
      ),
    ),
  ) +
  line('M0 590Q360 560 720 590M0 563Q360 533 720 563', sand[5], 3) +
  repeat(3, (row) =>
    repeat(16, (index) =>
      place(
        index * 48 + (row % 2) * 24,
        628 + row * 36,
        path(
          closed([
            [0, -10],
            [4, -4],
            [10, 0],
            [4, 4],
            [0, 10],
            [-4, 4],
            [-10, 0],
            [-4, -4],
          ]),
          faience[4],
          { opacity: 0.5 },
        ),
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

/** A wedge broken out of the fruit. */
const wedge = place(
  128,
  612,
  oval(6, 58, 104, 16, lapis[0], { opacity: 0.4 }) +
    path('M-96 -10C-80 70 60 84 104 6L86 -6Q0 30 -80 -24z', 'url(#skin)') +
    path('M-96 -10Q0 46 104 6Q60 -70 -10 -62Q-70 -54 -96 -10z', sand[5]) +
    repeat(23, (index) =>
      aril(
        -66 + (index % 8) * 19 + (index > 7 ? 8 : 0),
        -6 - Math.floor(index / 8) * 17 + Math.sin((index % 8) / 2.3) * 13,
        1.1,
        180 + ((index * 53) % 60) - 30,
      ),
    ),
  -6,
);

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
