import { nergiz, tulip, tulipGradient } from '../../drawing/flowers.ts';
import { amethyst, faience, fig, lapis, mix, saffron, sand } from '../../drawing/palette.ts';
import { bird, cloud, crane, sun } from '../../drawing/sky.ts';
import {
  chanceOf,
  clip,
  disc,
  framed,
  gradient,
  group,
  halo,
  line,
  path,
  picture,
  place,
  repeat,
  whole,
} from '../../drawing/svg.ts';
import { mountains, slopes } from './zagros-land.ts';

const definitions = [
  gradient('sky', [lapis[4], [0.25, faience[3]], [0.5, faience[5]], sand[5]], { x2: 0, y2: 0.6 }),
  halo('sun', [
    [0, saffron[6]],
    [0.22, saffron[6], 0.6],
    [1, saffron[6], 0],
  ]),
  gradient('rock', [amethyst[4], [0.5, amethyst[3]], lapis[4]]),
  gradient('hills', [fig[3], fig[2]]),
  gradient('meadow', [fig[4], [0.4, fig[3]], fig[1]]),
  tulipGradient,
];

const blade = (x: number, y: number, height: number, bend: number, color: string): string =>
  path(
    `M${(x - 4).toFixed(1)} ${y}Q${(x - 3).toFixed(1)} ${(y - height * 0.6).toFixed(1)} ${(x + bend).toFixed(1)} ${(y - height).toFixed(1)}Q${(x + 5).toFixed(1)} ${(y - height * 0.5).toFixed(1)} ${(x + 4).toFixed(1)} ${y}z`,
    color,
  );

/** Rows of flowers, larger the nearer they grow. */
const garden = (): string => {
  const chance = chanceOf('garden');
  return repeat(6, (row) => {
    const size = 0.34 + row * 0.16;
    const count = 20 - row * 2;
    const ground = 580 + row * row * 5 + row * 14;
    const grass = repeat(count * 4, (index) =>
      blade(
        (index * 720) / count / 4 + chance.between(-8, 8),
        ground + 60 * size,
        chance.between(50, 96) * size,
        chance.between(-26, 26) * size,
        mix([fig[1], fig[2], fig[3]], chance.between(0, 1)),
      ),
    );
    const flowers = repeat(count + 1, (index) => {
      const x = (index * 720) / count + chance.between(-9, 9);
      const y = ground - chance.between(0, 26) * size;
      const stem = line(
        `M${x.toFixed(1)} ${y.toFixed(1)}q${chance.between(-8, 8).toFixed(1)} ${(40 * size).toFixed(1)} 0 ${(90 * size).toFixed(1)}`,
        fig[1],
        5 * size,
      );
      return (
        stem +
        (chance.between(0, 1) < 0.36
          ? tulip(x, y, size, chance.between(-12, 12))
          : nergiz(x, y, size, chance.between(-25, 25)))
      );
    });
    return grass + flowers;
  });
};

const butterfly = (x: number, y: number, turn: number, color: string): string =>
  place(
    x,
    y,
    path(
      'M0 0C-6 -18 -24 -18 -20 -4C-18 4 -6 4 0 0C-10 4 -14 14 -6 14C0 12 0 4 0 0C6 -18 24 -18 20 -4C18 4 6 4 0 0C10 4 14 14 6 14C0 12 0 4 0 0z',
      color,
    ) + line('M0 -4v12', lapis[0], 2),
    turn,
  );

export const zagrosSpring = (): string =>
  picture(
    definitions,
    whole('url(#sky)'),
    disc(596, 84, 260, 'url(#sun)') + sun(606, 92, 46, saffron[6], saffron[4]),
    cloud(24, 110, 170, '#ffffff', 0.85) +
      cloud(230, 62, 150, '#ffffff', 0.7) +
      cloud(520, 214, 190, '#ffffff', 0.8),
    mountains(),
    cloud(-60, 330, 260, '#ffffff', 0.55) + cloud(520, 350, 260, '#ffffff', 0.5),
    crane(300, 150, 56, '#ffffff', lapis[2], -8) +
      crane(262, 184, 44, '#ffffff', lapis[2], -4) +
      crane(500, 62, 40, '#ffffff', lapis[2], -10),
    slopes(),
    repeat(4, (index) => bird(120 + index * 26, 150 - ((index * 19) % 30), 22, lapis[2], index * 6)),
    garden(),
    butterfly(610, 520, 18, saffron[4]) + butterfly(96, 560, -22, lapis[4]),
  );

/** The outline of a niche as the app draws it, in hundredths of its box. */
const NICHE = 'M3 100V50C3 27 30 20 50 2C70 20 97 27 97 50V100Z';

/** The mountains within a niche, from the sky to the flowers. */
export const peaksCutOut = (): string =>
  framed(
    [...definitions, clip('niche', path(NICHE, '#000', { transform: 'translate(60 70) scale(6 5.6)' }))],
    [60, 70, 600, 560],
    group(
      { 'clip-path': 'url(#niche)' },
      whole('url(#sky)'),
      disc(500, 190, 200, 'url(#sun)') + sun(510, 220, 34, saffron[6], saffron[4]),
      cloud(130, 250, 120, '#ffffff', 0.8),
      mountains(),
      slopes(),
      group({ transform: 'translate(0 -66)' }, garden()),
    ),
  );
