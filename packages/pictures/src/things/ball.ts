import { eightStar } from '../drawing/ornament.ts';
import { amethyst, faience, lapis, pomegranate, saffron, sand } from '../drawing/palette.ts';
import {
  clip,
  closed,
  disc,
  framed,
  group,
  halo,
  line,
  oval,
  path,
  place,
  point,
  polar,
  repeat,
  ring,
  starPoints,
} from '../drawing/svg.ts';

const CENTRE = 360;
const RADIUS = 300;

const definitions = [
  halo('skin', ['#ffffff', [0.6, sand[6]], sand[4]], { cx: 0.38, cy: 0.32, r: 0.75 }),
  halo(
    'shade',
    [
      [0.55, '#000000', 0],
      [1, amethyst[1], 0.55],
    ],
    { cx: 0.38, cy: 0.34, r: 0.78 },
  ),
  clip('ball', disc(CENTRE, CENTRE, RADIUS, '#000000')),
];

/** A patch of five corners with a star in it, as tiles have them. */
function patch(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 5 }, (_, index) => polar(x, y, radius, index * 72));
  return (
    path(closed(corners), lapis[3], { stroke: saffron[4], 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
    path(closed(starPoints(x, y, radius * 0.62, radius * 0.28, 5)), faience[4]) +
    disc(x, y, radius * 0.2, saffron[4]) +
    disc(x, y, radius * 0.09, pomegranate[3])
  );
}

/** Patches near the edge are seen from the side. */
const outerPatches = repeat(5, (index) => {
  const turn = index * 72 + 36;
  return place(
    ...polar(CENTRE, CENTRE, 238, turn),
    group({ transform: `rotate(${turn}) scale(1 0.72) rotate(180)` }, patch(0, -38, 98)),
  );
});

const seams = repeat(5, (index) => {
  const at = (radius: number, degrees: number) => point(polar(CENTRE, CENTRE, radius, degrees));
  const middle = index * 72;
  const fork = at(176, middle);
  return line(
    `M${at(104, middle)}L${fork}M${fork}L${at(205, middle + 24)}M${fork}L${at(205, middle - 24)}`,
    sand[2],
    8,
  );
});

const blossoms = repeat(5, (index) => {
  const [x, y] = polar(CENTRE, CENTRE, 214, index * 72);
  return eightStar(x, y, 17, pomegranate[4]) + disc(x, y, 5, saffron[5]);
});

/** A football in the colours of faience tiles. */
export const ballCutOut = (): string =>
  framed(
    definitions,
    [40, 40, 640, 640],
    disc(CENTRE, CENTRE, RADIUS, 'url(#skin)'),
    group({ 'clip-path': 'url(#ball)' }, seams, patch(CENTRE, CENTRE, 106), outerPatches, blossoms),
    disc(CENTRE, CENTRE, RADIUS, 'url(#shade)'),
    ring(CENTRE, CENTRE, RADIUS - 3, sand[1], 6, { opacity: 0.5 }),
    oval(270, 220, 92, 52, '#ffffff', { opacity: 0.28, transform: 'rotate(-35 270 220)' }),
  );
