/** Land, rocks and a bough on both sides of the river. */
import { amethyst, fig, lapis, mix, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { hill, ridge } from '../../drawing/scenery.ts';
import {
  chanceOf,
  closed,
  curve,
  line,
  oval,
  type Point,
  path,
  place,
  points,
  polar,
  rect,
  repeat,
} from '../../drawing/svg.ts';

const village = (): string => {
  const chance = chanceOf('village');
  return repeat(26, (index) => {
    const row = index % 3;
    const [x, y] = [420 + index * 12 + chance.between(-8, 8), 416 - row * 20 - Math.max(0, index - 8) * 1.6];
    const color = chance.pick([sand[4], sand[3], pomegranate[6], sand[5]]);
    return (
      rect(x, y, 28, 32, color) +
      rect(x - 1, y - 3, 30, 4, sand[1]) +
      rect(x + 6, y + 8, 5, 8, lapis[2]) +
      rect(x + 17, y + 8, 5, 8, saffron[4])
    );
  });
};

export const land = (): string => {
  const chance = chanceOf('land');
  const poplars = repeat(26, (index) => {
    const x = index * 16 + chance.between(-6, 6);
    const height = chance.between(40, 92);
    return oval(x, 450 - height / 2, 7, height / 2, mix([fig[0], fig[2]], chance.between(0, 1)));
  });
  return (
    hill(ridge(chance, 396, 128, 7), mix([amethyst[4], pomegranate[5]], 0.25), amethyst[5]) +
    hill(ridge(chance, 424, 110, 8), amethyst[3], amethyst[4]) +
    path(ridge(chance, 446, 76, 9), amethyst[2]) +
    village() +
    path(ridge(chance, 466, 40, 9), fig[1]) +
    poplars
  );
};

export const rocks = (): string => {
  const chance = chanceOf('rocks');
  return repeat(22, (index) => {
    const left = index % 2 === 0;
    const depth = index / 22;
    const x = left
      ? chance.between(-20, 210) * (1.1 - depth * 0.45)
      : 730 - chance.between(-20, 250) * (1.1 - depth * 0.45);
    const y = 640 + depth * 78;
    const size = 22 + depth * 34;
    const corners = Array.from({ length: 8 }, (_, corner) =>
      polar(0, 0, size * chance.between(0.8, 1.15), corner * 45),
    );
    const face = mix([amethyst[2], sand[2], amethyst[3], lapis[4]], chance.between(0, 1));
    const shrunk = (across: number, up: number, rise: number) =>
      closed(corners.map(([cx, cy]): Point => [cx * across, cy * up - size * rise]));
    return place(
      x,
      y,
      path(closed(corners), lapis[1]) +
        path(shrunk(0.96, 0.9, 0.06), face) +
        path(shrunk(0.76, 0.6, 0.28), sand[4], { opacity: 0.4 }),
      0,
      '1 0.68',
    );
  });
};

/** A pomegranate bough that hangs in from above. */
export const bough = (): string => {
  const chance = chanceOf('bough');
  const along: readonly Point[] = points('-20 34, 70 52, 150 40, 236 76, 300 72');
  const leaves = repeat(46, (index) => {
    const [x, y] = [index * 6.7 - 16, 46 + Math.sin(index / 6) * 14 + (index > 28 ? 14 : 0)];
    return place(
      x,
      y,
      path('M0 0Q10 -9 30 0Q10 9 0 0z', chance.pick([fig[1], fig[2], fig[3], fig[2]])) +
        line('M3 0h22', fig[4], 0.9, { opacity: 0.6 }),
      chance.between(10, 160) * (index % 2 ? 1 : -0.6),
    );
  });
  const blossom = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      path('M-6 0L-9 20L-14 30L-4 26L0 34L4 26L14 30L9 20L6 0Q0 -6 -6 0z', pomegranate[3]) +
        path('M-6 0L-8 18L0 22L8 18L6 0Q0 -6 -6 0z', pomegranate[4]),
      turn,
    );
  return (
    line(curve(along), sand[0], 8) +
    line(curve(along), sand[2], 2.5) +
    leaves +
    blossom(84, 66, 8) +
    blossom(196, 74, -14) +
    blossom(284, 84, 10) +
    blossom(24, 58, 20)
  );
};
