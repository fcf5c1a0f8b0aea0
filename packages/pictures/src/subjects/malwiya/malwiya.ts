import { amethyst, faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { palm } from '../../drawing/palm.ts';
import { figure } from '../../drawing/scenery.ts';
import { stars } from '../../drawing/sky.ts';
import {
  chanceOf,
  disc,
  framed,
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
} from '../../drawing/svg.ts';
import { tower } from './malwiya-tower.ts';

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

/** The minaret without its night. */
export const malwiyaCutOut = (): string => framed(definitions, [100, 100, 520, 560], tower());
