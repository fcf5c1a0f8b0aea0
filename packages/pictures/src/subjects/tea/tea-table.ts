/** Tea glass, plate, sweets and mint beside the samovar. Needs `porcelain`, `tea`, `glass` and `brass`. */
import { faience, fig, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { clip, disc, group, line, oval, path, place, polar, rect, repeat } from '../../drawing/svg.ts';

/** The waisted glass that tea is drunk from. */
const GLASS =
  'M-62 -176C-66 -120 -34 -104 -36 -74C-38 -46 -58 -40 -54 -6Q-50 6 0 6Q50 6 54 -6C58 -40 38 -46 36 -74C34 -104 66 -120 62 -176z';

export const istikan = place(
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

export const steam = group(
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

export const plate =
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

export const sweets =
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

export const mint = place(
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
