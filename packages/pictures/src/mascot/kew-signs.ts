/** Things that the mascot holds or wears, and signs around it. */
import { amethyst, faience, fig, pomegranate, saffron, sand } from '../drawing/palette.ts';
import { closed, disc, line, path, place, rect, starPoints } from '../drawing/svg.ts';

/** Four rays that are visible even at 40 pixels. */
const sparkle = (x: number, y: number, size: number, color: string): string =>
  path(closed(starPoints(x, y, size, size * 0.3, 4)), color);

export const wave = line('M64 26q-10 5 -14 15M88 12q-8 0 -14 4', faience[4], 4);

export const sparkles =
  sparkle(112, 30, 16, saffron[4]) + sparkle(86, 56, 9, saffron[5]) + sparkle(134, 8, 7, saffron[5]);

const scrap = (x: number, y: number, turn: number, fill: string): string =>
  place(x, y, rect(0, 0, 9, 13, fill, { rx: 2 }), turn);

export const confetti =
  scrap(34, 60, 24, faience[4]) +
  scrap(236, 104, -30, amethyst[4]) +
  scrap(62, 92, -18, pomegranate[4]) +
  disc(28, 108, 5, fig[4]) +
  sparkle(232, 18, 9, saffron[4]) +
  sparkle(36, 28, 12, saffron[4]);

export const tulip = place(
  205,
  200,
  line('M0 0Q3 -18 0 -34', fig[2], 4) +
    path('M1 -10Q16 -14 18 -30Q4 -26 1 -10z', fig[3]) +
    path('M-13 -52L-6 -44L0 -58L6 -44L13 -52C16 -38 10 -30 0 -30S-16 -38 -13 -52z', pomegranate[4]) +
    path('M0 -58L6 -44L13 -52C16 -38 10 -30 0 -30z', pomegranate[3]),
  22,
);

/** The moon, and two letters z for sleep. */
export const night =
  line('M206 38h14l-14 16h14', amethyst[5], 4.5) +
  line('M232 12h10l-10 11h10', amethyst[4], 3.6) +
  path('M50 24A28 28 0 1 0 78 62A24 24 0 0 1 50 24z', saffron[5]);

export const map = place(
  196,
  168,
  path('M-34 -22L-12 -28L12 -20L34 -27V20L12 27L-12 19L-34 25z', sand[5]) +
    path('M-12 -28L12 -20V27L-12 19z', sand[4]) +
    line('M-28 12Q-16 -10 -4 4T24 -12', pomegranate[3], 3, { 'stroke-dasharray': '1 7' }) +
    line('M20 -18l9 9m0 -9l-9 9', pomegranate[2], 3),
  -8,
);

export const question =
  line('M40 46q0 -16 15 -16t15 14q0 9 -10 13q-5 3 -5 10', saffron[4], 7) + disc(55, 82, 4.8, saffron[4]);

export const quiff = path('M160 34C150 20 156 10 164 6C170 16 172 26 168 33z', '#9599d6');

/** A crown with three points, on the head. */
export const crown = place(
  174,
  36,
  path('M-34 6L-40 -26L-19 -12L0 -38L19 -12L40 -26L34 6Q0 14 -34 6z', saffron[4], {
    stroke: saffron[1],
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  }) +
    path('M-35 -2L-34 6Q0 14 34 6L35 -2Q0 6 -35 -2z', saffron[3]) +
    disc(-40, -27, 5, saffron[5]) +
    disc(0, -39, 5, saffron[5]) +
    disc(40, -27, 5, saffron[5]) +
    disc(0, -9, 5, pomegranate[3]) +
    disc(-19, -5, 3.6, faience[3]) +
    disc(19, -5, 3.6, faience[3]),
  -4,
  0.86,
);

export const rays = line('M98 14l8 10M76 42l11 5M242 14l-8 8', saffron[5], 4);
