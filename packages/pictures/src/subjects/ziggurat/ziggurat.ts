import { bricks } from '../../drawing/ornament.ts';
import { amethyst, faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { palm } from '../../drawing/palm.ts';
import { figure, ripples } from '../../drawing/scenery.ts';
import { bird, cloud, crescent, stars } from '../../drawing/sky.ts';
import {
  chanceOf,
  disc,
  framed,
  gradient,
  line,
  mirrored,
  path,
  picture,
  place,
  polar,
  rect,
  repeat,
  ring,
  whole,
} from '../../drawing/svg.ts';
import { gate, middleStairs, sideStairs, temple, terrace, terraces } from './ziggurat-terraces.ts';

const definitions = [
  gradient('sky', [
    lapis[1],
    [0.22, amethyst[2]],
    [0.45, pomegranate[3]],
    [0.62, pomegranate[5]],
    [0.72, saffron[5]],
    saffron[6],
  ]),
  gradient('sun', [saffron[6], [0.55, saffron[5]], pomegranate[4]]),
  gradient('brick', [saffron[4], [0.45, saffron[3]], saffron[2]]),
  gradient(
    'dusk',
    [
      [0, amethyst[1], 0.12],
      [0.4, amethyst[1], 0],
      [1, amethyst[1], 0.8],
    ],
    { x2: 1 },
  ),
  gradient('desert', [sand[3], [0.4, pomegranate[2]], amethyst[1]]),
  gradient('canal', [saffron[5], [0.3, pomegranate[4]], [0.7, amethyst[3]], lapis[2]]),
  bricks('bricks', 20, 8, 'rgba(70,20,30,.3)'),
];

const chance = () => chanceOf('ziggurat');

const sunset = (): string =>
  stars(chanceOf('nightfall'), 70, { top: 0, bottom: 210 }, saffron[6]) +
  [300, 240, 185].map((radius) => disc(360, 300, radius, saffron[5], { opacity: 0.16 })).join('') +
  disc(360, 300, 140, 'url(#sun)') +
  ring(360, 300, 127, saffron[4], 3) +
  repeat(60, (index) => disc(...polar(360, 300, 116, index * 6), 2.2, saffron[4])) +
  repeat(36, (index) => disc(...polar(360, 300, 156, index * 10), index % 2 ? 2.5 : 5, saffron[5])) +
  crescent(612, 92, 34, saffron[6]) +
  cloud(-40, 190, 210, pomegranate[5], 0.55) +
  cloud(520, 246, 240, saffron[5], 0.6) +
  cloud(60, 262, 130, saffron[5], 0.5) +
  cloud(470, 168, 130, pomegranate[5], 0.4) +
  repeat(6, (index) => bird(150 + index * 26, 118 + ((index * 37) % 40), 20, lapis[0], index * 4 - 10));

const mirage = (): string => {
  const drift = chance();
  return repeat(13, (row) => {
    const width = 240 - row * 11 + drift.between(-40, 40);
    return rect(360 - width / 2 + drift.between(-14, 14), 636 + row * 6.4, width, 3.2, saffron[6], {
      rx: 2,
      opacity: 0.55 - row * 0.03,
    });
  });
};

const ground = (): string =>
  path('M0 566Q120 548 240 556T480 556T720 562V720H0z', 'url(#desert)') +
  path('M0 640Q180 616 380 634T720 622V720H0z', 'url(#canal)') +
  mirage() +
  ripples(chance(), 60, { top: 638, bottom: 716 }, saffron[6]);

const pilgrims = (): string => {
  const walk = chance();
  const robes = [lapis[2], faience[1], pomegranate[1], amethyst[1]] as const;
  const climbing = repeat(6, (index) =>
    figure(
      360 + walk.between(-16, 16) * (1 + index * 0.3),
      474 + index * 24,
      17 + index * 2.4,
      walk.pick(robes),
      sand[1],
    ),
  );
  return (
    climbing +
    repeat(8, (index) =>
      figure(
        86 + index * 76 + walk.between(-14, 14),
        612 + walk.between(-6, 10),
        32,
        walk.pick(robes),
        sand[1],
      ),
    )
  );
};

const palmColors = { trunk: lapis[0], leaf: lapis[0], light: amethyst[1], dates: pomegranate[4] };

const palms =
  palm(52, 668, 300, 18, palmColors) +
  palm(128, 650, 190, -16, palmColors) +
  palm(676, 672, 330, -22, palmColors) +
  palm(600, 648, 180, 14, palmColors);

const reeds = (): string => {
  const wind = chance();
  return repeat(46, (index) => {
    const x = index < 23 ? index * 9 : 720 - (index - 23) * 9;
    const height = wind.between(26, 76) * (1 - (index % 23) / 40);
    return line(
      `M${x.toFixed(1)} 724q${wind.between(-3, 3).toFixed(1)} ${(-height / 2).toFixed(1)} ${wind.between(-14, 14).toFixed(1)} ${-height.toFixed(1)}`,
      lapis[0],
      3,
    );
  });
};

const building = temple + terraces.map(terrace).join('') + mirrored(sideStairs) + middleStairs + gate;

export const ziggurat = (): string =>
  picture(
    definitions,
    whole('url(#sky)'),
    sunset(),
    path('M0 560Q90 528 190 546T400 540T720 540V600H0z', amethyst[2], { opacity: 0.7 }),
    ground(),
    building,
    pilgrims(),
    palms,
    reeds(),
  );

/** The ziggurat without its evening. */
export const zigguratCutOut = (): string => framed(definitions, [0, 200, 720, 440], building);

const FAR_HILLS =
  'M-700 560Q-500 520 -300 548T0 552Q90 528 190 546T400 540T720 552Q1000 520 1200 548T1500 540V600H-700z';

const aside = (distance: number, content: string): string => place(distance, 0, content);

/** To the left and to the right of a picture, so that it goes on without a seam. */
const onBothSides = (content: string): string => aside(-719, content) + aside(719, content);

/** The same evening, twice as wide as it is high. */
export const zigguratWide = (): string =>
  framed(
    definitions,
    [-660, 0, 1480, 720],
    rect(-660, 0, 1480, 720, 'url(#sky)'),
    onBothSides(stars(chanceOf('nightfall'), 70, { top: 0, bottom: 230 }, saffron[6])),
    sunset(),
    aside(-560, cloud(60, 262, 130, saffron[5], 0.5) + cloud(260, 150, 180, pomegranate[5], 0.45)),
    aside(640, cloud(160, 240, 190, saffron[5], 0.5) + cloud(60, 140, 130, pomegranate[5], 0.4)),
    path(FAR_HILLS, amethyst[2], { opacity: 0.7 }),
    onBothSides(ground()) + ground(),
    building,
    pilgrims(),
    palms + aside(-560, palms) + aside(440, palms),
    onBothSides(reeds()) + reeds(),
  );
