import { eightStar } from './ornament.ts';
import { amethyst, faience, fig, lapis, pomegranate, saffron, sand } from './palette.ts';
import { crescent, palm, stars } from './scenery.ts';
import {
  chanceOf,
  clip,
  disc,
  gradient,
  group,
  halo,
  line,
  oval,
  path,
  pattern,
  picture,
  place,
  polar,
  rect,
  repeat,
  whole,
} from './svg.ts';
import { samovar } from './tea-samovar.ts';

const TILE = 60;

const tiles = pattern(
  'tiles',
  TILE,
  TILE,
  rect(0, 0, TILE, TILE, faience[2]) +
    eightStar(30, 30, 27, lapis[3]) +
    eightStar(30, 30, 18, faience[4]) +
    eightStar(30, 30, 9, saffron[4]) +
    [
      [0, 0],
      [TILE, 0],
      [0, TILE],
      [TILE, TILE],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y - 13}l5 8l8 5l-8 5l-5 8l-5 -8l-8 -5l8 -5z`, sand[5]))
      .join(''),
);

const cloth = pattern(
  'cloth',
  90,
  50,
  rect(0, 0, 90, 50, pomegranate[2]) +
    path('M45 2L85 25L45 48L5 25z', pomegranate[1]) +
    path('M45 9L73 25L45 41L17 25z', saffron[3]) +
    path('M45 15L63 25L45 35L27 25z', lapis[2]) +
    path('M45 20L54 25L45 30L36 25z', faience[4]) +
    path('M0 18L12 25L0 32zM90 18L78 25L90 32z', sand[4]),
  { patternTransform: 'translate(0 516)' },
);

const definitions = [
  tiles,
  cloth,
  halo('lamplight', [
    [0, saffron[5], 0.75],
    [0.4, saffron[4], 0.3],
    [1, saffron[3], 0],
  ]),
  gradient('gloom', [
    [0, lapis[0], 0.66],
    [0.5, lapis[1], 0.5],
    [1, lapis[0], 0.3],
  ]),
  gradient('evening', [lapis[2], [0.4, amethyst[3]], [0.7, pomegranate[4]], saffron[5]]),
  gradient(
    'brass',
    [saffron[1], [0.18, saffron[3]], [0.34, saffron[6]], [0.5, saffron[4]], [0.78, saffron[2]], saffron[0]],
    { x2: 1 },
  ),
  gradient('porcelain', [sand[6], [0.6, sand[5]], sand[3]], { x2: 1 }),
  gradient('tea', ['#b3340d', [0.45, '#8d1f0a'], '#4f0d0a']),
  gradient(
    'glass',
    [
      [0, '#ffffff', 0.55],
      [0.25, '#ffffff', 0.12],
      [0.75, '#ffffff', 0.08],
      [1, '#ffffff', 0.4],
    ],
    { x2: 1 },
  ),
  gradient('edge', [
    [0, lapis[0], 0],
    [1, lapis[0], 0.7],
  ]),
];

const OPENING = 'M420 372V176C420 96 480 92 540 44C600 92 660 96 660 176V372z';

const window =
  clip('opening', path(OPENING, '#000')) +
  path(OPENING, sand[4], { transform: 'translate(540 208) scale(1.14 1.1) translate(-540 -208)' }) +
  path(OPENING, lapis[1], { transform: 'translate(540 208) scale(1.05) translate(-540 -208)' }) +
  group(
    { 'clip-path': 'url(#opening)' },
    rect(410, 30, 260, 350, 'url(#evening)'),
    group({ transform: 'translate(300 0)' }, stars(chanceOf('window'), 40, { top: 50, bottom: 200 })),
    crescent(582, 146, 22, saffron[6]),
    path('M410 330Q470 300 540 322T680 306V390H410z', amethyst[1]),
    path('M506 330v-30C486 270 512 262 524 240C536 262 562 270 542 300v30z', faience[2]),
    rect(502, 316, 46, 40, amethyst[0]),
    palm(462, 376, 150, 12, { trunk: lapis[0], leaf: lapis[0], light: lapis[1] }),
    palm(626, 380, 190, -14, { trunk: lapis[0], leaf: lapis[0], light: lapis[1] }),
  ) +
  line('M420 330H660M540 330V376', sand[2], 7) +
  repeat(10, (index) => eightStar(432 + index * 24, 353, 10, saffron[3])) +
  rect(398, 372, 284, 16, sand[5]) +
  rect(398, 386, 284, 6, sand[2]);

const lantern = place(
  312,
  0,
  disc(0, 138, 150, 'url(#lamplight)') +
    line('M0 0V70', saffron[2], 3) +
    path('M-8 70h16l18 26h-52z', 'url(#brass)') +
    path('M-26 98L-36 150L0 190L36 150L26 98z', saffron[5]) +
    path('M-26 98L-36 150L0 190V98z', pomegranate[4]) +
    path('M-10 98L-13 152L0 190L13 152L10 98z', faience[4]) +
    line(
      'M-26 98L-36 150L0 190L36 150L26 98zM-10 98L-13 152L0 190L13 152L10 98M-36 150H36',
      saffron[1],
      2.6,
    ) +
    disc(0, 198, 5, saffron[3]) +
    line('M0 202v16', saffron[3], 3),
);

/** The waisted glass that tea is drunk from. */
const GLASS =
  'M-62 -176C-66 -120 -34 -104 -36 -74C-38 -46 -58 -40 -54 -6Q-50 6 0 6Q50 6 54 -6C58 -40 38 -46 36 -74C34 -104 66 -120 62 -176z';

const istikan = place(
  512,
  630,
  oval(10, 36, 150, 30, lapis[0], { opacity: 0.5 }) +
    oval(0, 18, 138, 36, sand[3]) +
    oval(0, 12, 138, 36, 'url(#porcelain)') +
    repeat(24, (index) => {
      const [x, y] = polar(0, 0, 122, index * 15);
      return place(x, 12 + y * 0.26, oval(0, 0, 7, 4, index % 2 ? lapis[4] : pomegranate[3]));
    }) +
    oval(0, 12, 92, 22, 'none', { stroke: saffron[3], 'stroke-width': 3 }) +
    oval(0, 8, 64, 14, sand[3], { opacity: 0.7 }) +
    clip('inside', path(GLASS, '#000')) +
    group(
      { 'clip-path': 'url(#inside)' },
      rect(-70, -142, 140, 150, 'url(#tea)'),
      oval(0, -142, 66, 9, '#e2622a'),
      path(
        'M-50 -130C-48 -104 -24 -94 -26 -70C-28 -44 -44 -36 -42 -4h14C-30 -36 -14 -44 -14 -72C-14 -96 -34 -108 -34 -130z',
        '#ff8a3d',
        { opacity: 0.45 },
      ),
      oval(10, -8, 34, 9, '#ff7a2e', { opacity: 0.5 }),
    ) +
    path(GLASS, 'url(#glass)') +
    line(GLASS, '#ffffff', 2.4, { opacity: 0.75 }) +
    oval(0, -176, 62, 10, 'none', { stroke: saffron[5], 'stroke-width': 4 }) +
    line('M-50 -166C-52 -128 -36 -116 -34 -98', '#ffffff', 5, { opacity: 0.85 }) +
    line('M46 -40Q50 -24 47 -8', '#ffffff', 4, { opacity: 0.6 }) +
    line('M30 -166L54 -232', 'url(#brass)', 6) +
    line('M30 -166L54 -232', saffron[4], 5) +
    oval(58, -242, 9, 14, saffron[5], { transform: 'rotate(20 58 -242)' }),
);

const steam = group(
  { opacity: 0.6 },
  line('M490 440C470 412 512 396 492 366S512 324 496 300', '#ffffff', 7, { opacity: 0.5 }),
  line('M528 436C510 406 550 390 530 356S554 308 536 276', '#ffffff', 5, { opacity: 0.4 }),
  line('M462 446C448 424 476 412 464 388', '#ffffff', 5, { opacity: 0.35 }),
);

/** Date biscuits, rolled and sliced. */
const biscuit = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    oval(0, 5, 34, 21, sand[1]) +
      oval(0, 0, 34, 21, sand[4]) +
      line('M-20 2C-18 -14 18 -14 20 0C20 12 -10 12 -10 1C-8 -6 8 -6 9 0', sand[0], 4.5) +
      repeat(6, (index) =>
        disc(-26 + index * 10, -12 + (index % 2) * 3 - (index > 1 && index < 4 ? 4 : 0), 1.4, sand[6]),
      ),
    turn,
  );

const plate =
  oval(186, 690, 168, 40, lapis[0], { opacity: 0.45 }) +
  oval(180, 676, 166, 40, faience[3]) +
  oval(180, 672, 166, 38, faience[5]) +
  oval(180, 672, 120, 26, 'none', { stroke: lapis[3], 'stroke-width': 3, 'stroke-dasharray': '10 7' }) +
  biscuit(106, 664, -8) +
  biscuit(250, 662, 10) +
  biscuit(150, 680, 6) +
  biscuit(212, 684, -6) +
  biscuit(180, 650, 0);

const sugar = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    path('M-15 -6L0 -13L15 -6L0 2z', '#ffffff') +
      path('M-15 -6V10L0 18V2z', sand[5]) +
      path('M15 -6V10L0 18V2z', sand[4]),
    turn,
  );

const sweets =
  sugar(336, 604, 6) +
  sugar(374, 606, -10) +
  sugar(354, 586, -4) +
  [
    [358, 694, 20],
    [436, 704, -14],
    [666, 694, 30],
    [690, 640, -30],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(
        x,
        y,
        path('M-16 0Q0 -10 16 0Q0 10 -16 0z', fig[3]) + line('M-14 0H14M-10 -3Q0 -7 10 -3', fig[1], 1.3),
        turn,
      ),
    )
    .join('');

const mint = place(
  634,
  668,
  [-60, -20, 20, 62]
    .map((turn) =>
      place(
        0,
        0,
        path('M0 0C-14 -12 -12 -36 0 -46C12 -36 14 -12 0 0z', turn % 40 ? fig[3] : fig[2]) +
          line('M0 -4v-34M0 -14l-6 -6M0 -14l6 -6M0 -24l-5 -6M0 -24l5 -6', fig[5], 1.2),
        turn,
      ),
    )
    .join(''),
  40,
  0.9,
);

export const tea = (): string =>
  picture(
    definitions,
    whole('url(#tiles)'),
    whole('url(#gloom)'),
    disc(300, 150, 340, 'url(#lamplight)'),
    window,
    lantern,
    rect(0, 530, 720, 190, 'url(#cloth)') +
      rect(0, 524, 720, 8, saffron[4]) +
      repeat(48, (index) => rect(index * 15 + 3, 532, 9, 5, saffron[3])) +
      rect(0, 530, 720, 190, 'url(#edge)'),
    samovar,
    plate,
    sweets,
    mint,
    istikan,
    steam,
  );
