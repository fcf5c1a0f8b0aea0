/** The tower with its spiral ramp. Needs the gradient `bastion`. */
import { amethyst, mix, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { closed, disc, line, type Point, path, repeat } from '../../drawing/svg.ts';

const TURNS = 5;

const FOOT = 588;

const PITCH = 76;

const radiusAt = (turn: number): number => 226 - turn * 34;

/** Point on the outer edge of the ramp, after some turns from its foot. */
const rampAt = (turn: number, radius = radiusAt(turn)): Point => {
  const angle = turn * 2 * Math.PI;
  return [360 - radius * Math.cos(angle), FOOT - turn * PITCH - 18 + radius * 0.09 * Math.sin(angle)];
};

const STRIPS = 26;

/** Lit from the left: the light falls off around the tower. */
const lights = [
  saffron[5],
  sand[5],
  saffron[5],
  saffron[4],
  saffron[3],
  saffron[2],
  saffron[1],
  saffron[0],
  amethyst[0],
];

const strip = (turn: number, index: number): string => {
  const [from, to] = [turn + index / STRIPS / 2, turn + (index + 1.15) / STRIPS / 2];
  const below = (at: number): Point => {
    const [x, y] = rampAt(at - 1, radiusAt(at));
    return [x, Math.max(y, 0) + 3];
  };
  const wall = closed([rampAt(from), rampAt(to), below(to), below(from)]);
  return path(wall, mix(lights, index / STRIPS));
};

const niches = (turn: number): string =>
  repeat(13, (index) => {
    const at = turn + (index + 0.5) / 13 / 2;
    const [x, y] = rampAt(at);
    const squeeze = Math.sin((at % 1) * 2 * Math.PI);
    const width = 17 * squeeze * (radiusAt(at) / 226);
    if (width < 2) return '';
    return path(
      `M${(x - width / 2).toFixed(1)} ${(y + 50).toFixed(1)}v-24q${(width / 2).toFixed(1)} -14 ${width.toFixed(1)} 0v24z`,
      pomegranate[0],
      { opacity: 0.3 },
    );
  });

const parapet = (turn: number): string => {
  const points = Array.from({ length: 31 }, (_, index) => rampAt(turn + index / 60));
  const edge = points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  const lamps = repeat(7, (index) => {
    const [x, y] = rampAt(turn + 0.04 + index * 0.07);
    return disc(x, y - 9, 9, saffron[4], { opacity: 0.25 }) + disc(x, y - 9, 2.6, saffron[6]);
  });
  return line(edge, sand[6], 6) + line(edge, saffron[3], 2.4, { transform: 'translate(0 5)' }) + lamps;
};

const summit =
  path('M302 262V150Q360 130 418 150V262z', 'url(#bastion)') +
  repeat(8, (index) =>
    path(`M${309 + index * 13} 224v-48q4.5 -10 9 0v48z`, pomegranate[0], { opacity: 0.45 }),
  ) +
  path('M300 150Q360 128 420 150Q360 170 300 150z', sand[6]) +
  disc(360, 146, 16, saffron[4], { opacity: 0.4 }) +
  disc(360, 144, 5, pomegranate[3]);

const turnAt = (turn: number): string =>
  repeat(STRIPS, (index) => strip(turn, index)) + niches(turn) + parapet(turn);

export const tower = (): string => repeat(TURNS - 1, turnAt) + summit + turnAt(TURNS - 1);
