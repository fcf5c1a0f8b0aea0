import { battlements, bricks, daisy } from '../../drawing/ornament.ts';
import { amethyst, faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { palm } from '../../drawing/palm.ts';
import { figure } from '../../drawing/scenery.ts';
import { bird } from '../../drawing/sky.ts';
import {
  chanceOf,
  closed,
  disc,
  framed,
  gradient,
  group,
  halo,
  line,
  mirrored,
  path,
  picture,
  place,
  polar,
  rect,
  repeat,
  whole,
} from '../../drawing/svg.ts';
import { bull, dragon } from './ishtar-beasts.ts';

const definitions = [
  gradient('sky', [
    amethyst[1],
    [0.3, pomegranate[2]],
    [0.62, pomegranate[4]],
    [0.85, saffron[4]],
    saffron[6],
  ]),
  halo('sun', [
    [0, saffron[6]],
    [0.45, saffron[5]],
    [1, saffron[4], 0],
  ]),
  gradient('glaze', [lapis[4], [0.5, lapis[3]], lapis[2]]),
  gradient('shade', [lapis[3], lapis[1]]),
  gradient(
    'round',
    [
      [0, lapis[0], 0.55],
      [0.3, lapis[5], 0.25],
      [0.55, lapis[3], 0],
      [1, lapis[0], 0.6],
    ],
    { x2: 1 },
  ),
  gradient('gold', [saffron[5], saffron[3]]),
  gradient('ivory', [sand[6], sand[4]]),
  gradient('road', [saffron[6], [0.25, sand[4]], sand[2]]),
  gradient('inside', [amethyst[1], [0.5, pomegranate[3]], saffron[5]]),
  bricks('bricks', 22, 10, 'rgba(8,10,32,.28)'),
];

const rays = repeat(24, (index) =>
  path(
    closed([[360, 250], polar(360, 250, 620, index * 15 - 3.2), polar(360, 250, 620, index * 15 + 3.2)]),
    saffron[5],
    { opacity: 0.16 },
  ),
);

const sky =
  whole('url(#sky)') +
  rays +
  disc(360, 250, 330, 'url(#sun)') +
  disc(360, 240, 132, saffron[6], { opacity: 0.9 });

const daisyBand = (x: number, y: number, width: number, count: number): string => {
  const step = width / count;
  return (
    rect(x, y - 15, width, 30, lapis[1]) +
    rect(x, y - 15, width, 3, saffron[4]) +
    rect(x, y + 12, width, 3, saffron[4]) +
    repeat(count, (index) => daisy(x + (index + 0.5) * step, y, 11, sand[6], saffron[4]))
  );
};

const braid = (x: number, y: number, width: number): string =>
  rect(x, y, width, 8, sand[5]) +
  repeat(Math.floor(width / 12), (index) =>
    path(`M${x + index * 12} ${y + 8}l6 -8l6 8z`, index % 2 ? faience[3] : lapis[2]),
  );

const wall = (x: number, y: number, width: number, shade: string): string =>
  rect(x, y, width, 660 - y, shade) + rect(x, y, width, 660 - y, 'url(#bricks)');

const tower =
  battlements(78, 130, 192, 5, lapis[4]) +
  battlements(78, 134, 192, 5, 'url(#bricks)') +
  wall(78, 130, 192, 'url(#glaze)') +
  rect(78, 130, 192, 530, 'url(#round)') +
  braid(78, 132, 192) +
  daisyBand(78, 168, 192, 7) +
  place(119, 207, bull('url(#ivory)')) +
  braid(78, 304, 192) +
  place(119, 342, dragon('url(#gold)')) +
  braid(78, 436, 192) +
  place(119, 468, bull('url(#ivory)')) +
  braid(78, 562, 192) +
  daisyBand(78, 598, 192, 7) +
  rect(78, 622, 192, 38, lapis[1]) +
  battlements(78, 660, 192, 8, faience[2]);

const sideWall =
  battlements(-24, 300, 104, 4, lapis[3]) +
  wall(-24, 300, 104, 'url(#shade)') +
  daisyBand(-24, 330, 104, 4) +
  braid(-24, 470, 104) +
  daisyBand(-24, 598, 104, 4);

const arch = (radius: number): string =>
  `M${360 - radius} 662V430a${radius} ${radius} 0 0 1 ${radius * 2} 0V662z`;

const archBand = (radius: number, count: number): string =>
  repeat(count, (index) => {
    const [x, y] = polar(360, 430, radius, -90 + (index * 180) / (count - 1));
    return daisy(x, y, 8, sand[6], saffron[4], 10);
  });

const passage =
  path(arch(88), saffron[4]) +
  path(arch(85), lapis[1]) +
  archBand(75, 13) +
  mirrored(repeat(10, (index) => daisy(285, 450 + index * 21, 8, sand[6], saffron[4], 10))) +
  path(arch(65), saffron[4]) +
  path(arch(62), 'url(#inside)') +
  disc(360, 560, 46, saffron[6], { opacity: 0.75 }) +
  mirrored(
    path('M298 662V452l34 50v118l-34 42z', lapis[2]) +
      line('M304 480l22 34M304 520l22 24M304 560l22 14M304 600l22 4', saffron[3], 2),
  ) +
  path('M332 622h56l34 42h-124z', sand[4]);

const gatehouse =
  battlements(270, 196, 180, 5, lapis[3]) +
  wall(270, 196, 180, 'url(#shade)') +
  braid(270, 198, 180) +
  daisyBand(270, 232, 180, 7) +
  mirrored(place(280, 268, dragon('url(#gold)'), 0, 0.52)) +
  daisy(360, 290, 11, faience[5], saffron[4]) +
  passage;

const paving =
  repeat(7, (row) => line(`M0 ${664 + row * row * 1.6}H720`, sand[1], 1.2, { opacity: 0.5 })) +
  repeat(21, (index) =>
    line(`M${360 + (index - 10) * 22} 662L${360 + (index - 10) * 72} 722`, sand[1], 1.2, { opacity: 0.5 }),
  );

const procession = (): string => {
  const chance = chanceOf('procession');
  return repeat(9, (index) => {
    const robe = chance.pick([pomegranate[2], faience[1], amethyst[2], lapis[2]]);
    const x = 190 + index * 42 + chance.between(-8, 8);
    const y = 684 + chance.between(-4, 22);
    return (
      path(`M${x} ${y}l34 9l-4 3l-32 -10z`, sand[0], { opacity: 0.35 }) + figure(x, y, 40, robe, sand[1])
    );
  });
};

const palms = mirrored(
  palm(34, 704, 236, -10, { trunk: lapis[0], leaf: lapis[0], light: lapis[1], dates: pomegranate[3] }),
);

export const ishtarGate = (): string =>
  picture(
    definitions,
    sky,
    repeat(7, (index) => bird(300 + index * 21, 74 + Math.abs(index - 3) * 9, 17, lapis[1], (index - 3) * 6)),
    mirrored(sideWall),
    gatehouse,
    mirrored(tower),
    group({}, rect(0, 660, 720, 60, 'url(#road)'), paving),
    procession(),
    palms,
  );

/** The gate alone, between its towers. */
export const ishtarGateCutOut = (): string =>
  framed(definitions, [60, 60, 600, 620], gatehouse, mirrored(tower));
