/** Animals, boats and plants of the marshes. Needs the gradient `hull`. */
import { faience, fig, lapis, mix, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { figure } from '../../drawing/scenery.ts';
import { chanceOf, curve, disc, line, oval, path, place, points, repeat } from '../../drawing/svg.ts';

export const egret = (x: number, y: number, size: number, turn = 1): string =>
  place(
    x,
    y,
    line('M-4 -20L-6 4M4 -20L5 4', lapis[1], 1.8) +
      path(
        'M-26 -26Q-6 -44 14 -36Q18 -50 10 -62Q6 -72 16 -74L32 -71L17 -67Q25 -52 20 -34Q14 -16 -8 -18Q-18 -18 -26 -26z',
        sand[6],
      ) +
      path('M16 -72L36 -70L17 -67z', saffron[3]) +
      disc(16, -71, 1.3, lapis[0]) +
      line('M-22 -26Q-8 -32 6 -28M-16 -22Q-4 -26 8 -23', sand[4], 1.6),
    0,
    `${size * turn} ${size}`,
  );

export const buffalo = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    path(
      curve(
        points(
          '-80 2, -76 -20, -50 -34, -10 -32, 14 -38, 30 -48, 48 -44, 60 -26, 64 -12, 54 -6, 44 -10, 34 2',
        ),
        true,
      ),
      lapis[1],
    ) +
      line('M30 -46C6 -62 2 -76 12 -84M48 -46C66 -58 74 -70 66 -82', sand[2], 6) +
      path('M30 -40q-14 0 -18 8q12 4 20 -2z', lapis[0]) +
      disc(46, -30, 2.2, saffron[5]) +
      oval(58, -13, 6, 4, lapis[3]) +
      line('M-70 -16Q-40 -28 -6 -26', lapis[3], 2) +
      line('M-96 4h150M-70 10h90', faience[5], 2, { opacity: 0.7 }),
    0,
    size,
  );

export const mashoof = place(
  214,
  606,
  path('M-170 34Q0 60 190 30L170 44Q0 66 -150 46z', faience[0], { opacity: 0.45 }) +
    line('M118 -196L34 76', sand[2], 5) +
    figure(66, 18, 140, pomegranate[3], sand[1]) +
    path('M58 -82Q84 -90 92 -112L99 -108Q92 -76 64 -66z', pomegranate[2]) +
    path('M58 -60Q70 -56 78 -66L84 -60Q72 -44 56 -48z', pomegranate[2]) +
    repeat(12, (index) =>
      path(
        `M${-96 + index * 9} 8q${-8 + index} -30 ${6 + (index % 3) * 5} -50q6 26 4 50z`,
        mix([fig[1], fig[3], saffron[4]], ((index * 5) % 12) / 11),
      ),
    ) +
    line('M-100 0Q-50 12 16 4', saffron[2], 4) +
    path(
      'M-206 -44Q-186 8 -128 8Q0 22 128 8Q186 2 212 -36Q204 34 130 40Q0 52 -126 40Q-190 32 -206 -44z',
      'url(#hull)',
    ) +
    line('M-198 -22Q-178 10 -128 12Q0 26 128 12Q180 6 204 -18', saffron[3], 3) +
    repeat(13, (index) =>
      line(`M${-132 + index * 22} ${16 + Math.sin((index / 12) * Math.PI) * 7}v22`, lapis[3], 1.6),
    ),
);

const plume = (x: number, height: number, bend: number, color: string, head: string): string =>
  line(
    `M${x.toFixed(1)} 726Q${x.toFixed(1)} ${(726 - height * 0.6).toFixed(1)} ${(x + bend).toFixed(1)} ${(726 - height).toFixed(1)}`,
    color,
    3.6,
  ) +
  line(
    `M${x.toFixed(1)} ${(726 - height * 0.3).toFixed(1)}q${(bend * 1.2).toFixed(1)} -16 ${(bend * 2.4).toFixed(1)} -50`,
    color,
    4.5,
  ) +
  oval(x + bend, 726 - height - 12, 6, 24, head, {
    transform: `rotate(${(bend * 0.9).toFixed(1)} ${(x + bend).toFixed(1)} ${(726 - height).toFixed(1)})`,
  });

export const nearReeds = (): string => {
  const chance = chanceOf('near reeds');
  return repeat(40, (index) => {
    const left = index % 2 === 0;
    const depth = index / 40;
    const x = left
      ? chance.between(-8, 130) * (1.1 - depth * 0.5)
      : 722 - chance.between(-8, 190) * (1.1 - depth * 0.5);
    const edge = Math.abs(360 - x) / 360;
    const height = chance.between(60, 150) + edge ** 3 * 170;
    const color = chance.pick([fig[1], fig[2], fig[3], faience[1]]);
    return plume(x, height, chance.between(-26, 26), color, chance.pick([sand[2], saffron[2], sand[3]]));
  });
};

export const lilies = (): string => {
  const chance = chanceOf('lilies');
  return repeat(15, (index) => {
    const [x, y] = [150 + index * 29 + chance.between(-12, 12), 672 + chance.between(0, 42)];
    const flower =
      repeat(7, (petal) =>
        place(0, -4, oval(0, -8, 3.6, 9, petal % 2 ? pomegranate[5] : pomegranate[6]), petal * 34 - 102),
      ) + disc(0, -5, 3, saffron[4]);
    return (
      path(`M${x} ${y}m-24 0a24 8 0 1 0 48 0a24 8 0 0 0 -34 -7l10 7z`, chance.pick([fig[2], fig[3]])) +
      (index % 3 === 0 ? place(x, y - 4, flower) : '')
    );
  });
};
