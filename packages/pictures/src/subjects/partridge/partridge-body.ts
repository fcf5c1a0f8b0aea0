/** The chukar, called kew: it looks to the right and stands with its feet about the origin. Needs `back`, `breast`, `flank`. */
import { lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import {
  clip,
  curve,
  disc,
  group,
  line,
  oval,
  type Point,
  path,
  place,
  points,
  repeat,
} from '../../drawing/svg.ts';

const outline: readonly Point[] = points(
  '-262 -64, -220 -130, -160 -204, -84 -262, 0 -300, 62 -336, 92 -386, 112 -428, 150 -452, 192 -438, 212 -404, 208 -366, 206 -328, 214 -270, 202 -196, 160 -130, 96 -88, 10 -70, -80 -76, -160 -62, -220 -46',
);
const BODY = curve(outline, true);

const red = pomegranate[3];

const legs = [-34, 52]
  .map((x, index) => {
    const lean = index ? 14 : -6;
    return (
      path(`M${x - 26} -96Q${x} -50 ${x + 4} -42H${x + 18}Q${x + 26} -60 ${x + 34} -100z`, '#8a90bd') +
      line(`M${x + 10} -56L${x + lean} -4`, pomegranate[2], 13) +
      line(`M${x + 8} -56L${x + lean - 2} -4`, red, 9) +
      line(
        `M${x + lean} -4L${x + lean + 40} 4M${x + lean} -4L${x + lean + 26} 12M${x + lean} -4L${x + lean - 24} 6`,
        red,
        8,
      ) +
      repeat(4, (ring) => line(`M${x + 3 + ring * (lean / 8)} ${-44 + ring * 10}h10`, pomegranate[5], 1.6))
    );
  })
  .join('');

const tail =
  path('M-196 -122L-300 -40L-284 -26L-292 -14L-268 -10L-262 2L-150 -60z', '#a4502f') +
  line('M-290 -36L-190 -96M-284 -18L-180 -80M-262 -4L-164 -68', '#6d2a1c', 3);

/** The bars along its side, each of cream, black and chestnut. */
const bars = repeat(9, (index) => {
  const [x, y] = [-96 + index * 31, -116 - index * 9.5];
  const bend = `M${x} ${y - 62 + index * 2}Q${x + 34} ${y - 16} ${x - 6} ${y + 42}`;
  return (
    line(bend, lapis[0], 15) +
    line(bend, '#a4502f', 6, { transform: 'translate(-7 1)' }) +
    line(bend, sand[6], 9, { transform: 'translate(8 -2)' })
  );
});

const FLANK =
  'M-130 -92C-96 -160 -20 -214 70 -226C130 -230 176 -220 190 -196C180 -140 120 -92 40 -78C-30 -66 -90 -70 -130 -92z';

/** Rows of feathers on the folded wing, each with a light edge. */
const wing = repeat(6, (row) =>
  repeat(9 - row, (index) => {
    const [x, y] = [-196 + index * 32 + row * 20, -122 - index * 17 - row * 15 + (index * index) / 3];
    const tone = ['#8a84ad', '#7d7aa6', '#9a94bc'][(index + row) % 3] ?? '#8a84ad';
    return place(
      x,
      y,
      path('M-8 -16C14 -20 38 -8 42 6C34 20 10 20 -10 12z', tone) +
        line('M42 6C34 20 10 20 -10 12', index % 2 ? sand[4] : pomegranate[6], 3) +
        line('M-4 -2Q18 -4 36 4', lapis[3], 1.4, { opacity: 0.5 }),
      148 + row * 2,
    );
  }),
);

const throat =
  'M196 -418C170 -424 146 -410 136 -382C128 -352 140 -318 166 -300C184 -292 204 -296 212 -306C220 -344 216 -384 210 -404z';
const collar = 'M214 -420C190 -426 160 -428 138 -402C120 -374 124 -336 146 -310C162 -292 188 -284 216 -292';

const head =
  path(throat, sand[6]) +
  line(collar, lapis[0], 17) +
  line('M112 -412C96 -380 92 -350 100 -322', '#a4502f', 9, { opacity: 0.7 }) +
  path('M204 -424C232 -428 262 -408 268 -386C248 -388 226 -386 208 -392z', red) +
  path('M208 -394C226 -386 246 -386 256 -384C244 -376 222 -376 208 -384z', pomegranate[2]) +
  line('M216 -412Q236 -412 252 -400', pomegranate[5], 3, { opacity: 0.8 }) +
  disc(174, -414, 15, red) +
  disc(174, -414, 10.5, '#2a0d12') +
  disc(171, -418, 3.6, '#ffffff') +
  line('M120 -440Q150 -458 188 -440', sand[5], 4, { opacity: 0.55 });

const plumage = group(
  { 'clip-path': 'url(#kew)' },
  path(BODY, 'url(#back)'),
  path(
    'M60 -340C130 -330 220 -330 226 -270C220 -190 170 -150 120 -170C60 -200 20 -260 60 -340z',
    'url(#breast)',
  ),
  repeat(34, (index) =>
    line(`M${90 + (index % 6) * 22} ${-282 + Math.floor(index / 6) * 17}q8 7 16 0`, lapis[4], 1.6, {
      opacity: 0.35,
    }),
  ),
  path(FLANK, 'url(#flank)'),
  bars,
  path('M-130 -92C-60 -58 60 -58 130 -100L140 -40H-140z', '#d69a6a', { opacity: 0.75 }),
  wing,
  path(
    'M-262 -64C-160 -204 -84 -262 0 -300L62 -336L92 -386L112 -428L120 -400L84 -330C20 -270 -120 -200 -240 -60z',
    saffron[6],
    { opacity: 0.35 },
  ),
);

export const partridgeBody =
  clip('kew', path(BODY, '#000')) +
  oval(10, 8, 190, 18, lapis[0], { opacity: 0.3 }) +
  legs +
  tail +
  plumage +
  head;
