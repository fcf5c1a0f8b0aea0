import { eightStar } from '../drawing/ornament.ts';
import { faience, lapis, pomegranate, saffron, sand } from '../drawing/palette.ts';
import { disc, framed, gradient, group, line, path, place, repeat } from '../drawing/svg.ts';
import { quill } from '../subjects/oud/oud.ts';

const FIELD = 'M34 262C96 224 180 218 252 238V300C180 282 96 288 34 324z';
const COVER =
  'M360 258C270 200 140 196 48 232V596C150 562 270 566 360 622C450 566 570 562 672 596V232C580 196 450 200 360 258z';
const DASHES = ['26 9 40 9 14 9', '50 9 22 9', '30 9 12 9 44 9'] as const;

/** Lines that look written, and say nothing in any language. */
const writing = repeat(6, (index) =>
  line(
    `M56 ${356 + index * 30}C110 ${324 + index * 30} 180 ${318 + index * 30} 232 ${330 + index * 30}`,
    index % 3 === 2 ? pomegranate[3] : lapis[3],
    5,
    { 'stroke-dasharray': DASHES[index % 3] ?? DASHES[0], opacity: 0.8 },
  ),
);

const page = (side: 1 | -1): string =>
  group(
    { transform: `translate(360 0) scale(${side} 1)` },
    path('M0 232C70 180 190 176 284 208V560C190 528 70 532 0 580z', 'url(#page)', {
      stroke: sand[3],
      'stroke-width': 3,
    }),
    path('M34 262C96 224 180 218 252 238V520C180 502 96 508 34 544z', 'none', {
      stroke: saffron[3],
      'stroke-width': 5,
    }),
    path(FIELD, side > 0 ? lapis[3] : faience[2]),
    line(FIELD, saffron[4], 4),
    repeat(3, (index) =>
      place(
        86 + index * 58,
        278 - index * 3 - (index === 1 ? 5 : 0),
        eightStar(0, 0, 15, index === 1 ? pomegranate[4] : saffron[4]) + disc(0, 0, 5, sand[6]),
      ),
    ),
    writing,
  );

/** An open book with a quill. */
export const bookCutOut = (): string =>
  framed(
    [gradient('page', ['#fffaf0', sand[5]], { x2: 1, y2: 1 })],
    [30, 60, 660, 600],
    path(COVER, pomegranate[2]),
    line(COVER, saffron[4], 6),
    page(1) + page(-1),
    line('M360 236V590', sand[3], 5),
    path('M404 560l30 -14v86l-15 -16l-15 16z', faience[3]),
    group({ transform: 'translate(-710 -1020) scale(2.05) rotate(6 606 556)' }, quill),
  );
