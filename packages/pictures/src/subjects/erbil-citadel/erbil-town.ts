/** The town at the foot of the citadel. Needs `brick`, `bricks` and `pool`. */

import { amethyst, faience, fig, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { figure } from '../../drawing/scenery.ts';
import { type Chance, chanceOf, line, oval, path, rect, repeat } from '../../drawing/svg.ts';
import { arched } from './erbil-rim.ts';

const townHouse = (chance: Chance, x: number, foot: number, width: number, height: number): string => {
  const colors = [sand[5], pomegranate[6], sand[4], saffron[5], faience[6], sand[3]] as const;
  const top = foot - height;
  const columns = Math.floor(width / 15);
  return (
    rect(x, top, width, height + 4, chance.pick(colors)) +
    rect(x + width * 0.72, top, width * 0.28, height + 4, sand[1], { opacity: 0.22 }) +
    rect(x - 2, top - 4, width + 4, 6, chance.pick([pomegranate[3], sand[2], faience[2], lapis[3]])) +
    repeat(columns * 2, (index) =>
      arched(
        x + 5 + (index % columns) * 15,
        top + 22 + Math.floor(index / columns) * 22,
        7,
        12,
        chance.pick([lapis[2], lapis[3], saffron[4]]),
      ),
    )
  );
};

export const town = (): string => {
  const chance = chanceOf('town');
  const row = (foot: number, step: number, tall: number) =>
    repeat(Math.ceil(760 / step), (index) =>
      townHouse(
        chance,
        index * step - 20 + chance.between(-4, 4),
        foot,
        step - chance.between(-4, 6),
        chance.between(tall * 0.62, tall),
      ),
    );
  const trees = (y: number, count: number) =>
    repeat(count, (index) => {
      const x = (index * 720) / count + chance.between(-12, 24);
      const size = chance.between(9, 15);
      return (
        line(`M${x} ${y}v${-size}`, sand[0], 3) +
        oval(x, y - size * 1.7, size * 0.8, size * 1.1, fig[1]) +
        oval(x - 2, y - size * 1.9, size * 0.5, size * 0.7, fig[2])
      );
    });
  return row(496, 46, 54) + trees(500, 20) + row(546, 58, 58) + trees(552, 13);
};

export const minaret =
  path('M604 556L612 336h30l8 220z', 'url(#brick)') +
  repeat(9, (index) =>
    line(
      `M${609 + index * 0.3} ${544 - index * 22}l9 -10l9 10l9 -10l9 10`,
      index % 2 ? faience[2] : lapis[3],
      3.4,
    ),
  ) +
  rect(602, 326, 50, 12, sand[6]) +
  rect(616, 292, 22, 36, 'url(#brick)') +
  arched(622, 326, 10, 24, lapis[2]) +
  path('M612 294Q612 268 627 256Q642 268 642 294z', faience[3]) +
  line('M627 256v-14', saffron[3], 3);

/** The covered market along the square. */
export const arcade =
  rect(-6, 546, 732, 74, sand[4]) +
  rect(-6, 546, 732, 74, 'url(#bricks)') +
  rect(-6, 542, 732, 8, sand[6]) +
  repeat(
    17,
    (index) =>
      arched(8 + index * 42.4, 620, 30, 56, lapis[1]) +
      arched(12 + index * 42.4, 620, 22, 48, index % 3 === 1 ? saffron[3] : pomegranate[1]) +
      path(
        `M${6 + index * 42.4} 590h34l4 12h-42z`,
        [pomegranate[3], faience[3], saffron[4], fig[3]][index % 4] ?? saffron[4],
      ),
  );

const jet = (x: number, y: number, height: number): string =>
  line(`M${x} ${y}V${y - height}`, '#ffffff', 3, { opacity: 0.9 }) +
  [-1, 1]
    .map((side) =>
      [0.5, 0.9]
        .map((reach) =>
          line(
            `M${x} ${y - height}q${side * height * 0.2 * reach} ${-height * 0.22} ${side * height * 0.45 * reach} ${height * 0.85}`,
            '#ffffff',
            2,
            { opacity: 0.75 },
          ),
        )
        .join(''),
    )
    .join('');

export const square = (): string => {
  const chance = chanceOf('square');
  const robes = [lapis[2], pomegranate[2], faience[1], amethyst[2], fig[1], saffron[2]] as const;
  const people = repeat(17, (index) => {
    const x = 14 + index * 43 + chance.between(-10, 10);
    return figure(x, 640 + chance.between(-8, 6), 34, chance.pick(robes), sand[2]);
  });
  const tiles = repeat(26, (index) =>
    path(`M${index * 30 - 20} 632l15 -6l15 6l-15 6z`, sand[5], { opacity: 0.7 }),
  );
  return (
    rect(0, 618, 720, 102, sand[3]) +
    tiles +
    path('M60 662H660L716 722H4z', sand[6]) +
    path('M78 668H642L690 722H30z', 'url(#pool)') +
    repeat(5, (index) => jet(150 + index * 105, 704, index === 2 ? 92 : 62)) +
    repeat(12, (index) => oval(120 + index * 44, 690 + (index % 3) * 8, 18, 2, '#ffffff', { opacity: 0.6 })) +
    people
  );
};
