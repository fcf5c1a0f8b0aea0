import { amethyst, faience, fig, lapis, mix, pomegranate, saffron, sand } from './palette.ts';
import { bird, cloud, figure, ridge, ripples } from './scenery.ts';
import {
  type Chance,
  chanceOf,
  clip,
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
  picture,
  place,
  polar,
  rect,
  repeat,
  whole,
} from './svg.ts';

const WATER = 486;

const definitions = [
  gradient('sky', [lapis[3], [0.3, amethyst[3]], [0.6, pomegranate[5]], [0.85, saffron[5]], saffron[6]], {
    x2: 0,
    y2: 0.7,
  }),
  halo('sun', [
    [0, saffron[6]],
    [0.3, saffron[5], 0.6],
    [1, saffron[5], 0],
  ]),
  gradient('river', [saffron[5], [0.12, pomegranate[5]], [0.4, faience[3]], faience[1]]),
  gradient('shade', [
    [0, amethyst[1], 0],
    [0.55, amethyst[1], 0.1],
    [1, amethyst[0], 0.7],
  ]),
];

interface Arch {
  readonly x: number;
  readonly radius: number;
  /** Where its curve begins. */
  readonly spring: number;
}

const arches: readonly Arch[] = [
  { x: 352, radius: 138, spring: 470 },
  { x: 130, radius: 58, spring: 458 },
  { x: 560, radius: 56, spring: 462 },
  { x: 672, radius: 32, spring: 470 },
];

const opening = ({ x, radius, spring }: Arch): string =>
  `M${x - radius} ${WATER + 6}V${spring}A${radius} ${radius * 1.06} 0 0 1 ${x + radius} ${spring}V${WATER + 6}z`;

/** The road rises to the middle and falls again. */
const deckAt = (x: number): number =>
  438 -
  168 * Math.exp(-(((x - 352) / 190) ** 2)) -
  26 * Math.exp(-(((x - 130) / 90) ** 2)) +
  Math.max(0, x - 560) * 0.06;
const deck: readonly Point[] = Array.from({ length: 25 }, (_, index) => [
  index * 32 - 24,
  deckAt(index * 32 - 24),
]);

const body = `${curve(deck)}L744 ${WATER + 6}L-24 ${WATER + 6}Z`;

const stones = (chance: Chance): string =>
  repeat(23, (row) =>
    repeat(27, (index) => {
      const [x, y] = [index * 30 - 30 + (row % 2) * 15 + chance.between(-3, 3), 266 + row * 10];
      if (y < deckAt(x + 14) - 12) return '';
      return rect(
        x,
        y,
        chance.between(24, 30),
        9,
        mix([sand[5], sand[3], sand[4], pomegranate[6], sand[2]], chance.between(0, 1)),
        { rx: 2.5 },
      );
    }),
  );

const voussoirs = ({ x, radius, spring }: Arch): string => {
  const count = Math.round(radius / 5.2);
  return repeat(count, (index) => {
    const [from, to] = [-90 + (index * 180) / count + 0.5, -90 + ((index + 1) * 180) / count - 0.5];
    const wide = radius + 8 + radius * 0.09;
    const corner = (reach: number, angle: number): Point => {
      const [px, py] = polar(x, 0, reach, angle);
      return [px, spring + py * 1.06];
    };
    return path(
      closed([corner(radius, from), corner(radius, to), corner(wide, to), corner(wide, from)]),
      index % 2 ? sand[6] : sand[4],
    );
  });
};

const inside = ({ x, radius, spring }: Arch): string =>
  path(
    `M${x + radius} ${WATER + 6}V${spring}A${radius} ${radius * 1.06} 0 0 0 ${x - radius * 0.3} ${spring - radius * 1.01}Q${x + radius * 0.8} ${spring - radius * 0.7} ${x + radius * 0.84} ${spring}V${WATER + 6}z`,
    amethyst[1],
  ) +
  path(
    `M${x + radius * 0.84} ${WATER + 6}V${spring}Q${x + radius * 0.8} ${spring - radius * 0.7} ${x - radius * 0.3} ${spring - radius * 1.01}`,
    'none',
    { stroke: pomegranate[3], 'stroke-width': 2, opacity: 0.6 },
  );

const bridge = (): string => {
  const holes = arches.map(opening).join('');
  return (
    clip('stonework', path(body + holes, '#000', { 'clip-rule': 'evenodd' })) +
    group(
      { 'clip-path': 'url(#stonework)' },
      rect(-24, 240, 768, 260, sand[1]),
      stones(chanceOf('stones')),
      rect(-24, 240, 768, 260, 'url(#shade)'),
    ) +
    arches.map((arch) => inside(arch) + voussoirs(arch)).join('') +
    line(curve(deck), sand[6], 9) +
    line(curve(deck), sand[2], 2.4, { transform: 'translate(0 6)' })
  );
};

const travellers = (): string => {
  const chance = chanceOf('travellers');
  const robes = [lapis[2], pomegranate[2], faience[1], amethyst[1], fig[1]] as const;
  const donkey = (x: number) =>
    place(
      x,
      deckAt(x) - 4,
      line('M-9 0v-10M-6 0v-9M7 0v-10M10 0v-9', lapis[1], 2.4) +
        oval(0, -13, 14, 6.5, lapis[1]) +
        path('M10 -15L20 -27L28 -22L24 -18L14 -10z', lapis[1]) +
        line('M19 -26l-2 -8M22 -26l1 -8', lapis[1], 2.4) +
        oval(-1, -17, 9, 8, pomegranate[3]) +
        line('M-9 -18h16', saffron[4], 2),
    );
  return (
    donkey(300) +
    [210, 262, 330, 352, 410, 452, 520, 596]
      .map((x) => figure(x, deckAt(x) - 3, chance.between(30, 36), chance.pick(robes), sand[1]))
      .join('')
  );
};

const village = (): string => {
  const chance = chanceOf('village');
  return repeat(26, (index) => {
    const row = index % 3;
    const [x, y] = [420 + index * 12 + chance.between(-8, 8), 416 - row * 20 - Math.max(0, index - 8) * 1.6];
    const color = chance.pick([sand[4], sand[3], pomegranate[6], sand[5]]);
    return (
      rect(x, y, 28, 32, color) +
      rect(x - 1, y - 3, 30, 4, sand[1]) +
      rect(x + 6, y + 8, 5, 8, lapis[2]) +
      rect(x + 17, y + 8, 5, 8, saffron[4])
    );
  });
};

const land = (): string => {
  const chance = chanceOf('land');
  const poplars = repeat(26, (index) => {
    const x = index * 16 + chance.between(-6, 6);
    const height = chance.between(40, 92);
    return oval(x, 450 - height / 2, 7, height / 2, mix([fig[0], fig[2]], chance.between(0, 1)));
  });
  return (
    path(ridge(chance, 396, 128, 7), amethyst[4], { opacity: 0.75 }) +
    path(ridge(chance, 424, 110, 8), amethyst[3]) +
    path(ridge(chance, 446, 76, 9), amethyst[2]) +
    village() +
    path(ridge(chance, 466, 40, 9), fig[1]) +
    poplars
  );
};

const rocks = (): string => {
  const chance = chanceOf('rocks');
  return repeat(22, (index) => {
    const left = index % 2 === 0;
    const depth = index / 22;
    const x = left
      ? chance.between(-20, 210) * (1.1 - depth * 0.45)
      : 730 - chance.between(-20, 250) * (1.1 - depth * 0.45);
    const y = 640 + depth * 78;
    const size = 22 + depth * 34;
    const corners = Array.from({ length: 8 }, (_, corner) =>
      polar(0, 0, size * chance.between(0.8, 1.15), corner * 45),
    );
    const face = mix([amethyst[2], sand[2], amethyst[3], lapis[4]], chance.between(0, 1));
    const shrunk = (across: number, up: number, rise: number) =>
      closed(corners.map(([cx, cy]): Point => [cx * across, cy * up - size * rise]));
    return place(
      x,
      y,
      path(closed(corners), lapis[1]) +
        path(shrunk(0.96, 0.9, 0.06), face) +
        path(shrunk(0.76, 0.6, 0.28), sand[4], { opacity: 0.4 }),
      0,
      '1 0.68',
    );
  });
};

const duck = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    path('M-24 -4Q-20 10 6 8Q24 6 22 -8Q18 -2 8 -6Q-6 -12 -24 -4z', sand[1]) +
      path('M-12 -4Q0 -10 12 -2Q4 6 -8 4z', sand[4]) +
      path('M14 -4Q10 -22 20 -26Q32 -26 30 -14L24 -4z', fig[2]) +
      path('M29 -20l12 4l-12 3z', saffron[4]) +
      disc(24, -20, 1.5, '#fff') +
      line('M-34 12h66', faience[6], 2, { opacity: 0.8 }),
    0,
    size,
  );

/** A pomegranate bough that hangs in from above. */
const bough = (): string => {
  const chance = chanceOf('bough');
  const along: readonly Point[] = [
    [-20, 34],
    [70, 52],
    [150, 40],
    [236, 76],
    [300, 72],
  ];
  const leaves = repeat(46, (index) => {
    const [x, y] = [index * 6.7 - 16, 46 + Math.sin(index / 6) * 14 + (index > 28 ? 14 : 0)];
    return place(
      x,
      y,
      path('M0 0Q10 -9 30 0Q10 9 0 0z', chance.pick([fig[1], fig[2], fig[3], fig[2]])) +
        line('M3 0h22', fig[4], 0.9, { opacity: 0.6 }),
      chance.between(10, 160) * (index % 2 ? 1 : -0.6),
    );
  });
  const blossom = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      path('M-6 0L-9 20L-14 30L-4 26L0 34L4 26L14 30L9 20L6 0Q0 -6 -6 0z', pomegranate[3]) +
        path('M-6 0L-8 18L0 22L8 18L6 0Q0 -6 -6 0z', pomegranate[4]),
      turn,
    );
  return (
    line(curve(along), sand[0], 8) +
    line(curve(along), sand[2], 2.5) +
    leaves +
    blossom(84, 66, 8) +
    blossom(196, 74, -14) +
    blossom(284, 84, 10) +
    blossom(24, 58, 20)
  );
};

const mirror = group(
  { transform: `translate(0 ${WATER * 2 + 8}) scale(1 -1)`, opacity: 0.5 },
  path(`${body}${arches.map(opening).join('')}`, sand[3], { 'fill-rule': 'evenodd' }),
  ...arches.map(voussoirs),
);

export const delalBridge = (): string =>
  picture(
    definitions,
    whole('url(#sky)'),
    disc(352, 236, 330, 'url(#sun)') + disc(352, 228, 124, saffron[6]),
    cloud(480, 120, 190, pomegranate[6], 0.7) +
      cloud(340, 176, 120, saffron[6], 0.6) +
      cloud(590, 206, 160, saffron[6], 0.6) +
      cloud(40, 210, 150, pomegranate[6], 0.55),
    repeat(6, (index) => bird(460 + index * 27, 66 + ((index * 23) % 40), 24, lapis[1], index * 4)),
    land(),
    rect(0, WATER - 6, 720, 260, 'url(#river)'),
    mirror,
    bridge(),
    travellers(),
    repeat(14, (row) =>
      oval(352 + ((row * 31) % 34) - 17, WATER + 12 + row * 9, 56 - row * 2.4, 2, saffron[6], {
        opacity: 0.75 - row * 0.04,
      }),
    ),
    ripples(chanceOf('khabur'), 140, { top: WATER + 8, bottom: 710 }, faience[6]),
    duck(420, 600, 0.8) + duck(486, 622, 1) + duck(370, 640, 0.6) + duck(330, 626, 0.5),
    rocks(),
    bough(),
  );
