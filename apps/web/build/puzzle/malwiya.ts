import { amethyst, faience, lapis, mix, pomegranate, saffron, sand } from './palette.ts';
import { figure, palm, stars } from './scenery.ts';
import {
  chanceOf,
  closed,
  disc,
  gradient,
  halo,
  line,
  type Point,
  path,
  picture,
  polar,
  rect,
  repeat,
  whole,
} from './svg.ts';

const definitions = [
  gradient('sky', [lapis[0], [0.4, lapis[2]], [0.7, amethyst[2]], [0.85, pomegranate[3]], saffron[4]]),
  halo('glow', [
    [0, saffron[5], 0.5],
    [0.5, saffron[4], 0.14],
    [1, saffron[4], 0],
  ]),
  gradient('wall', [sand[4], [0.5, saffron[3]], saffron[1]]),
  gradient('bastion', [saffron[5], [0.35, saffron[4]], [0.75, saffron[2]], saffron[0]], { x2: 1 }),
  gradient('yard', [saffron[3], [0.5, sand[1]], lapis[0]]),
];

const TOP: Point = [360, 118];

/** The stars as they turn about the top of the tower in one long night. */
const trails = (): string => {
  const chance = chanceOf('trails');
  return repeat(190, (index) => {
    const radius = 64 + index * 2.7 + chance.between(-2, 2);
    const start = chance.between(0, 360);
    const sweep = chance.between(18, 74);
    const [from, to] = [polar(...TOP, radius, start), polar(...TOP, radius, start + sweep)];
    const color = chance.pick([
      lapis[6],
      lapis[5],
      faience[4],
      faience[5],
      saffron[5],
      pomegranate[5],
      amethyst[4],
    ]);
    const arc = `M${from[0].toFixed(1)} ${from[1].toFixed(1)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
    return line(arc, color, chance.between(1.1, 3), { opacity: chance.between(0.45, 0.95).toFixed(2) });
  });
};

const TURNS = 5;
const FOOT = 588;
const PITCH = 76;
const radiusAt = (turn: number): number => 226 - turn * 34;
/** Where the outer edge of the way up is, after some turns from its foot. */
const wayAt = (turn: number, radius = radiusAt(turn)): Point => {
  const angle = turn * 2 * Math.PI;
  return [360 - radius * Math.cos(angle), FOOT - turn * PITCH - 18 + radius * 0.09 * Math.sin(angle)];
};

const STRIPS = 26;
/** Lit from the left: the light falls off around the tower. */
const lights = [
  saffron[5],
  sand[5],
  saffron[5],
  saffron[4],
  saffron[3],
  saffron[2],
  saffron[1],
  saffron[0],
  amethyst[0],
];

const strip = (turn: number, index: number): string => {
  const [from, to] = [turn + index / STRIPS / 2, turn + (index + 1.15) / STRIPS / 2];
  const below = (at: number): Point => {
    const [x, y] = wayAt(at - 1, radiusAt(at));
    return [x, Math.max(y, 0) + 3];
  };
  const wall = closed([wayAt(from), wayAt(to), below(to), below(from)]);
  return path(wall, mix(lights, index / STRIPS));
};

const niches = (turn: number): string =>
  repeat(13, (index) => {
    const at = turn + (index + 0.5) / 13 / 2;
    const [x, y] = wayAt(at);
    const squeeze = Math.sin((at % 1) * 2 * Math.PI);
    const width = 17 * squeeze * (radiusAt(at) / 226);
    if (width < 2) return '';
    return path(
      `M${(x - width / 2).toFixed(1)} ${(y + 50).toFixed(1)}v-24q${(width / 2).toFixed(1)} -14 ${width.toFixed(1)} 0v24z`,
      pomegranate[0],
      { opacity: 0.3 },
    );
  });

const parapet = (turn: number): string => {
  const points = Array.from({ length: 31 }, (_, index) => wayAt(turn + index / 60));
  const edge = points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  const lamps = repeat(7, (index) => {
    const [x, y] = wayAt(turn + 0.04 + index * 0.07);
    return disc(x, y - 9, 9, saffron[4], { opacity: 0.25 }) + disc(x, y - 9, 2.6, saffron[6]);
  });
  return line(edge, sand[6], 6) + line(edge, saffron[3], 2.4, { transform: 'translate(0 5)' }) + lamps;
};

const summit =
  path('M302 262V150Q360 130 418 150V262z', 'url(#bastion)') +
  repeat(8, (index) =>
    path(`M${309 + index * 13} 224v-48q4.5 -10 9 0v48z`, pomegranate[0], { opacity: 0.45 }),
  ) +
  path('M300 150Q360 128 420 150Q360 170 300 150z', sand[6]) +
  disc(360, 146, 16, saffron[4], { opacity: 0.4 }) +
  disc(360, 144, 5, pomegranate[3]);

const turnAt = (turn: number): string =>
  repeat(STRIPS, (index) => strip(turn, index)) + niches(turn) + parapet(turn);

const tower = (): string => repeat(TURNS - 1, turnAt) + summit + turnAt(TURNS - 1);

const bastions = repeat(8, (index) => {
  const x = index * 102 - 44;
  return (
    rect(x, 584, 102, 78, 'url(#wall)') +
    disc(x + 65, 607, 9, pomegranate[1], { opacity: 0.65 }) +
    rect(x + 47, 590, 36, 34, 'none', { stroke: saffron[1], 'stroke-width': 2 }) +
    rect(x - 2, 580, 46, 82, 'url(#bastion)', { rx: 6 }) +
    repeat(6, (course) => rect(x - 2, 594 + course * 12, 46, 1.5, saffron[0], { opacity: 0.25 }))
  );
});

const yard = (): string => {
  const chance = chanceOf('yard');
  const robes = [lapis[1], faience[1], pomegranate[1], amethyst[1]] as const;
  const people = repeat(9, (index) => {
    const [x, y] = [60 + index * 76 + chance.between(-22, 22), 690 + chance.between(-12, 12)];
    return (
      path(`M${x} ${y}l30 8l-4 3l-28 -9z`, lapis[0], { opacity: 0.5 }) +
      figure(x, y, 34, chance.pick(robes), sand[3])
    );
  });
  const stones = repeat(16, (index) =>
    line(`M${360 + (index - 7.5) * 44} 660L${360 + (index - 7.5) * 76} 724`, lapis[0], 1.2, {
      opacity: 0.35,
    }),
  );
  return (
    rect(0, 658, 720, 62, 'url(#yard)') +
    stones +
    repeat(3, (row) => rect(0, 672 + row * 18, 720, 1.2, lapis[0], { opacity: 0.35 })) +
    people
  );
};

const palmColors = { trunk: lapis[0], leaf: lapis[0], light: lapis[1], dates: saffron[3] };
const palms =
  palm(64, 716, 270, -22, palmColors) +
  palm(132, 712, 170, 12, palmColors) +
  palm(668, 716, 240, 16, palmColors) +
  palm(598, 712, 150, -12, palmColors);

export const malwiya = (): string =>
  picture(
    definitions,
    whole('url(#sky)'),
    stars(chanceOf('sky'), 60, { top: 0, bottom: 460 }),
    trails(),
    disc(360, 330, 330, 'url(#glow)'),
    tower(),
    bastions,
    yard(),
    palms,
  );
