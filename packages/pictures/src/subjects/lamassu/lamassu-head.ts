/** The head of a king, with its beard and its horned crown. Needs `alabaster` and `gold`. */
import { faience, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { clip, disc, group, line, oval, path, place, rect, repeat } from '../../drawing/svg.ts';

export const INK = sand[1];

/** A lock of hair, rolled at its end. */
const curl = (x: number, y: number, size: number, color: string): string =>
  disc(x, y, size, color) +
  line(
    `M${x + size * 0.6} ${y}a${size * 0.6} ${size * 0.6} 0 1 1 ${-size * 0.6} ${-size * 0.6}a${size * 0.34} ${size * 0.34} 0 1 1 ${-size * 0.1} ${size * 0.7}`,
    INK,
    1.5,
  );

export const curls = (columns: number, rows: number, x: number, y: number, size: number): string =>
  repeat(rows, (row) =>
    repeat(columns, (column) =>
      curl(
        x + column * size * 2 + (row % 2) * size * 0.3,
        y + row * size * 1.9,
        size,
        row % 2 ? sand[4] : sand[5],
      ),
    ),
  );

export const face =
  path(
    'M150 -444C156 -470 190 -482 216 -468C226 -452 228 -440 226 -430C232 -424 250 -396 248 -390C244 -384 236 -386 236 -380C240 -372 238 -368 234 -366C238 -360 234 -352 226 -350C206 -338 168 -340 150 -372z',
    'url(#alabaster)',
  ) +
  path('M186 -428Q206 -442 226 -428Q208 -414 186 -428z', sand[6]) +
  disc(209, -428, 6.4, lapis[2]) +
  disc(211, -430, 2, '#fff') +
  line('M182 -427Q206 -446 229 -428M184 -425Q206 -412 226 -426', lapis[0], 3) +
  line('M176 -444Q204 -462 232 -442', lapis[1], 6) +
  line('M236 -390q-8 4 -12 -2M236 -378q-10 2 -20 -2M220 -364q8 4 14 -2', INK, 2.4);

const BEARD =
  'M146 -392C168 -372 190 -374 210 -380C222 -384 230 -376 234 -364C240 -330 236 -270 226 -232Q196 -222 168 -232C152 -280 142 -340 146 -392z';

export const beard =
  clip('beard', path(BEARD, '#000')) +
  path(BEARD, sand[4]) +
  group(
    { 'clip-path': 'url(#beard)' },
    curls(7, 3, 150, -382, 7.5),
    repeat(4, (index) =>
      line(`M${166 + index * 17} -338Q${164 + index * 18} -290 ${172 + index * 15} -230`, INK, 2),
    ),
    curls(6, 2, 158, -300, 8),
    curls(6, 2, 164, -248, 8),
  ) +
  line(BEARD, INK, 2);

export const hair =
  path(
    'M160 -470C128 -466 116 -430 120 -396C98 -384 88 -352 102 -330C122 -312 150 -322 156 -346C164 -380 160 -420 170 -450z',
    sand[4],
  ) +
  curls(3, 3, 108, -366, 9) +
  curls(2, 4, 134, -446, 9) +
  oval(168, -414, 9, 15, 'url(#alabaster)', { stroke: INK, 'stroke-width': 2 }) +
  line('M168 -398v10', saffron[2], 3) +
  path('M168 -390l-8 18h16z', saffron[4]) +
  disc(168, -368, 4, pomegranate[3]);

export const tiara =
  path('M142 -462L136 -556Q180 -576 226 -556L228 -462Q186 -482 142 -462z', 'url(#gold)') +
  rect(134, -574, 94, 20, lapis[3], { rx: 4 }) +
  repeat(9, (index) =>
    path(`M${138 + index * 10} -574q5 -26 10 0z`, index % 2 ? faience[3] : pomegranate[4]),
  ) +
  [152, 181, 210]
    .map(
      (x, index) =>
        repeat(8, (petal) =>
          place(x, -532 - (index === 1 ? 3 : 0), oval(0, -7, 2.7, 5, sand[6]), petal * 45),
        ) + disc(x, -532 - (index === 1 ? 3 : 0), 3.4, pomegranate[3]),
    )
    .join('') +
  [0, 1, 2]
    .map(
      (row) =>
        line(
          `M142 ${-470 - row * 15}Q190 ${-500 - row * 14} 222 ${-478 - row * 14}Q238 ${-486 - row * 14} 232 ${-506 - row * 12}`,
          lapis[1],
          10,
        ) +
        line(
          `M142 ${-470 - row * 15}Q190 ${-500 - row * 14} 222 ${-478 - row * 14}Q238 ${-486 - row * 14} 232 ${-506 - row * 12}`,
          sand[6],
          6,
        ),
    )
    .join('');
