/** Body of the mascot, a chukar partridge (kew in Kurdish), in a box of 256 × 240. It faces right. */
import { lapis, pomegranate, sand } from '../drawing/palette.ts';
import { clip, gradient, group, line, oval, path, tag } from '../drawing/svg.ts';

export const chestnut = '#a4502f';
export const red = pomegranate[3];

const FLANK =
  'M70 198C88 166 128 142 168 140C188 140 201 146 207 158C200 190 164 210 124 210C100 210 84 206 70 198z';
const BARS = [96, 115, 134, 153, 172, 191]
  .map((x, index) => `M${x} ${[148, 144, 139, 135, 130, 126][index]}q17 26 -4 58`)
  .join('');

export const definitions = [
  gradient('back', ['#a3a7ea', '#8c8fb8', '#6f6a94'], { x2: 1, y2: 1 }),
  gradient('breast', ['#b9c0e2', '#8a90bd']),
  gradient('head', ['#9599d6', '#b9c0e2']),
  gradient('flank', [sand[6], sand[4]]),
  clip('bars', path(FLANK, '#000')),
];

export const shadow = (width: number, y = 228): string => oval(128, y, width, 7, lapis[0], { opacity: 0.35 });

/** Offset of the feet from their resting place. */
type Step = readonly [x: number, y: number];

const leg = (x: number, [dx, dy]: Step): string => {
  const [footX, footY] = [x + 2 + dx, 224 + dy];
  return (
    path(`M${x - 16} 200Q${x - 4} 214 ${x - 2} 216h8Q${x + 10} 210 ${x + 14} 198z`, '#8a90bd') +
    line(`M${x + 2} 212L${footX} ${footY}`, red, 6) +
    line(`M${footX} ${footY}l19 3M${footX} ${footY}l11 6M${footX} ${footY}l-11 3`, red, 4.5)
  );
};

export const legs = (left: Step = [-4, 0], right: Step = [2, 0]): string => leg(110, left) + leg(150, right);

const tail =
  path('M58 172L10 186L18 195L13 203L24 209L72 200z', chestnut) +
  line('M17 190L60 180M20 203L64 192', '#6d2a1c', 2.2);

export const body =
  tail +
  path(
    'M36 180C40 140 70 114 104 102C126 94 150 92 172 97C197 103 210 124 208 150C204 190 168 210 124 210C88 210 54 206 36 180z',
    'url(#back)',
  ) +
  path('M134 98C176 90 211 116 208 152C206 174 192 190 172 200C146 184 126 142 134 98z', 'url(#breast)') +
  line('M158 118q5 5 10 0m4 0q5 5 10 0m-19 12q5 5 10 0m4 0q5 5 10 0m4 0q5 5 10 0', lapis[4], 1.4, {
    opacity: 0.45,
  }) +
  path(FLANK, 'url(#flank)') +
  group(
    { 'clip-path': 'url(#bars)' },
    line(BARS, lapis[0], 8),
    line(BARS, chestnut, 3, { transform: 'translate(-4 1)' }),
    line(BARS, sand[6], 4.5, { transform: 'translate(4.5 -1)' }),
  );

const feathers =
  path(
    'M144 116C122 104 84 116 62 142C52 155 46 170 50 180C74 186 112 174 134 150C146 137 152 124 144 116z',
    '#7d7aa6',
  ) +
  path('M144 116C122 104 84 116 62 142C84 128 118 126 146 126C148 122 147 118 144 116z', '#9a94bc') +
  line('M56 162Q72 160 76 176M76 146Q94 146 98 166M98 132Q116 134 118 154', pomegranate[6], 2.6) +
  line('M66 153Q82 152 87 171M87 138Q104 139 108 160', sand[4], 2.2);

/** The wing, rotated about the shoulder; resting without a transform. */
export const wing = (transform?: string): string =>
  transform === undefined ? feathers : tag('g', { transform: `${transform} translate(-140 -120)` }, feathers);
