/** The moon over the Tigris, its light on the water, and the round boats. */
import { amethyst, faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { figure } from '../../drawing/scenery.ts';
import { chanceOf, disc, gradient, halo, line, oval, path, place, rect, repeat } from '../../drawing/svg.ts';
import { HORIZON } from './tigris-city.ts';

export const definitions = [
  gradient('sky', [lapis[0], [0.35, lapis[2]], [0.65, lapis[3]], amethyst[3]], { x2: 0, y2: 0.62 }),
  halo('halo', [
    [0, saffron[6], 0.9],
    [0.28, saffron[5], 0.4],
    [0.6, amethyst[4], 0.18],
    [1, amethyst[4], 0],
  ]),
  gradient('moon', [saffron[6], saffron[5]], { x2: 0.6, y2: 1 }),
  gradient('river', [amethyst[3], [0.18, lapis[3]], [0.6, lapis[1]], lapis[0]]),
  gradient('dome', [faience[4], [0.4, faience[3]], faience[1]], { x2: 1 }),
];

/** The hues of a palm by night. */
export const near = { trunk: lapis[1], leaf: lapis[0], light: faience[1], dates: pomegranate[3] };

const MOON = [418, 210] as const;

export const moon =
  disc(...MOON, 330, 'url(#halo)') +
  disc(...MOON, 112, 'url(#moon)') +
  [
    [380, 180, 22],
    [446, 172, 13],
    [430, 246, 27],
    [376, 250, 11],
    [472, 218, 16],
    [412, 142, 9],
  ]
    .map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius, saffron[4], { opacity: 0.28 }))
    .join('');

export const moonPath = (): string => {
  const chance = chanceOf('moon path');
  return repeat(38, (row) => {
    const y = HORIZON + 6 + row * row * 0.16 + row * 0.6;
    const width = chance.between(20, 60) + row * 2.6;
    return oval(
      MOON[0] + chance.between(-22, 22),
      y,
      width * chance.between(0.3, 0.75),
      1.4 + row * 0.07,
      saffron[5],
      { opacity: (0.95 - row / 50).toFixed(2) },
    );
  });
};

/** A round boat of reeds and pitch. */
export const guffa = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    oval(0, 32, 74, 7, lapis[0], { opacity: 0.55 }) +
      figure(-14, 8, 62, pomegranate[2], sand[2]) +
      figure(22, 8, 54, faience[1], sand[2]) +
      line('M40 -36L64 34', sand[2], 3.5) +
      line('M26 -24L44 -26', sand[2], 4) +
      path('M-62 0Q-56 34 0 34Q56 34 62 0z', sand[0]) +
      oval(0, 0, 62, 9, sand[1]) +
      repeat(4, (row) =>
        line(
          `M${-59 + row * 4} ${8 + row * 7}Q0 ${18 + row * 7} ${59 - row * 4} ${8 + row * 7}`,
          sand[2],
          1.6,
          { 'stroke-dasharray': '5 4' },
        ),
      ) +
      disc(-44, -16, 22, saffron[4], { opacity: 0.25 }) +
      line('M-44 -2v-10', sand[3], 2.5) +
      rect(-48, -22, 8, 11, saffron[5], { rx: 2 }),
    0,
    scale,
  );
