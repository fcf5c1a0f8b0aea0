/** The winged bull with a human head, which looks to the right; it stands on y = 0 and is about 560 high. */
import { faience, lapis, pomegranate, saffron, sand } from './palette.ts';
import { clip, curve, disc, group, line, oval, type Point, path, place, polar, rect, repeat } from './svg.ts';

const outline: readonly Point[] = [
  [-206, -196],
  [-196, -250],
  [-150, -282],
  [-80, -284],
  [0, -282],
  [70, -300],
  [110, -340],
  [168, -330],
  [196, -280],
  [200, -220],
  [182, -166],
  [140, -136],
  [60, -128],
  [-20, -122],
  [-90, -134],
  [-140, -130],
  [-186, -140],
];
const BODY = curve(outline, true);

const INK = sand[1];

interface Leg {
  readonly x: number;
  readonly lean: number;
  readonly hind?: boolean;
  readonly stone: string;
}

const leg = ({ x, lean, hind = false, stone }: Leg): string => {
  const knee: Point = [x + lean * 0.4 + (hind ? -12 : 4), -82];
  const foot: Point = [x + lean, -22];
  const thigh = hind ? 50 : 34;
  const shape: readonly Point[] = [
    [x - thigh, -190],
    [x - thigh * 0.7, -130],
    [knee[0] - 20, knee[1]],
    [foot[0] - 15, foot[1] - 22],
    [foot[0] - 22, foot[1] + 4],
    [foot[0] + 24, foot[1] + 4],
    [foot[0] + 16, foot[1] - 22],
    [knee[0] + 20, knee[1]],
    [x + thigh * 0.8, -130],
    [x + thigh, -190],
  ];
  return (
    path(curve(shape, true), stone) +
    path(`M${foot[0] - 23} ${foot[1] + 2}h46l8 20h-60z`, sand[2]) +
    line(`M${foot[0] + 4} ${foot[1] + 4}l4 16`, INK, 2) +
    line(
      `M${knee[0] - 14} ${knee[1] - 14}q14 8 26 0M${knee[0] - 15} ${knee[1] + 8}q14 8 27 0M${foot[0] - 15} ${foot[1] - 24}q14 6 29 0`,
      INK,
      2,
      { opacity: 0.6 },
    ) +
    line(`M${knee[0] - 2} ${knee[1] + 14}L${foot[0]} ${foot[1] - 30}`, INK, 1.6, { opacity: 0.5 })
  );
};

const legs = (near: boolean): string =>
  (near
    ? [
        { x: 160, lean: 2, stone: 'url(#alabaster)' },
        { x: -150, lean: -30, hind: true, stone: 'url(#alabaster)' },
      ]
    : [
        { x: 104, lean: 18, stone: sand[3] },
        { x: 52, lean: -34, stone: sand[3] },
        { x: -78, lean: 16, hind: true, stone: sand[3] },
      ]
  )
    .map(leg)
    .join('');

/** A lock of hair, rolled at its end. */
const curl = (x: number, y: number, size: number, color: string): string =>
  disc(x, y, size, color) +
  line(
    `M${x + size * 0.6} ${y}a${size * 0.6} ${size * 0.6} 0 1 1 ${-size * 0.6} ${-size * 0.6}a${size * 0.34} ${size * 0.34} 0 1 1 ${-size * 0.1} ${size * 0.7}`,
    INK,
    1.5,
  );

const curls = (columns: number, rows: number, x: number, y: number, size: number): string =>
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

const FEATHERS = [
  { count: 15, reach: 330, width: 27, tones: [faience[3], lapis[4]] },
  { count: 13, reach: 236, width: 25, tones: [pomegranate[4], pomegranate[3]] },
  { count: 11, reach: 150, width: 22, tones: [saffron[4], saffron[3]] },
] as const;

const feather = (length: number, width: number, tone: string): string =>
  path(
    `M0 0C${-width} ${-length * 0.4} ${-width * 0.8} ${-length * 0.94} 0 ${-length}C${width * 0.8} ${-length * 0.94} ${width} ${-length * 0.4} 0 0z`,
    tone,
    { stroke: lapis[1], 'stroke-width': 1.6 },
  ) +
  line(`M0 -8V${-length + 12}`, sand[6], 1.8, { opacity: 0.75 }) +
  repeat(Math.floor(length / 22), (index) =>
    line(
      `M0 ${-length + 26 + index * 15}l${-width * 0.4} -9M0 ${-length + 26 + index * 15}l${width * 0.4} -9`,
      lapis[1],
      1,
      { opacity: 0.35 },
    ),
  );

/** The wing opens from the shoulder, back and up, in three rows of feathers. */
const wing = place(
  96,
  -236,
  FEATHERS.map(({ count, reach, width, tones }) =>
    repeat(count, (index) => {
      const share = index / (count - 1);
      const turn = -88 + share * 74;
      const length = reach * (1 - Math.abs(share - 0.35) * 0.28);
      return place(0, 0, feather(length, width * 0.72, tones[index % 2] ?? tones[0]), turn);
    }),
  ).join('') +
    path('M-96 24C-104 -40 -60 -104 10 -112C40 -104 58 -60 48 -10C20 36 -50 50 -96 24z', 'url(#alabaster)') +
    repeat(5, (row) =>
      repeat(6 - Math.abs(row - 2), (index) =>
        line(`M${-66 + index * 20 + Math.abs(row - 2) * 8} ${-72 + row * 20}q9 14 18 0`, INK, 2, {
          opacity: 0.7,
        }),
      ),
    ),
);

const face =
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
const beard =
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

const hair =
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

const tiara =
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

const mane = group(
  { 'clip-path': 'url(#bull)' },
  curls(4, 9, 130, -340, 9),
  curls(12, 2, -60, -142, 9),
  curls(3, 5, -206, -246, 9),
);

const tail =
  line('M-200 -232C-240 -220 -238 -150 -226 -60', sand[3], 13) +
  path('M-238 -72C-250 -40 -238 -16 -224 -8C-212 -26 -210 -50 -216 -74z', sand[4]) +
  line('M-228 -66V-16M-234 -52l6 10l8 -10M-236 -36l8 10l10 -10', INK, 2);

const belt = repeat(14, (index) => {
  const [x, y] = [-116 + index * 18, -206 + Math.sin(index / 3) * 3];
  return path(`M${x} ${y}l8 -9l8 9l-8 9z`, index % 2 ? saffron[4] : pomegranate[3], { opacity: 0.9 });
});

const halo = repeat(24, (index) =>
  line(
    `M${polar(182, -430, 112, index * 15)
      .map((v) => v.toFixed(1))
      .join(' ')}L${polar(182, -430, index % 2 ? 128 : 140, index * 15)
      .map((v) => v.toFixed(1))
      .join(' ')}`,
    saffron[5],
    4,
    { opacity: 0.7 },
  ),
);

export const lamassuBody =
  halo +
  tail +
  legs(false) +
  clip('bull', path(BODY, '#000')) +
  path(BODY, 'url(#alabaster)') +
  path('M-206 -196C-120 -120 60 -112 190 -170L180 -120H-200z', sand[2], {
    opacity: 0.35,
    'clip-path': 'url(#bull)',
  }) +
  mane +
  belt +
  legs(true) +
  wing +
  hair +
  face +
  beard +
  tiara;
