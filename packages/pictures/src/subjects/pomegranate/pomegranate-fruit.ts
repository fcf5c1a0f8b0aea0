/** The fruit, whole and cut. Needs the gradients `skin`, `pith` and `aril`. */
import { lapis, pomegranate as red, saffron, sand } from '../../drawing/palette.ts';
import {
  type Chance,
  chanceOf,
  curve,
  disc,
  group,
  line,
  oval,
  type Point,
  path,
  place,
  polar,
  repeat,
} from '../../drawing/svg.ts';

const crown = (size: number): string =>
  place(
    0,
    0,
    path(
      'M-26 8C-22 -12 -34 -34 -44 -44Q-24 -46 -16 -34Q-14 -54 0 -66Q14 -54 16 -34Q24 -46 44 -44C34 -34 22 -12 26 8z',
      red[2],
    ) +
      path('M-20 6C-16 -10 -24 -28 -32 -38Q-20 -36 -14 -26Q-10 -44 0 -56Q-4 -20 2 8z', red[4]) +
      repeat(7, (index) => line(`M${-9 + index * 3} -16l${(index - 3) * 3} -22`, saffron[4], 2)) +
      repeat(7, (index) => disc(-9 + index * 3 + (index - 3) * 3, -39, 2.6, saffron[5])),
    0,
    size,
  );

export const wholeFruit = (x: number, y: number, radius: number, turn: number): string => {
  const freckles = chanceOf(`freckles ${x}`);
  return (
    oval(x + 12, y + radius * 0.92, radius * 0.95, radius * 0.16, lapis[0], { opacity: 0.4 }) +
    place(
      x,
      y,
      place(0, -radius * 0.95, crown(radius / 120)) +
        path(
          curve(
            [0, 60, 120, 180, 240, 300].map((angle, index) =>
              polar(0, 0, radius * (index % 2 ? 1.01 : 0.97), angle),
            ),
            true,
          ),
          'url(#skin)',
        ) +
        repeat(60, () =>
          disc(
            ...polar(0, 0, radius * 0.92 * Math.sqrt(freckles.between(0, 1)), freckles.between(0, 360)),
            freckles.between(0.8, 2),
            saffron[5],
            { opacity: 0.35 },
          ),
        ) +
        path(
          `M${-radius * 0.7} ${-radius * 0.1}Q${-radius * 0.62} ${-radius * 0.66} ${-radius * 0.1} ${-radius * 0.74}Q${-radius * 0.44} ${-radius * 0.5} ${-radius * 0.7} ${-radius * 0.1}z`,
          '#ffffff',
          { opacity: 0.45 },
        ) +
        line(
          `M${-radius * 0.1} ${-radius * 0.9}Q${-radius * 0.45} 0 ${-radius * 0.1} ${radius * 0.9}M${radius * 0.2} ${-radius * 0.9}Q${radius * 0.62} 0 ${radius * 0.2} ${radius * 0.9}`,
          red[2],
          3,
          { opacity: 0.35 },
        ),
      turn,
    )
  );
};

/** One grain, its point towards the heart of the fruit. */
export const aril = (x: number, y: number, size: number, turn: number): string =>
  place(
    x,
    y,
    path('M0 12C-8 4 -10 -10 0 -12C10 -10 8 4 0 12z', 'url(#aril)') +
      oval(-2.6, -5.5, 1.8, 3.4, '#ffffff', { opacity: 0.85 }) +
      oval(3, 2, 1.4, 2.6, '#ffb3bd', { opacity: 0.6 }),
    turn,
    size.toFixed(2),
  );

const CHAMBERS = 6;

const CUT = 192;

const chamber = (index: number): string => {
  const [from, to] = [index * 60 + 5, (index + 1) * 60 - 5];
  const outline: Point[] = [
    polar(0, 0, 24, (from + to) / 2),
    polar(0, 0, 92, from - 1),
    polar(0, 0, 150, from),
    polar(0, 0, 162, from + 10),
    polar(0, 0, 166, (from + to) / 2),
    polar(0, 0, 162, to - 10),
    polar(0, 0, 150, to),
    polar(0, 0, 92, to + 1),
  ];
  return path(curve(outline, true), '#6b0620') + line(curve(outline, true), sand[4], 4);
};

const grains = (chance: Chance, index: number): string =>
  [46, 66, 87, 109, 131, 152]
    .map((reach, row) => {
      const count = [1, 2, 3, 4, 5, 5][row] ?? 1;
      const wide = 47 - 8 / (row + 1);
      return repeat(count, (place) => {
        const angle = index * 60 + 30 + ((place + 0.5) / count - 0.5) * wide + chance.between(-1.4, 1.4);
        const [x, y] = polar(0, 0, reach + chance.between(-2.5, 2.5), angle);
        return aril(x, y, chance.between(0.95, 1.14) * (0.86 + row * 0.1), angle + chance.between(-14, 14));
      });
    })
    .join('');

export const half = (): string => {
  const chance = chanceOf('grains');
  return place(
    404,
    424,
    place(4, -CUT * 0.98, crown(1.5), 0) +
      disc(6, 12, CUT + 4, red[0], { opacity: 0.5 }) +
      disc(0, 0, CUT + 2, 'url(#skin)') +
      disc(0, 0, CUT - 10, red[5]) +
      disc(0, 0, CUT - 14, 'url(#pith)') +
      repeat(CHAMBERS, chamber) +
      repeat(CHAMBERS, (index) => grains(chance, index)) +
      disc(0, 0, 17, sand[5]) +
      repeat(6, (index) =>
        line(
          `M0 0L${polar(0, 0, 15, index * 60)
            .map((v) => v.toFixed(1))
            .join(' ')}`,
          sand[3],
          2,
        ),
      ) +
      group(
        { opacity: 0.5 },
        path('M-150 -104A182 182 0 0 1 -20 -181', 'none', {
          stroke: '#fff',
          'stroke-width': 6,
          'stroke-linecap': 'round',
        }),
      ),
    14,
  );
};

/** A wedge broken out of the fruit. */
export const wedge = place(
  128,
  612,
  oval(6, 58, 104, 16, lapis[0], { opacity: 0.4 }) +
    path('M-96 -10C-80 70 60 84 104 6L86 -6Q0 30 -80 -24z', 'url(#skin)') +
    path('M-96 -10Q0 46 104 6Q60 -70 -10 -62Q-70 -54 -96 -10z', sand[5]) +
    repeat(23, (index) =>
      aril(
        -66 + (index % 8) * 19 + (index > 7 ? 8 : 0),
        -6 - Math.floor(index / 8) * 17 + Math.sin((index % 8) / 2.3) * 13,
        1.1,
        180 + ((index * 53) % 60) - 30,
      ),
    ),
  -6,
);
