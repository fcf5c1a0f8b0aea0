/** Mountain flowers, each about 60 units high. */
import { pomegranate, saffron, sand } from './palette.ts';
import { disc, gradient, line, path, place, polar, repeat } from './svg.ts';

export const tulipGradient = gradient('tulip', [pomegranate[5], [0.45, pomegranate[3]], pomegranate[1]]);

/** The narcissus of Kurdistan's spring, seen from above. */
export const nergiz = (x: number, y: number, size: number, turn: number): string =>
  place(
    x,
    y,
    repeat(6, (index) =>
      place(
        0,
        0,
        path('M0 -4C-12 -10 -11 -24 0 -31C11 -24 12 -10 0 -4z', index % 2 ? '#ffffff' : sand[6]) +
          line('M0 -10v-13', sand[4], 1.2),
        index * 60,
      ),
    ) +
      disc(0, 0, 11, saffron[2]) +
      repeat(10, (index) => disc(...polar(0, 0, 9.4, index * 36), 3.3, saffron[4])) +
      disc(0, 0, 6, saffron[3]) +
      repeat(3, (index) => disc(...polar(0, 0, 2.6, index * 120), 1.6, saffron[6])),
    turn,
    size,
  );

/** A tulip. Needs the gradient `tulip`. */
export const tulip = (x: number, y: number, size: number, turn: number): string =>
  place(
    x,
    y,
    path(
      'M-20 -34C-30 -12 -22 12 0 14C22 12 30 -12 20 -34Q12 -24 9 -18Q6 -34 0 -42Q-6 -34 -9 -18Q-12 -24 -20 -34z',
      pomegranate[2],
    ) +
      path('M-20 -34C-30 -10 -22 12 0 14Q-14 -8 -20 -34z', 'url(#tulip)') +
      path('M20 -34C30 -10 22 12 0 14Q14 -8 20 -34z', 'url(#tulip)') +
      path('M0 -40C-16 -20 -14 6 0 14C14 6 16 -20 0 -40z', 'url(#tulip)') +
      line('M-3 -24Q-8 -8 -3 6', pomegranate[6], 1.6, { opacity: 0.7 }),
    turn,
    size,
  );
