import { faience, fig, lapis, pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { type Chance, chanceOf, disc, line, mirrored, path, rect, repeat } from '../../drawing/svg.ts';

const WALL = [sand[5], sand[4], saffron[5], sand[3], '#efc08a'] as const;

export const arched = (x: number, y: number, width: number, height: number, fill: string): string =>
  path(
    `M${x} ${y}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`,
    fill,
  );

/** A house on the rim of the citadel: its wall goes on in the slope, its windows look out over the town. */
const rimHouse = (chance: Chance, x: number, foot: number, width: number, height: number): string => {
  const top = foot - height;
  const columns = Math.max(2, Math.floor(width / 17));
  const gap = width / columns;
  const windows = repeat(columns * 2, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const fill = chance.pick([lapis[2], faience[2], pomegranate[1], saffron[4]]);
    return arched(x + gap * (column + 0.5) - 4.5, top + 34 + row * 32, 9, row === 0 ? 18 : 15, fill);
  });
  return (
    rect(x, top, width, height + 34, chance.pick(WALL)) +
    rect(x, top, width, height + 34, 'url(#bricks)') +
    rect(x, top, 4, height + 34, '#ffffff', { opacity: 0.25 }) +
    rect(x + width - 5, top, 5, height + 34, sand[1], { opacity: 0.35 }) +
    rect(x - 1, top - 4, width + 2, 6, sand[6]) +
    repeat(Math.floor(width / 8), (index) => rect(x + 2 + index * 8, top + 4, 4, 5, sand[2])) +
    windows
  );
};

const RIM = 300;

export const rim = (): string => {
  const chance = chanceOf('rim');
  return repeat(17, (index) => {
    const x = 34 + index * 38.4;
    const bow = ((index - 8) / 8) ** 2 * 26;
    return index >= 7 && index <= 9 ? '' : rimHouse(chance, x, RIM + bow + 14, 38.4, chance.between(72, 108));
  });
};

export const gate =
  rect(302, 184, 116, 150, 'url(#brick)') +
  rect(302, 184, 116, 150, 'url(#bricks)') +
  mirrored(
    rect(292, 172, 24, 166, sand[5]) +
      rect(292, 172, 24, 166, 'url(#bricks)') +
      path('M290 172l14 -22l14 22z', faience[3]),
  ) +
  rect(314, 180, 92, 8, sand[6]) +
  repeat(8, (index) => path(`M${316 + index * 11.4} 180v-9h6v9z`, sand[5])) +
  arched(326, 334, 68, 122, faience[2]) +
  arched(331, 334, 58, 114, lapis[1]) +
  repeat(9, (index) =>
    disc(
      331 + 29 + 37 * Math.cos(Math.PI + (index * Math.PI) / 8),
      249 + 37 * Math.sin(Math.PI + (index * Math.PI) / 8),
      3.2,
      saffron[4],
    ),
  ) +
  arched(344, 334, 32, 60, saffron[4]) +
  mirrored(arched(320, 224, 10, 20, faience[2]) + arched(340, 204, 8, 14, faience[2]));

export const slope = (): string => {
  const chance = chanceOf('slope');
  const gullies = repeat(44, (index) => {
    const x = 30 + index * 15.3 + chance.between(-4, 4);
    const lean = (x - 360) * 0.14;
    return line(
      `M${x.toFixed(1)} ${chance.between(336, 352).toFixed(1)}q${(lean * 0.3).toFixed(1)} 50 ${lean.toFixed(1)} ${chance.between(60, 116).toFixed(1)}`,
      index % 2 ? sand[5] : sand[1],
      chance.between(1.5, 4),
      { opacity: 0.35 },
    );
  });
  const tufts = repeat(70, () => {
    const [x, y] = [chance.between(0, 720), chance.between(372, 452)];
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}l-4 -7m4 7l0 -9m0 9l4 -7`,
      chance.pick([fig[2], fig[1], fig[3]]),
      1.8,
    );
  });
  return path('M28 318Q360 260 692 318L770 480H-50z', 'url(#mound)') + gullies + tufts;
};

export const ramp =
  path('M330 332h60l60 140h-180z', sand[4]) +
  repeat(15, (index) => line(`M${329 - index * 4} ${338 + index * 9}H${391 + index * 4}`, sand[2], 1.6)) +
  path('M322 330h10l-62 142h-16z', sand[6]) +
  path('M398 330h-10l62 142h16z', sand[2]);
