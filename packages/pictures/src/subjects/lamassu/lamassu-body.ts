/** The winged bull with a human head, which looks to the right; it stands on y = 0 and is about 560 high. */

import { pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { clip, curve, group, line, type Point, path, points, polar, repeat } from '../../drawing/svg.ts';
import { beard, curls, face, hair, INK, tiara } from './lamassu-head.ts';
import { wing } from './lamassu-wing.ts';

const outline: readonly Point[] = points(
  '-206 -196, -196 -250, -150 -282, -80 -284, 0 -282, 70 -300, 110 -340, 168 -330, 196 -280, 200 -220, 182 -166, 140 -136, 60 -128, -20 -122, -90 -134, -140 -130, -186 -140',
);

const BODY = curve(outline, true);

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
