/** The night over Baghdad in two other shapes, with room for words on the water. */
import { amethyst, lapis } from '../../drawing/palette.ts';
import { palm } from '../../drawing/palm.ts';
import { ripples } from '../../drawing/scenery.ts';
import { bird, cloud } from '../../drawing/sky.ts';
import { chanceOf, disc, framed, gradient, group, place, rect, repeat } from '../../drawing/svg.ts';
import { city, HORIZON, lightsInWater } from './tigris-city.ts';
import { definitions, guffa, moon, moonPath, near } from './tigris-water.ts';

const heroDefinitions = [
  ...definitions,
  gradient('night', [lapis[0], [0.45, lapis[2]], [0.75, lapis[3]], amethyst[3]]),
];

const moved = (x: number, y: number, content: string): string => place(x, y, content);

/** The same scene as a mirror shows it, standing where the scene would if it were moved by a distance. */
const turned = (distance: number, content: string): string =>
  group({ transform: `translate(${distance + 720} 0) scale(-1 1)` }, content);

/** A sky strewn with stars, in a box of edges. */
function starrySky(count: number, left: number, right: number, top: number, bottom: number): string {
  const chance = chanceOf('hero');
  return repeat(count, () =>
    disc(chance.between(left, right), chance.between(top, bottom), chance.between(0.6, 1.9), '#ffffff', {
      opacity: chance.between(0.35, 1).toFixed(2),
    }),
  );
}

const flock = (x: number, y: number): string =>
  repeat(5, (index) => bird(x + index * 24, y + ((index * 29) % 34), 22, lapis[1], index * 5));

/** Upright, for phones. */
export const tigrisUpright = (): string =>
  framed(
    heroDefinitions,
    [90, -100, 560, 820],
    rect(0, -100, 720, 570, 'url(#night)'),
    starrySky(90, 90, 650, -100, 300),
    moved(-40, 0, moon),
    cloud(450, 268, 170, lapis[5], 0.5) + cloud(150, 130, 120, lapis[5], 0.3),
    flock(470, 66),
    city(),
    rect(0, HORIZON, 720, 262, 'url(#river)'),
    lightsInWater(),
    moved(-40, 0, moonPath()),
    ripples(chanceOf('ripples'), 80, { top: HORIZON + 8, bottom: 716 }, lapis[5]),
    guffa(250, 556, 0.8) + guffa(548, 514, 0.42),
    palm(128, 740, 610, 16, near) + palm(644, 740, 500, -22, near),
  );

const bankOfRiver = (): string =>
  moved(-700, 0, city()) +
  turned(700, city()) +
  city() +
  rect(-460, HORIZON, 1680, 320, 'url(#river)') +
  [-720, 720, 0].map((distance) => moved(distance, 0, lightsInWater())).join('');

/** Twice as wide as it is high, for desks. */
export const tigrisWide = (): string =>
  framed(
    heroDefinitions,
    [-460, -210, 1680, 820],
    rect(-460, -210, 1680, 690, 'url(#night)'),
    starrySky(260, -460, 1220, -210, 330),
    moved(70, -130, moon),
    cloud(560, 150, 190, lapis[5], 0.5) + cloud(330, -20, 130, lapis[5], 0.3),
    cloud(-350, -90, 170, lapis[5], 0.25) + cloud(900, -60, 150, lapis[5], 0.25),
    flock(640, -54),
    bankOfRiver(),
    moved(70, 0, moonPath()),
    [-720, 0, 720]
      .map((distance) =>
        moved(
          distance,
          0,
          ripples(chanceOf(`ripples ${distance}`), 60, { top: HORIZON + 8, bottom: 610 }, lapis[5]),
        ),
      )
      .join(''),
    guffa(230, 556, 0.8) + guffa(610, 506, 0.42),
    palm(-450, 700, 620, 6, near) + palm(1160, 700, 760, -36, near) + palm(1070, 700, 470, -20, near),
  );
