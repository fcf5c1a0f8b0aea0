import { brassDefinitions } from '../../drawing/brass.ts';
import { amethyst, lapis, saffron } from '../../drawing/palette.ts';
import { sparkle, stars } from '../../drawing/sky.ts';
import {
  chanceOf,
  clip,
  disc,
  framed,
  gradient,
  halo,
  line,
  oval,
  type Point,
  picture,
  place,
  points,
  straight,
  whole,
} from '../../drawing/svg.ts';
import { cord, limb, plate, throne } from './astrolabe-plates.ts';
import { alidade, pin, rete } from './astrolabe-rete.ts';

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
  ...brassDefinitions,
  halo('plate', [lapis[3], [0.7, lapis[2]], lapis[1]]),
  clip('mater', disc(0, 0, 208, '#000')),
];

const constellations: readonly (readonly Point[])[] = [
  points('36 60, 92 38, 134 70, 186 54, 196 104, 142 118, 134 70'),
  points('560 40, 612 66, 660 44, 696 92, 650 126, 612 66'),
  points('22 560, 58 606, 34 662, 92 690, 140 662, 58 606'),
  points('588 690, 630 650, 684 668, 700 606, 660 580, 630 650'),
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

const instrument = place(360, 408, cord + limb + throne + plate + rete + alidade + pin);

export const astrolabe = (): string => picture(definitions, sky(), instrument);

/** The instrument without its sky. */
export const astrolabeCutOut = (): string => framed(definitions, [60, 0, 600, 720], instrument);
