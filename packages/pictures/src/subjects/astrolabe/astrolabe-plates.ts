import { palmette } from '../../drawing/ornament.ts';
import { faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { disc, group, line, path, place, polar, repeat, ring, straight } from '../../drawing/svg.ts';

const RADIUS = 268;

export const limb =
  disc(8, 12, RADIUS, lapis[0], { opacity: 0.55 }) +
  disc(0, 0, RADIUS, 'url(#brass)') +
  ring(0, 0, RADIUS - 3, saffron[6], 2.5) +
  ring(0, 0, RADIUS - 26, saffron[0], 1.6) +
  repeat(180, (index) =>
    line(
      straight([polar(0, 0, RADIUS - (index % 5 ? 17 : 8), index * 2), polar(0, 0, RADIUS - 26, index * 2)]),
      saffron[0],
      index % 5 ? 1 : 2,
    ),
  ) +
  ring(0, 0, 223, pomegranate[1], 26, { opacity: 0.9 }) +
  repeat(36, (index) => {
    const [x, y] = polar(0, 0, 223, index * 10);
    return place(x, y, path('M0 -9L5 0L0 9L-5 0z', index % 3 ? saffron[4] : faience[4]), index * 10);
  }) +
  ring(0, 0, 209, saffron[5], 3) +
  disc(0, 0, 207, 'url(#plate)');

/** Circles of equal height above the horizon, and those of the compass across them. */
const heights = repeat(9, (index) =>
  ring(0, -34 - index * 7.5, 196 - index * 22, faience[3], 1.3, { opacity: 0.75 }),
);

const compass = repeat(9, (index) =>
  ring((index - 4) * 74, -8, 96 + Math.abs(index - 4) * 60, faience[3], 0.9, { opacity: 0.4 }),
);

const hours = repeat(6, (index) =>
  line(`M${-150 + index * 60} 206Q${-76 + index * 30} 150 ${-60 + index * 24} 96`, saffron[4], 1.2, {
    opacity: 0.7,
  }),
);

export const plate = group(
  { 'clip-path': 'url(#mater)' },
  compass,
  heights,
  hours,
  ring(0, 0, 150, lapis[5], 1.2),
  ring(0, 0, 94, lapis[5], 1.2),
  line('M-210 0H210M0 -210V210', lapis[5], 1.4),
);

export const throne =
  path(
    'M-112 -238C-96 -288 -58 -280 -54 -306C-50 -328 -24 -322 0 -344C24 -322 50 -328 54 -306C58 -280 96 -288 112 -238z',
    'url(#brass)',
    { stroke: saffron[1], 'stroke-width': 2 },
  ) +
  palmette(0, -290, lapis[3], pomegranate[3], saffron[6]) +
  [-1, 1]
    .map((side) =>
      path(`M${side * 62} -262q${side * 10} -18 ${side * 24} -6q${side * -4} 14 ${side * -24} 6z`, lapis[2]),
    )
    .join('') +
  ring(0, -358, 17, saffron[1], 9) +
  ring(0, -358, 17, saffron[5], 5);

export const cord =
  line('M-6 -376C-30 -410 -60 -420 -70 -460M6 -376C30 -410 20 -430 40 -460', pomegranate[3], 6) +
  line('M-6 -376C-30 -410 -60 -420 -70 -460M6 -376C30 -410 20 -430 40 -460', sand[5], 2, {
    'stroke-dasharray': '5 8',
  });
