import { faience, lapis, pomegranate } from '../../drawing/palette.ts';
import { palm } from '../../drawing/palm.ts';
import { ripples } from '../../drawing/scenery.ts';
import { bird, cloud, stars } from '../../drawing/sky.ts';
import { chanceOf, disc, group, line, picture, rect, repeat, whole } from '../../drawing/svg.ts';
import { city, HORIZON, lightsInWater } from './tigris-city.ts';
import { definitions, guffa, moon, moonPath, near } from './tigris-water.ts';

const bank = (): string => {
  const chance = chanceOf('bank');
  const blades = repeat(64, (index) => {
    const x = index * 11.5 + chance.between(-4, 4);
    const height = 26 + Math.abs(x - 400) * 0.13 + chance.between(0, 34);
    return line(
      `M${x.toFixed(1)} 726q${chance.between(-4, 4).toFixed(1)} ${(-height / 2).toFixed(1)} ${chance.between(-20, 20).toFixed(1)} ${(-height).toFixed(1)}`,
      index % 3 ? lapis[0] : faience[1],
      4,
    );
  });
  const flowers = repeat(34, () => {
    const x = chance.pick([chance.between(0, 200), chance.between(590, 720)]);
    return disc(
      x,
      722 - chance.between(8, 84),
      chance.between(3, 6),
      chance.pick([pomegranate[4], pomegranate[5], pomegranate[3]]),
    );
  });
  return blades + flowers;
};

export const tigrisNight = (): string =>
  picture(
    definitions,
    whole('url(#sky)'),
    stars(chanceOf('stars'), 150, { top: 0, bottom: 400 }),
    moon,
    cloud(480, 268, 190, lapis[5], 0.5) +
      cloud(240, 150, 130, lapis[5], 0.35) +
      cloud(560, 120, 120, lapis[5], 0.22),
    repeat(5, (index) => bird(452 + index * 24, 96 + ((index * 29) % 34), 22, lapis[1], index * 5)),
    city(),
    group({}, rect(0, HORIZON, 720, 252, 'url(#river)'), lightsInWater(), moonPath()),
    ripples(chanceOf('ripples'), 110, { top: HORIZON + 8, bottom: 716 }, lapis[5]),
    guffa(214, 576, 0.9) + guffa(578, 524, 0.5),
    bank(),
    palm(84, 730, 600, 26, near) + palm(684, 730, 460, -30, near),
  );
