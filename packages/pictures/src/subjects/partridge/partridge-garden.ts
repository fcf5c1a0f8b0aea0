/** Rocks, and flowers among them. Needs the gradients `rock` and `tulip`. */
import { nergiz, tulip } from '../../drawing/flowers.ts';
import { amethyst, faience, fig, lapis, mix, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import {
  type Chance,
  chanceOf,
  closed,
  curve,
  disc,
  line,
  oval,
  type Point,
  path,
  place,
  polar,
  repeat,
} from '../../drawing/svg.ts';

/** A boulder of flat faces, the upper ones in the sun. */
export const boulder = (chance: Chance, x: number, y: number, width: number, height: number): string => {
  const rim = Array.from({ length: 11 }, (_, index): Point => {
    const [px, py] = polar(0, 0, 1, -100 + index * 20);
    return [x + px * width * chance.between(0.92, 1.06), y + py * height * chance.between(0.9, 1.06)];
  });
  const foot = rim.map(([px, py]): Point => [x + (px - x) * 0.72, py + height * chance.between(0.34, 0.5)]);
  const faces = rim.slice(1).map((corner, index) => {
    const [from, low, high] = [rim[index] ?? corner, foot[index] ?? corner, foot[index + 1] ?? corner];
    return path(
      closed([from, corner, high, low]),
      mix([sand[6], sand[4], amethyst[4], amethyst[3]], index / 9 + chance.between(-0.12, 0.12)),
      { opacity: 0.9 },
    );
  });
  const [left, right] = [rim[0] ?? [x, y], rim[10] ?? [x, y]];
  const cracks = repeat(4, (index) =>
    line(
      curve([
        [x - width * 0.5 + index * width * 0.3, y - height * 0.1],
        [x - width * 0.44 + index * width * 0.28, y + height * 0.3],
        [x - width * 0.5 + index * width * 0.3, y + height * 0.8],
      ]),
      amethyst[1],
      2,
      { opacity: 0.4 },
    ),
  );
  return (
    path(`${closed([...rim, [right[0] + 14, 724], [left[0] - 14, 724]])}`, 'url(#rock)') +
    faces.join('') +
    cracks
  );
};

export const lichen = (): string => {
  const chance = chanceOf('lichen');
  return repeat(40, () =>
    oval(
      chance.between(120, 640),
      chance.between(590, 700),
      chance.between(3, 12),
      chance.between(2, 5),
      chance.pick([saffron[4], fig[4], sand[6], fig[3]]),
      { opacity: 0.55 },
    ),
  );
};

const anemone = (x: number, y: number, size: number, color: string): string =>
  place(
    x,
    y,
    repeat(7, (index) =>
      place(0, 0, oval(0, -15, 9, 14, index % 2 ? color : mix([color, '#ffffff'], 0.18)), index * 51.4),
    ) +
      disc(0, 0, 8, lapis[1]) +
      repeat(12, (index) => disc(...polar(0, 0, 11, index * 30), 1.7, lapis[0])) +
      disc(0, 0, 3, lapis[4]),
    0,
    size,
  );

const stem = (x: number, y: number, length: number, bend: number): string =>
  line(`M${x} ${y}q${bend} ${length * 0.5} ${bend * 0.4} ${length}`, fig[1], 5) +
  path(
    `M${x + bend * 0.5} ${y + length * 0.6}q${bend > 0 ? -34 : 34} -12 ${bend > 0 ? -44 : 44} -44q${bend > 0 ? 30 : -30} 10 ${bend > 0 ? 44 : -44} 44z`,
    fig[2],
  );

export const grass = (): string => {
  const chance = chanceOf('grass');
  return repeat(90, (index) => {
    const left = index % 2 === 0;
    const x = left ? chance.between(-10, 190) : chance.between(560, 730);
    const height = chance.between(50, 170) * (1 - Math.min(left ? x : 720 - x, 190) / 330);
    return path(
      `M${x - 4} 726Q${x} ${726 - height * 0.6} ${x + chance.between(-40, 40)} ${726 - height}Q${x + 7} ${726 - height * 0.5} ${x + 5} 726z`,
      chance.pick([fig[1], fig[2], fig[3], faience[1]]),
    );
  });
};

/** Grass and flowers in a crack of the rock. */
const crevice = (x: number, y: number): string =>
  repeat(9, (index) =>
    line(
      `M${x} ${y + 26}q${(index - 4) * 3} -18 ${(index - 4) * 9} ${-30 + Math.abs(index - 4) * 5}`,
      fig[1 + (index % 3)] ?? fig[2],
      4,
    ),
  ) +
  anemone(x - 24, y - 2, 0.62, pomegranate[4]) +
  anemone(x + 22, y - 6, 0.7, saffron[4]) +
  nergiz(x, y + 10, 0.56, 12);

export const bouquet = (): string =>
  stem(60, 530, 200, 16) +
  stem(132, 590, 140, -12) +
  stem(24, 626, 110, 8) +
  stem(690, 470, 250, -18) +
  stem(702, 560, 160, -10) +
  stem(606, 600, 130, 12) +
  stem(96, 660, 80, 6) +
  stem(672, 640, 80, 6) +
  tulip(60, 520, 1.25, -8) +
  tulip(690, 462, 1.3, 7) +
  tulip(20, 622, 1, -12) +
  nergiz(132, 590, 0.95, 10) +
  nergiz(702, 556, 1, -14) +
  anemone(606, 600, 1.15, pomegranate[4]) +
  anemone(96, 660, 1.2, amethyst[4]) +
  nergiz(672, 640, 0.85, 22) +
  anemone(36, 690, 0.95, pomegranate[4]) +
  anemone(634, 694, 1.05, amethyst[4]) +
  nergiz(154, 694, 0.8, 0) +
  anemone(562, 690, 0.8, saffron[4]) +
  nergiz(708, 700, 0.9, 30) +
  crevice(288, 664) +
  crevice(432, 684);

/** An almond bough in blossom. */
export const bough = (): string => {
  const blossom = (x: number, y: number, size: number, turn: number) =>
    place(
      x,
      y,
      repeat(5, (index) =>
        place(
          0,
          0,
          path(
            'M0 0C-11 -6 -11 -20 -3 -22L0 -19L3 -22C11 -20 11 -6 0 0z',
            index % 2 ? pomegranate[6] : '#ffffff',
          ),
          index * 72,
        ),
      ) +
        disc(0, 0, 4, pomegranate[4]) +
        repeat(8, (index) => disc(...polar(0, 0, 7, index * 45), 1.2, saffron[4])),
      turn,
      size,
    );
  const chance = chanceOf('almond');
  const buds = repeat(16, (index) =>
    blossom(
      520 + index * 13,
      40 + Math.sin(index * 1.7) * 34 + index * 2.2,
      chance.between(0.6, 1.1),
      chance.between(0, 72),
    ),
  );
  const leaves = repeat(11, (index) =>
    place(
      530 + index * 19,
      54 + Math.sin(index * 2.1) * 24,
      path('M0 0Q10 -9 30 0Q10 9 0 0z', index % 2 ? fig[2] : fig[3]),
      chance.between(20, 160),
    ),
  );
  return (
    line('M740 100Q660 50 600 58T500 30M640 54Q620 96 582 118M690 72Q700 110 676 140', sand[0], 7) +
    leaves +
    buds +
    blossom(582, 120, 0.9, 10) +
    blossom(676, 142, 0.8, 30) +
    blossom(500, 30, 0.8, 0)
  );
};
