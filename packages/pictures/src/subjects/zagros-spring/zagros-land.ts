/** Mountains and the slopes before them. Needs `rock`, `hills` and `meadow`. */
import { faience, fig, lapis, sand } from '../../drawing/palette.ts';
import { ridge } from '../../drawing/scenery.ts';
import {
  type Chance,
  chanceOf,
  closed,
  disc,
  line,
  oval,
  type Point,
  path,
  place,
  repeat,
} from '../../drawing/svg.ts';

interface Peak {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly foot: number;
}

/** A mountain: lit from the right, its snow torn along the gullies. */
function peak(chance: Chance, { x, y, half, foot }: Peak): string {
  const height = foot - y;
  const torn = (side: 1 | -1, reach: number, count: number): Point[] =>
    Array.from({ length: count }, (_, index) => {
      const across = 1 - index / count;
      return [
        x + side * half * reach * across,
        y + height * reach * (index % 2 ? 0.62 + 0.2 * (1 - across) : 0.96) + chance.between(-6, 6),
      ];
    });
  const [left, right] = [torn(-1, 0.56, 8), torn(1, 0.6, 8)];
  const spine: Point[] = [
    [x, y],
    [x - half * 0.06, y + height * 0.3],
    [x + half * 0.07, y + height * 0.55],
    [x - half * 0.04, foot],
  ];
  const bluffs = repeat(6, (index) => {
    const side = index < 3 ? 1 : -1;
    const across = 0.2 + (index % 3) * 0.22 + chance.between(-0.04, 0.04);
    const top: Point = [x + side * half * across, y + height * (across + 0.2)];
    return path(
      closed([top, [top[0] + side * half * 0.07, foot], [top[0] - side * half * 0.2, foot]]),
      side > 0 ? lapis[3] : lapis[2],
      { opacity: 0.4 },
    );
  });
  return (
    path(
      closed([
        [x - half, foot],
        [x, y],
        [x + half, foot],
      ]),
      'url(#rock)',
    ) +
    path(closed([[x - half, foot], ...spine]), lapis[3], { opacity: 0.62 }) +
    bluffs +
    path(
      closed([[x, y], ...right, [x + half * 0.02, y + height * 0.42], [x - half * 0.06, y + height * 0.3]]),
      '#ffffff',
    ) +
    path(
      closed([[x, y], ...left, [x + half * 0.02, y + height * 0.42], [x - half * 0.06, y + height * 0.3]]),
      lapis[6],
    )
  );
}

export const mountains = (): string => {
  const chance = chanceOf('zagros');
  const far: readonly Peak[] = [
    { x: 90, y: 190, half: 190, foot: 430 },
    { x: 610, y: 176, half: 210, foot: 430 },
  ];
  const near: readonly Peak[] = [
    { x: 214, y: 132, half: 210, foot: 450 },
    { x: 420, y: 84, half: 250, foot: 456 },
    { x: 690, y: 236, half: 170, foot: 450 },
    { x: -10, y: 250, half: 150, foot: 450 },
  ];
  return (
    far.map((shape) => `<g opacity=".65">${peak(chance, shape)}</g>`).join('') +
    near.map((shape) => peak(chance, shape)).join('')
  );
};

const oak = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    line('M0 0v-16', sand[0], 4) +
      disc(-8, -20, 11, fig[1]) +
      disc(8, -20, 12, fig[1]) +
      disc(0, -30, 13, fig[2]) +
      disc(4, -33, 7, fig[3]),
    0,
    size,
  );

const sheep = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    line('M-6 -2v7M6 -2v7', lapis[1], 2) +
      oval(0, -7, 12, 8, sand[6]) +
      disc(-6, -11, 5, sand[6]) +
      disc(4, -12, 5, sand[6]) +
      oval(13, -10, 4.5, 3.5, lapis[1], { transform: 'rotate(25 13 -10)' }),
    0,
    size,
  );

export const slopes = (): string => {
  const chance = chanceOf('slopes');
  const oaks = repeat(30, (index) =>
    oak(
      index * 25 + chance.between(-10, 10),
      420 + chance.between(-14, 22) + Math.abs(index - 15) * -1.2,
      chance.between(0.55, 0.95),
    ),
  );
  const flock = repeat(11, () =>
    sheep(chance.between(70, 300), chance.between(494, 524), chance.between(0.7, 1)),
  );
  const furrows = repeat(9, (index) =>
    line(
      `M-10 ${452 + index * 15}Q${200 + index * 20} ${430 + index * 17} 380 ${462 + index * 15}T730 ${448 + index * 16}`,
      index % 2 ? fig[5] : fig[2],
      2,
      { opacity: 0.35 },
    ),
  );
  return (
    path(ridge(chance, 440, 66, 9), fig[2]) +
    path(ridge(chance, 466, 60, 6), 'url(#hills)') +
    oaks +
    path('M0 462Q180 430 380 464T720 446V720H0z', 'url(#meadow)') +
    furrows +
    path('M470 452Q520 480 450 506T430 560T330 640L420 660Q520 600 494 566T520 504T486 452z', faience[4]) +
    line('M478 458Q528 484 468 508T458 562T380 640M486 470Q516 488 486 512T478 562', faience[6], 2.5, {
      opacity: 0.85,
    }) +
    flock
  );
};
