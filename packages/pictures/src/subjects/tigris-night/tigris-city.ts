/** The city on the other bank. Needs the gradient `dome`. */
import { faience, lapis, pomegranate, saffron } from '../../drawing/palette.ts';
import { palm } from '../../drawing/palm.ts';

import { chanceOf, disc, line, path, rect, repeat } from '../../drawing/svg.ts';

export const HORIZON = 468;

const dome = (x: number, radius: number): string =>
  rect(x - radius, HORIZON - radius * 1.5, radius * 2, radius * 1.5, lapis[1]) +
  path(
    `M${x - radius} ${HORIZON - radius * 1.4}C${x - radius * 1.45} ${HORIZON - radius * 2.6} ${x - radius * 0.3} ${HORIZON - radius * 2.9} ${x} ${HORIZON - radius * 3.5}C${x + radius * 0.3} ${HORIZON - radius * 2.9} ${x + radius * 1.45} ${HORIZON - radius * 2.6} ${x + radius} ${HORIZON - radius * 1.4}z`,
    'url(#dome)',
  ) +
  line(`M${x} ${HORIZON - radius * 3.5}v${-radius * 0.4}`, saffron[4], 2.5) +
  repeat(5, (index) =>
    path(
      `M${x - radius + 4 + index * radius * 0.38} ${HORIZON - 4}v${-radius * 0.7}q${radius * 0.13} ${-radius * 0.3} ${radius * 0.26} 0v${radius * 0.7}z`,
      saffron[3],
      { opacity: 0.85 },
    ),
  );

const minaret = (x: number, height: number): string => {
  const top = HORIZON - height;
  return (
    rect(x - 7, top, 14, height, lapis[1]) +
    repeat(Math.floor(height / 16), (index) =>
      path(`M${x - 7} ${top + 14 + index * 16}l7 -6l7 6v4l-7 -6l-7 6z`, faience[2]),
    ) +
    rect(x - 12, top + 18, 24, 6, saffron[3]) +
    rect(x - 5, top - 18, 10, 20, lapis[2]) +
    path(
      `M${x - 8} ${top - 16}Q${x - 8} ${top - 34} ${x} ${top - 44}Q${x + 8} ${top - 34} ${x + 8} ${top - 16}z`,
      'url(#dome)',
    ) +
    disc(x, top + 8, 3, saffron[6])
  );
};

const house = (x: number, width: number, height: number, lit: (index: number) => boolean): string =>
  rect(x, HORIZON - height, width, height, x % 2 ? lapis[0] : lapis[1]) +
  rect(x - 2, HORIZON - height - 4, width + 4, 5, lapis[2]) +
  repeat(Math.floor(height / 18) * Math.floor(width / 14), (index) => {
    const columns = Math.floor(width / 14);
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return path(
      `M${x + 5 + column * 14} ${HORIZON - height + 18 + row * 18}v-7q3 -5 6 0v7z`,
      lit(index) ? saffron[4] : lapis[3],
    );
  });

export const city = (): string => {
  const chance = chanceOf('city');
  const houses = repeat(22, (index) =>
    house(
      index * 34 - 10,
      Math.round(chance.between(28, 42)),
      chance.between(26, 74),
      () => chance.between(0, 1) > 0.42,
    ),
  );
  const grove = repeat(9, (index) =>
    palm(
      20 + index * 84 + chance.between(-20, 20),
      HORIZON + 2,
      chance.between(60, 105),
      chance.between(-8, 8),
      { trunk: lapis[0], leaf: lapis[0], light: lapis[0] },
    ),
  );
  return (
    minaret(244, 210) + dome(300, 36) + minaret(356, 150) + dome(566, 26) + minaret(612, 160) + houses + grove
  );
};

export const lightsInWater = (): string => {
  const chance = chanceOf('lights');
  return repeat(40, (index) => {
    const x = 8 + index * 18 + chance.between(-6, 6);
    return rect(
      x,
      HORIZON + 2,
      4,
      chance.between(20, 90),
      chance.pick([saffron[4], saffron[3], faience[3], pomegranate[4]]),
      { opacity: chance.between(0.12, 0.4).toFixed(2), rx: 2 },
    );
  });
};
