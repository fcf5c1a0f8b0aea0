/** Ornaments of several pictures. */
import {
  chanceOf,
  closed,
  disc,
  line,
  oval,
  type Point,
  path,
  pattern,
  place,
  points,
  rect,
  repeat,
  starPoints,
} from './svg.ts';

/** A white daisy, as they run along the walls of Babylon. */
export const daisy = (
  x: number,
  y: number,
  radius: number,
  petal: string,
  heart: string,
  petals = 12,
): string =>
  place(
    x,
    y,
    repeat(petals, (index) =>
      place(0, 0, oval(0, -radius * 0.62, radius * 0.17, radius * 0.38, petal), (index * 360) / petals),
    ) + disc(0, 0, radius * 0.28, heart),
  );

/** Bricks in several tones, as an overlay; `tones` are black or white with an opacity. */
export function bricks(id: string, width: number, height: number, mortar: string): string {
  const chance = chanceOf(id);
  const [columns, rows] = [6, 8];
  const wall = repeat(rows, (row) =>
    repeat(columns + 1, (column) => {
      const x = (column - (row % 2) / 2) * width;
      const tone = chance.pick(['#fff', '#000', '#000', '#fff']);
      return rect(x, row * height, width - 1, height - 1, tone, {
        opacity: column === columns ? 0 : chance.between(0.01, 0.08).toFixed(2),
      });
    }),
  );
  const joints =
    repeat(rows, (row) => rect(0, row * height + height - 1, columns * width, 1, mortar)) +
    repeat(rows * columns, (index) => {
      const row = Math.floor(index / columns);
      return rect(((index % columns) + 1 - (row % 2) / 2) * width - 1, row * height, 1, height, mortar);
    });
  return pattern(id, columns * width, rows * height, wall + joints);
}

/** Stepped battlements in a row; the top of the wall is at `y`. */
export function battlements(x: number, y: number, width: number, count: number, fill: string): string {
  const step = width / count;
  const [u, v] = [step / 8, step / 4.6];
  const outline: readonly Point[] = points(
    '0.4 0, 0.4 1, 1.4 1, 1.4 2, 2.4 2, 2.4 3, 3.2 3, 3.2 4, 4.8 4, 4.8 3, 5.6 3, 5.6 2, 6.6 2, 6.6 1, 7.6 1, 7.6 0',
  ).map(([across = 0, up = 0]) => [across * u, -up * v]);
  return repeat(count, (index) => place(x + index * step, y, path(closed(outline), fill)));
}

/** Two squares, one turned: the star of eight points. */
export const eightStar = (x: number, y: number, radius: number, fill: string, turn = 0): string =>
  path(closed(starPoints(x, y, radius, radius * 0.765, 8, turn)), fill);

/** A palmette, seen from the side. */
export const palmette = (x: number, y: number, petal: string, tip: string, stem: string): string =>
  place(
    x,
    y,
    [-78, 78, -44, 44, 0]
      .map((turn, index) =>
        place(
          0,
          8,
          path('M0 0C-13 -14 -11 -34 0 -46C11 -34 13 -14 0 0z', index === 4 ? tip : petal) +
            line('M0 -6v-26', stem, 1.4, { opacity: 0.7 }),
          turn,
          index === 4 ? 1 : 0.82,
        ),
      )
      .join('') +
      disc(0, 8, 6, stem) +
      line('M0 14v24M0 24C-14 18 -22 28 -18 38M0 24C14 18 22 28 18 38', stem, 2.4) +
      disc(-18, 38, 3, stem) +
      disc(18, 38, 3, stem),
  );
