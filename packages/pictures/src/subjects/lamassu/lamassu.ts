import { battlements, bricks, daisy, eightStar, palmette } from '../../drawing/ornament.ts';
import { amethyst, faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { palm } from '../../drawing/palm.ts';
import { crescent, stars } from '../../drawing/sky.ts';
import {
  chanceOf,
  disc,
  framed,
  gradient,
  halo,
  line,
  mirrored,
  oval,
  path,
  picture,
  place,
  rect,
  repeat,
  whole,
} from '../../drawing/svg.ts';
import { lamassuBody } from './lamassu-body.ts';

const definitions = [
  gradient('sky', [lapis[1], [0.4, amethyst[2]], [0.75, pomegranate[3]], saffron[4]]),
  gradient('wall', [pomegranate[2], [0.6, pomegranate[1]], pomegranate[0]]),
  gradient('pier', [lapis[3], lapis[1]]),
  gradient('alabaster', [sand[6], [0.5, sand[5]], sand[4]], { x2: 0.4, y2: 1 }),
  gradient('gold', [saffron[5], saffron[3]]),
  gradient('floor', [sand[3], sand[1]]),
  halo('fire', [
    [0, saffron[5], 0.85],
    [0.4, saffron[4], 0.35],
    [1, saffron[3], 0],
  ]),
  gradient('flame', [saffron[6], [0.5, saffron[4]], pomegranate[4]], { y1: 1, y2: 0, x2: 0 }),
  bricks('bricks', 26, 12, 'rgba(20,6,30,.3)'),
];

const ARCH = 'M96 640V330C96 150 220 62 360 62S624 150 624 330V640z';

const opening =
  path(ARCH, saffron[3], { transform: 'translate(360 350) scale(1.1 1.075) translate(-360 -350)' }) +
  path(ARCH, lapis[2], { transform: 'translate(360 350) scale(1.085 1.06) translate(-360 -350)' }) +
  repeat(31, (index) => {
    const angle = Math.PI * (1 + index / 30);
    return daisy(360 + 277 * Math.cos(angle), 336 + 287 * Math.sin(angle), 11, sand[6], saffron[4], 10);
  }) +
  mirrored(repeat(10, (index) => daisy(83, 366 + index * 28, 11, sand[6], saffron[4], 10))) +
  path(ARCH, saffron[4], { transform: 'translate(360 350) scale(1.014 1.012) translate(-360 -350)' }) +
  path(ARCH, 'url(#sky)');

const beyond = stars(chanceOf('beyond'), 60, { top: 80, bottom: 300 }, saffron[6]).replaceAll(
  '<circle',
  '<circle clip-path="url(#arch)"',
);

const torch = place(
  42,
  250,
  disc(0, -50, 150, 'url(#fire)') +
    path('M-15 0H15L7 96H-7z', 'url(#gold)') +
    line('M-12 20H12M-10 44H10M-8 68H8', pomegranate[2], 3) +
    path('M-24 0Q0 14 24 0L20 -14H-20z', saffron[2]) +
    path('M-22 -12C-34 -50 -8 -60 -10 -104C14 -84 34 -48 22 -12Q0 0 -22 -12z', 'url(#flame)') +
    path('M-10 -12C-16 -36 0 -42 0 -66C12 -48 18 -30 10 -12Q0 -6 -10 -12z', saffron[6]),
);

const wall =
  whole('url(#wall)') +
  whole('url(#bricks)') +
  rect(0, 0, 720, 34, lapis[2]) +
  repeat(20, (index) =>
    place(18 + index * 36, 30, path('M-14 0L0 -24L14 0z', index % 2 ? faience[3] : saffron[4])),
  ) +
  rect(0, 32, 720, 4, saffron[4]) +
  mirrored(
    palmette(44, 92, faience[3], saffron[4], sand[5]) +
      eightStar(132, 70, 17, saffron[4]) +
      eightStar(132, 70, 9, pomegranate[3]) +
      palmette(36, 420, faience[3], saffron[4], sand[5]) +
      eightStar(34, 510, 17, faience[4]) +
      eightStar(34, 510, 9, lapis[3]) +
      eightStar(34, 580, 17, saffron[4]) +
      eightStar(34, 580, 9, pomegranate[3]),
  );

const plinth =
  rect(0, 636, 720, 84, 'url(#floor)') +
  rect(60, 622, 600, 26, sand[5]) +
  rect(60, 644, 600, 6, sand[2]) +
  rect(78, 650, 564, 44, lapis[2]) +
  repeat(16, (index) => daisy(98 + index * 35, 672, 13, sand[6], saffron[4])) +
  rect(60, 692, 600, 12, sand[4]) +
  rect(60, 702, 600, 5, sand[1]) +
  repeat(7, (index) =>
    line(`M${360 + (index - 3) * 130} 707L${360 + (index - 3) * 150} 722`, sand[0], 2, { opacity: 0.5 }),
  );

const town =
  `<clipPath id="arch"><path d="${ARCH}"/></clipPath><g clip-path="url(#arch)">` +
  beyond +
  crescent(262, 142, 24, saffron[6]) +
  disc(360, 560, 190, saffron[5], { opacity: 0.35 }) +
  disc(360, 560, 130, saffron[6], { opacity: 0.5 }) +
  rect(96, 520, 130, 120, amethyst[1]) +
  battlements(96, 520, 130, 4, amethyst[1]) +
  rect(500, 500, 130, 140, amethyst[1]) +
  battlements(500, 500, 130, 4, amethyst[1]) +
  rect(220, 560, 290, 80, amethyst[1]) +
  battlements(220, 560, 290, 11, amethyst[1]) +
  palm(132, 640, 190, -6, { trunk: lapis[0], leaf: lapis[0], light: lapis[1] }) +
  palm(596, 640, 230, 8, { trunk: lapis[0], leaf: lapis[0], light: lapis[1] }) +
  '</g>';

export const lamassu = (): string =>
  picture(
    definitions,
    wall,
    opening,
    town,
    mirrored(torch),
    plinth,
    oval(322, 626, 236, 12, lapis[0], { opacity: 0.4 }),
    place(326, 628, lamassuBody, 0, 0.92),
  );

/** The beast without its hall. */
export const lamassuCutOut = (): string =>
  framed(definitions, [0, 0, 720, 720], place(326, 690, lamassuBody));
