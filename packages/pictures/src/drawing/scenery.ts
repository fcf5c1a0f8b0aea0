/** Hills, water and people, for several pictures. */
import { type Chance, curve, disc, line, type Point, path, place, repeat, SIZE } from './svg.ts';

export interface Area {
  readonly top: number;
  readonly bottom: number;
}

/** Outline of hills from the left edge to the right, closed along the bottom of the picture. */
export function ridge(chance: Chance, base: number, height: number, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const lift = index % 2 === 0 ? chance.between(0, 0.35) : chance.between(0.6, 1);
    return [(index * SIZE) / steps, base - lift * height];
  });
  return `${curve(points)}L${SIZE} ${SIZE}L0 ${SIZE}Z`;
}

/** A hill with furrows that follow its slope. */
export const hill = (outline: string, color: string, furrow: string): string =>
  path(outline, color) +
  repeat(6, (index) =>
    line(outline, furrow, 1.5, {
      transform: `translate(0 ${9 + index * index * 2 + index * 9})`,
      opacity: (0.55 - index * 0.08).toFixed(2),
    }),
  );

/** Strokes of light on water, wider in the foreground. */
export function ripples(chance: Chance, count: number, { top, bottom }: Area, color: string): string {
  return repeat(count, () => {
    const nearness = chance.between(0, 1);
    const [x, y] = [chance.between(-20, SIZE), top + nearness * (bottom - top)];
    const length = 12 + nearness * chance.between(20, 90);
    const bend = 1 + nearness * 3;
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(length / 4).toFixed(1)} ${-bend} ${(length / 2).toFixed(1)} 0t${(length / 2).toFixed(1)} 0`,
      color,
      1 + nearness * 1.6,
      {
        opacity: chance.between(0.2, 0.7).toFixed(2),
      },
    );
  });
}

/** A distant person in a long robe, with the feet at (x, y). */
export const figure = (x: number, y: number, height: number, robe: string, head: string): string =>
  place(
    x,
    y,
    path('M-1.7 0L-1.3 -6.4Q-1.2 -7.6 0 -7.7Q1.2 -7.6 1.3 -6.4L1.7 0z', robe) +
      disc(0, -8.5, 0.95, head) +
      path('M-1.15 -7.5Q-1.4 -9.9 0 -9.9Q1.4 -9.9 1.15 -7.5Q0.9 -9 0 -9Q-0.9 -9 -1.15 -7.5z', robe),
    0,
    height / 10,
  );
