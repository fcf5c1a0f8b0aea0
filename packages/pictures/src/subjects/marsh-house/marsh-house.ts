import { faience, fig, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { ridge, ripples } from '../../drawing/scenery.ts';
import { cloud, crane, sun } from '../../drawing/sky.ts';
import {
  chanceOf,
  disc,
  framed,
  gradient,
  group,
  halo,
  line,
  path,
  picture,
  rect,
  repeat,
  whole,
} from '../../drawing/svg.ts';
import { buffalo, egret, lilies, mashoof, nearReeds } from './marsh-life.ts';
import { mudhif } from './marsh-mudhif.ts';

const HORIZON = 440;

const definitions = [
  gradient('sky', [faience[2], [0.3, faience[4]], [0.62, sand[5]], [0.85, saffron[5]], pomegranate[5]], {
    x2: 0,
    y2: 0.62,
  }),
  halo('sun', [
    [0, saffron[6]],
    [0.4, saffron[5], 0.7],
    [1, saffron[5], 0],
  ]),
  gradient('water', [saffron[5], [0.18, faience[4]], [0.55, faience[2]], faience[0]]),
  gradient('thatch', [saffron[5], [0.5, saffron[3]], saffron[1]]),
  gradient('front', [sand[5], sand[3]]),
  gradient('pillar', [sand[5], [0.4, saffron[4]], saffron[1]], { x2: 1 }),
  gradient('hull', [lapis[2], lapis[0]]),
];

const sky = (): string => {
  const chance = chanceOf('far reeds');
  const far = repeat(120, (index) =>
    line(
      `M${index * 6.1} ${HORIZON + 2}l${chance.between(-3, 3).toFixed(1)} ${(-chance.between(12, 34)).toFixed(1)}`,
      index % 2 ? fig[2] : fig[1],
      3,
    ),
  );
  return (
    whole('url(#sky)') +
    disc(566, 330, 230, 'url(#sun)') +
    sun(566, 322, 66, saffron[6], saffron[4]) +
    cloud(40, 128, 210, sand[6], 0.75) +
    cloud(430, 88, 230, sand[6], 0.6) +
    cloud(600, 196, 150, sand[6], 0.55) +
    path(ridge(chance, HORIZON, 60, 12), fig[2], { opacity: 0.35 }) +
    far
  );
};

const reflection = group(
  { transform: `translate(0 ${HORIZON * 2 + 22}) scale(1 -1)`, opacity: 0.32 },
  mudhif,
);

export const marshHouse = (): string =>
  picture(
    definitions,
    sky(),
    rect(0, HORIZON, 720, 280, 'url(#water)'),
    reflection,
    repeat(16, (row) =>
      rect(
        566 - (60 - row * 3) / 2 + ((row * 37) % 30) - 15,
        HORIZON + 6 + row * 8,
        70 - row * 3,
        3,
        saffron[6],
        { rx: 2, opacity: 0.7 - row * 0.04 },
      ),
    ),
    ripples(chanceOf('marsh'), 120, { top: HORIZON + 12, bottom: 716 }, faience[6]),
    path(
      `M20 ${HORIZON + 12}Q60 ${HORIZON - 8} 300 ${HORIZON - 6}T600 ${HORIZON + 8}Q420 ${HORIZON + 28} 20 ${HORIZON + 12}z`,
      fig[1],
    ),
    mudhif,
    crane(560, 136, 62, '#ffffff', lapis[2], -8) +
      crane(640, 110, 54, '#ffffff', lapis[2], -12) +
      crane(488, 176, 50, '#ffffff', lapis[2], -4) +
      crane(356, 70, 46, '#ffffff', lapis[2], -10) +
      crane(300, 104, 40, '#ffffff', lapis[2], -6),
    egret(600, 494, 0.85, -1) + egret(566, 478, 0.62),
    buffalo(520, 566, 0.95) + buffalo(430, 528, 0.55),
    lilies(),
    mashoof,
    nearReeds(),
  );

/** The house without its marshes. */
export const mudhifCutOut = (): string => framed(definitions, [40, 140, 560, 320], mudhif);
