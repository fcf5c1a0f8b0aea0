import { amethyst, faience, fig, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { figure, ripples } from '../../drawing/scenery.ts';
import { bird, cloud, sun } from '../../drawing/sky.ts';
import {
  chanceOf,
  disc,
  gradient,
  halo,
  line,
  oval,
  path,
  picture,
  place,
  rect,
  repeat,
  whole,
} from '../../drawing/svg.ts';
import { bridge, deckAt, mirror, WATER } from './delal-arches.ts';
import { bough, land, rocks } from './delal-banks.ts';

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

export const delalBridge = (): string =>
  picture(
    definitions,
    whole('url(#sky)'),
    disc(352, 236, 330, 'url(#sun)') + sun(352, 218, 112, saffron[6], saffron[4]),
    cloud(506, 150, 190, pomegranate[6], 0.75) +
      cloud(548, 62, 110, pomegranate[6], 0.5) +
      cloud(612, 226, 160, saffron[6], 0.6) +
      cloud(30, 196, 170, pomegranate[6], 0.55),
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
