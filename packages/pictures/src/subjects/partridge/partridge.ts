import { tulipGradient } from '../../drawing/flowers.ts';
import { amethyst, faience, fig, lapis, mix, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { hill, ridge } from '../../drawing/scenery.ts';
import { bird, cloud, sun } from '../../drawing/sky.ts';
import { chanceOf, disc, framed, gradient, halo, picture, place, repeat, whole } from '../../drawing/svg.ts';
import { partridgeBody } from './partridge-body.ts';
import { bough, boulder, bouquet, grass, lichen } from './partridge-garden.ts';

const definitions = [
  gradient('sky', [faience[2], [0.35, faience[4]], [0.7, sand[5]], pomegranate[6]], { x2: 0, y2: 0.75 }),
  halo('sun', [
    [0, saffron[6]],
    [0.3, saffron[6], 0.7],
    [1, saffron[6], 0],
  ]),
  gradient('rock', [sand[4], [0.5, amethyst[4]], amethyst[1]]),
  gradient('back', [lapis[5], [0.5, '#8c8fb8'], '#6f6a94'], { x2: 1, y2: 1 }),
  gradient('breast', ['#b3bbdd', '#8a90bd']),
  gradient('flank', [sand[6], sand[4]]),
  tulipGradient,
];

const far = (): string => {
  const chance = chanceOf('far');
  return (
    hill(ridge(chance, 380, 150, 5), mix([lapis[5], lapis[6]], 0.25), lapis[6]) +
    hill(ridge(chance, 420, 130, 7), mix([lapis[4], lapis[5]], 0.35), lapis[5]) +
    hill(ridge(chance, 470, 110, 6), amethyst[3], amethyst[4]) +
    hill(ridge(chance, 520, 90, 8), amethyst[2], amethyst[4]) +
    hill(ridge(chance, 560, 60, 7), fig[1], fig[3])
  );
};

export const partridge = (): string => {
  const chance = chanceOf('boulders');
  return picture(
    definitions,
    whole('url(#sky)'),
    disc(150, 170, 300, 'url(#sun)') + sun(138, 150, 66, saffron[6], saffron[4]),
    cloud(250, 80, 150, '#ffffff', 0.7) +
      cloud(-30, 270, 150, '#ffffff', 0.6) +
      cloud(560, 250, 190, '#ffffff', 0.6) +
      cloud(352, 176, 90, '#ffffff', 0.5),
    repeat(4, (index) => bird(250 + index * 28, 128 + ((index * 17) % 26), 24, lapis[2], index * 5)),
    far(),
    boulder(chance, 640, 640, 150, 110) +
      boulder(chance, 90, 650, 150, 100) +
      boulder(chance, 360, 660, 250, 110),
    place(600, 546, partridgeBody, 0, '-0.24 0.24'),
    lichen(),
    place(348, 580, partridgeBody),
    grass(),
    bouquet(),
    bough(),
  );
};

/** The bird by itself. */
export const partridgeCutOut = (): string =>
  framed(definitions, [0, 0, 720, 720], place(348, 620, partridgeBody));
