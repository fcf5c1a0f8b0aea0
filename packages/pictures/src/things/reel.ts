import { brassDefinitions } from '../drawing/brass.ts';
import { eightStar } from '../drawing/ornament.ts';
import { amethyst, faience, lapis, pomegranate, saffron } from '../drawing/palette.ts';
import { disc, framed, gradient, path, place, polar, rect, repeat, ring } from '../drawing/svg.ts';

const X = 330;
const Y = 338;

/** Frames of the film, each with a sun over hills, and how they lie on the strip. */
const frames = [
  { y: 630, turn: 6 },
  { y: 636, turn: 0 },
  { y: 626, turn: -8 },
  { y: 600, turn: -18 },
]
  .map(({ y, turn }, index) =>
    place(
      356 + index * 84,
      y,
      rect(-32, -2, 64, 52, 'url(#evening)', { rx: 8 }) +
        disc(10, 20, 11, saffron[6]) +
        path('M-32 50v-10l14 -16l14 14l10 -10l26 22z', lapis[1]),
      turn,
    ),
  )
  .join('');

const rim = repeat(24, (index) =>
  place(...polar(X, Y, 252, index * 15), path('M0 -7L7 0L0 7L-7 0z', index % 2 ? saffron[5] : faience[4])),
);

const windows = repeat(5, (index) => {
  const [x, y] = polar(X, Y, 148, index * 72);
  return disc(x, y, 72, saffron[1]) + disc(x, y, 66, lapis[2]) + ring(x, y, 58, lapis[4], 3);
});

/** A reel with a strip of film. */
export const reelCutOut = (): string =>
  framed(
    [...brassDefinitions, gradient('evening', [amethyst[2], amethyst[3], pomegranate[4], saffron[4]])],
    [20, 20, 680, 680],
    path('M300 596C420 640 560 640 690 560V668C560 740 400 720 270 676z', lapis[1], {
      stroke: saffron[3],
      'stroke-width': 5,
    }),
    frames,
    disc(X + 9, Y + 12, 290, saffron[1], { opacity: 0.5 }),
    disc(X, Y, 290, 'url(#brass)', { stroke: saffron[1], 'stroke-width': 5 }),
    ring(X, Y, 268, saffron[6], 4),
    ring(X, Y, 252, pomegranate[2], 20),
    rim,
    windows,
    disc(X, Y, 58, 'url(#brassUp)', { stroke: saffron[1], 'stroke-width': 4 }),
    eightStar(X, Y, 38, pomegranate[3]),
    disc(X, Y, 12, saffron[6]),
  );
