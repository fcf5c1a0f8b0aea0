/** A phone with a view of the mountains, and a SIM card before it. */
import { faience, fig, lapis, saffron, sand } from '../drawing/palette.ts';
import { disc, framed, gradient, line, path, place, rect } from '../drawing/svg.ts';

const definitions = [
  gradient('case', [lapis[3], lapis[1]], { x2: 1, y2: 1 }),
  gradient('sky', [faience[4], faience[2]]),
];

const screen =
  rect(36, 16, 50, 96, 'url(#sky)', { rx: 5 }) +
  disc(70, 40, 12, saffron[6]) +
  path('M36 92l16-26 11 15 9-12 14 23v15a5 5 0 0 1-5 5H41a5 5 0 0 1-5-5z', lapis[2]) +
  path('M36 98c16-8 34-4 50-2v11a5 5 0 0 1-5 5H41a5 5 0 0 1-5-5z', fig[2]);

const phone =
  rect(28, 4, 66, 124, saffron[4], { rx: 13 }) +
  rect(31, 7, 60, 118, 'url(#case)', { rx: 10.5 }) +
  screen +
  disc(61, 118.5, 3.4, saffron[4]) +
  line('M54 11.5h14', saffron[4], 2.4);

const sim =
  path('M72 74h30l12 12v36a5 5 0 0 1-5 5H77a5 5 0 0 1-5-5z', sand[6], {
    stroke: saffron[2],
    'stroke-width': 2,
  }) +
  rect(80, 94, 26, 23, saffron[4], { rx: 4, stroke: saffron[2], 'stroke-width': 1.8 }) +
  line('M80 102h8v8h-8M106 102h-8v8h8M93 94v8M93 110v7', saffron[2], 1.8);

export const phoneCutOut = (): string =>
  framed(
    definitions,
    [14, 0, 112, 132],
    place(60, 70, place(-60, -70, phone), -7),
    place(92, 96, place(-92, -96, sim), 12),
  );
