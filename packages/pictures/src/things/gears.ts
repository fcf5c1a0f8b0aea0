import { brassDefinitions } from '../drawing/brass.ts';
import { eightStar } from '../drawing/ornament.ts';
import { faience, lapis, pomegranate, saffron } from '../drawing/palette.ts';
import { closed, disc, framed, gradient, path, polar, repeat, ring } from '../drawing/svg.ts';

interface Gear {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly teeth: number;
  readonly fill: string;
  readonly turn: number;
  readonly jewel: string;
}

const outlineOf = ({ x, y, radius, teeth, turn }: Gear): string => {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, index) => {
    const middle = index * step + turn;
    return [
      polar(x, y, radius * 0.84, middle - step * 0.3),
      polar(x, y, radius, middle - step * 0.18),
      polar(x, y, radius, middle + step * 0.18),
      polar(x, y, radius * 0.84, middle + step * 0.3),
    ];
  });
  return closed(corners.flat());
};

const EDGE = { stroke: saffron[1], 'stroke-width': 4, 'stroke-linejoin': 'round' } as const;

const spokes = ({ x, y, radius, fill }: Gear): string =>
  repeat(6, (index) => {
    const middle = index * 60;
    const corners = [
      polar(x, y, radius * 0.7, middle - 7),
      polar(x, y, radius * 0.3, middle - 9),
      polar(x, y, radius * 0.3, middle + 9),
      polar(x, y, radius * 0.7, middle + 7),
    ];
    return path(closed(corners), fill, { ...EDGE, 'stroke-width': 2.5 });
  });

function drawGear(gear: Gear): string {
  const { x, y, radius, teeth, fill, turn, jewel } = gear;
  return (
    path(outlineOf(gear), saffron[1], { transform: 'translate(7 9)', opacity: 0.55 }) +
    path(outlineOf(gear), fill, EDGE) +
    ring(x, y, radius * 0.74, saffron[6], 3) +
    disc(x, y, radius * 0.68, lapis[2], EDGE) +
    spokes(gear) +
    repeat(teeth, (index) =>
      disc(...polar(x, y, radius * 0.775, (index * 360) / teeth + turn), radius * 0.022, saffron[1]),
    ) +
    disc(x, y, radius * 0.34, fill, EDGE) +
    eightStar(x, y, radius * 0.22, jewel) +
    disc(x, y, radius * 0.07, saffron[6])
  );
}

const gears: readonly Gear[] = [
  { x: 498, y: 214, radius: 172, teeth: 12, fill: 'url(#brassUp)', turn: 4, jewel: pomegranate[3] },
  { x: 264, y: 420, radius: 236, teeth: 16, fill: 'url(#brass)', turn: 0, jewel: faience[3] },
  { x: 560, y: 556, radius: 118, teeth: 10, fill: 'url(#teal)', turn: 8, jewel: saffron[4] },
];

const teal = gradient('teal', [faience[5], faience[3], [0.6, faience[3]], faience[2]], { x2: 1, y2: 1 });

/** Three wheels of a clockwork. */
export const gearsCutOut = (): string =>
  framed([...brassDefinitions, teal], [0, 0, 720, 720], ...gears.map(drawGear));
