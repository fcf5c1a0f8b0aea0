import { bricks } from './ornament.ts';
import { amethyst, faience, lapis, pomegranate, saffron, sand } from './palette.ts';
import { bird, cloud, crescent, figure, palm, ripples, stars } from './scenery.ts';
import {
  chanceOf,
  closed,
  disc,
  gradient,
  line,
  mirrored,
  type Point,
  path,
  picture,
  place,
  rect,
  repeat,
  whole,
} from './svg.ts';

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

const sky = (): string =>
  whole('url(#sky)') +
  stars(chance(), 70, { top: 0, bottom: 210 }, saffron[6]) +
  [300, 240, 185].map((radius) => disc(360, 300, radius, saffron[5], { opacity: 0.16 })).join('') +
  disc(360, 300, 140, 'url(#sun)') +
  crescent(612, 92, 34, saffron[6]) +
  cloud(-40, 190, 210, pomegranate[5], 0.55) +
  cloud(520, 246, 240, saffron[5], 0.6) +
  cloud(60, 262, 130, saffron[5], 0.5) +
  cloud(470, 168, 130, pomegranate[5], 0.4) +
  repeat(6, (index) => bird(150 + index * 26, 118 + ((index * 37) % 40), 20, lapis[0], index * 4 - 10));

interface Terrace {
  readonly top: number;
  readonly bottom: number;
  /** Half its width at the top and at the bottom. */
  readonly upper: number;
  readonly lower: number;
  readonly buttresses: number;
}

const outlineOf = ({ top, bottom, upper, lower }: Terrace): string =>
  closed([
    [360 - upper, top],
    [360 + upper, top],
    [360 + lower, bottom],
    [360 - lower, bottom],
  ]);

/** Upright strips that stand out of the wall and lean with it, each lit from the left. */
const buttressesOf = ({ top, bottom, upper, lower, buttresses }: Terrace): string =>
  repeat(buttresses, (index) => {
    const from = ((index + 0.25) / buttresses) * 2 - 1;
    const to = ((index + 0.75) / buttresses) * 2 - 1;
    const edge: readonly Point[] = [
      [360 + from * upper, top + 8],
      [360 + to * upper, top + 8],
      [360 + to * lower, bottom],
      [360 + from * lower, bottom],
    ];
    const shadow: readonly Point[] = [
      [360 + to * upper, top + 8],
      [360 + to * upper + 7, top + 14],
      [360 + to * lower + 8, bottom],
      [360 + to * lower, bottom],
    ];
    return (
      path(closed(edge), saffron[5], { opacity: 0.3 }) +
      path(closed(shadow), pomegranate[0], { opacity: 0.45 })
    );
  });

const terrace = (shape: Terrace): string =>
  path(outlineOf(shape), 'url(#brick)') +
  path(outlineOf(shape), 'url(#bricks)') +
  buttressesOf(shape) +
  path(outlineOf(shape), 'url(#dusk)') +
  rect(360 - shape.upper - 5, shape.top - 5, shape.upper * 2 + 10, 12, saffron[5]) +
  rect(360 - shape.upper - 5, shape.top + 5, shape.upper * 2 + 10, 3, pomegranate[1]);

const terraces: readonly Terrace[] = [
  { top: 330, bottom: 420, upper: 172, lower: 186, buttresses: 11 },
  { top: 412, bottom: 560, upper: 276, lower: 312, buttresses: 19 },
];

const temple =
  terrace({ top: 258, bottom: 332, upper: 92, lower: 98, buttresses: 7 }) +
  repeat(9, (index) => path(`M${266 + index * 21} 254l10 -14l10 14z`, index % 2 ? faience[3] : lapis[3])) +
  path('M340 332v-36a20 20 0 0 1 40 0v36z', lapis[1]) +
  path('M347 332v-34a13 13 0 0 1 26 0v34z', saffron[5]);

const stepsOf = (left: Point, right: Point, footLeft: Point, footRight: Point, count: number): string =>
  repeat(count, (index) => {
    const share = index / count;
    const along = (from: Point, to: Point): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    const [[x1, y1], [x2, y2]] = [along(left, footLeft), along(right, footRight)];
    return line(`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`, pomegranate[1], 1.6, {
      opacity: 0.6,
    });
  });

const middleStairs =
  path('M334 418h52l46 184h-144z', saffron[5]) +
  stepsOf([334, 418], [386, 418], [288, 602], [432, 602], 30) +
  path('M334 418l-46 184h-16l50 -184z', saffron[3]) +
  path('M386 418l46 184h16l-50 -184z', pomegranate[2]);

const sideStairs =
  path('M318 440L96 590h96L330 476z', saffron[4]) +
  stepsOf([318, 440], [330, 476], [96, 590], [192, 590], 28) +
  path('M318 432L84 590h12L318 442z', saffron[6]) +
  path('M330 476L192 590h14L330 490z', pomegranate[2]);

const gate =
  rect(312, 392, 96, 62, saffron[3]) +
  rect(312, 392, 96, 62, 'url(#bricks)') +
  rect(306, 384, 108, 10, saffron[5]) +
  path('M340 454v-28a20 20 0 0 1 40 0v28z', lapis[0]) +
  path('M345 454v-27a15 15 0 0 1 30 0v27z', pomegranate[2]) +
  repeat(6, (index) => path(`M${308 + index * 18} 384l8 -10l8 10z`, lapis[3]));

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

export const ziggurat = (): string =>
  picture(
    definitions,
    sky(),
    path('M0 560Q90 528 190 546T400 540T720 540V600H0z', amethyst[2], { opacity: 0.7 }),
    ground(),
    place(0, 0, temple + terraces.map(terrace).join('')),
    mirrored(sideStairs),
    middleStairs,
    gate,
    pilgrims(),
    palms,
    reeds(),
  );
