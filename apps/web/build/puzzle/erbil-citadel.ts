import { bricks } from './ornament.ts';
import { amethyst, faience, fig, lapis, pomegranate, saffron, sand } from './palette.ts';
import { bird, cloud, figure, ridge } from './scenery.ts';
import {
  type Chance,
  chanceOf,
  closed,
  disc,
  gradient,
  halo,
  line,
  mirrored,
  oval,
  path,
  picture,
  place,
  rect,
  repeat,
  whole,
} from './svg.ts';

const definitions = [
  gradient('sky', [faience[1], [0.3, faience[3]], [0.6, faience[5]], [0.85, sand[5]], pomegranate[6]], {
    x2: 0,
    y2: 0.6,
  }),
  halo('sun', [
    [0, saffron[6]],
    [0.35, saffron[5], 0.6],
    [1, saffron[5], 0],
  ]),
  gradient('mound', [saffron[4], [0.4, sand[3]], sand[2]]),
  gradient(
    'evening',
    [
      [0, saffron[5], 0.25],
      [0.45, saffron[5], 0],
      [1, amethyst[1], 0.6],
    ],
    { x2: 1 },
  ),
  gradient('brick', [saffron[5], saffron[3]]),
  gradient('pool', [faience[5], faience[3], faience[2]]),
  bricks('bricks', 14, 6, 'rgba(90,40,20,.22)'),
];

const WALL = [sand[5], sand[4], saffron[5], sand[3], '#efc08a'] as const;

const arched = (x: number, y: number, width: number, height: number, fill: string): string =>
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

const rim = (): string => {
  const chance = chanceOf('rim');
  return repeat(17, (index) => {
    const x = 34 + index * 38.4;
    const bow = ((index - 8) / 8) ** 2 * 26;
    return index >= 7 && index <= 9 ? '' : rimHouse(chance, x, RIM + bow + 14, 38.4, chance.between(72, 108));
  });
};

const gate =
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

const slope = (): string => {
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

const ramp =
  path('M330 332h60l60 140h-180z', sand[4]) +
  repeat(15, (index) => line(`M${329 - index * 4} ${338 + index * 9}H${391 + index * 4}`, sand[2], 1.6)) +
  path('M322 330h10l-62 142h-16z', sand[6]) +
  path('M398 330h-10l62 142h16z', sand[2]);

const townHouse = (chance: Chance, x: number, foot: number, width: number, height: number): string => {
  const colors = [sand[5], pomegranate[6], sand[4], saffron[5], faience[6], sand[3]] as const;
  const top = foot - height;
  const columns = Math.floor(width / 15);
  return (
    rect(x, top, width, height + 4, chance.pick(colors)) +
    rect(x + width * 0.72, top, width * 0.28, height + 4, sand[1], { opacity: 0.22 }) +
    rect(x - 2, top - 4, width + 4, 6, chance.pick([pomegranate[3], sand[2], faience[2], lapis[3]])) +
    repeat(columns * 2, (index) =>
      arched(
        x + 5 + (index % columns) * 15,
        top + 22 + Math.floor(index / columns) * 22,
        7,
        12,
        chance.pick([lapis[2], lapis[3], saffron[4]]),
      ),
    )
  );
};

const town = (): string => {
  const chance = chanceOf('town');
  const row = (foot: number, step: number, tall: number) =>
    repeat(Math.ceil(760 / step), (index) =>
      townHouse(
        chance,
        index * step - 20 + chance.between(-4, 4),
        foot,
        step - chance.between(-4, 6),
        chance.between(tall * 0.62, tall),
      ),
    );
  const trees = (y: number, count: number) =>
    repeat(count, (index) => {
      const x = (index * 720) / count + chance.between(-12, 24);
      const size = chance.between(9, 15);
      return (
        line(`M${x} ${y}v${-size}`, sand[0], 3) +
        oval(x, y - size * 1.7, size * 0.8, size * 1.1, fig[1]) +
        oval(x - 2, y - size * 1.9, size * 0.5, size * 0.7, fig[2])
      );
    });
  return row(496, 46, 54) + trees(500, 20) + row(546, 58, 58) + trees(552, 13);
};

const minaret =
  path('M604 556L612 336h30l8 220z', 'url(#brick)') +
  repeat(9, (index) =>
    line(
      `M${609 + index * 0.3} ${544 - index * 22}l9 -10l9 10l9 -10l9 10`,
      index % 2 ? faience[2] : lapis[3],
      3.4,
    ),
  ) +
  rect(602, 326, 50, 12, sand[6]) +
  rect(616, 292, 22, 36, 'url(#brick)') +
  arched(622, 326, 10, 24, lapis[2]) +
  path('M612 294Q612 268 627 256Q642 268 642 294z', faience[3]) +
  line('M627 256v-14', saffron[3], 3);

/** The covered market along the square. */
const arcade =
  rect(-6, 546, 732, 74, sand[4]) +
  rect(-6, 546, 732, 74, 'url(#bricks)') +
  rect(-6, 542, 732, 8, sand[6]) +
  repeat(
    17,
    (index) =>
      arched(8 + index * 42.4, 620, 30, 56, lapis[1]) +
      arched(12 + index * 42.4, 620, 22, 48, index % 3 === 1 ? saffron[3] : pomegranate[1]) +
      path(
        `M${6 + index * 42.4} 590h34l4 12h-42z`,
        [pomegranate[3], faience[3], saffron[4], fig[3]][index % 4] ?? saffron[4],
      ),
  );

const jet = (x: number, y: number, height: number): string =>
  line(`M${x} ${y}V${y - height}`, '#ffffff', 3, { opacity: 0.9 }) +
  [-1, 1]
    .map((side) =>
      [0.5, 0.9]
        .map((reach) =>
          line(
            `M${x} ${y - height}q${side * height * 0.2 * reach} ${-height * 0.22} ${side * height * 0.45 * reach} ${height * 0.85}`,
            '#ffffff',
            2,
            { opacity: 0.75 },
          ),
        )
        .join(''),
    )
    .join('');

const square = (): string => {
  const chance = chanceOf('square');
  const robes = [lapis[2], pomegranate[2], faience[1], amethyst[2], fig[1], saffron[2]] as const;
  const people = repeat(17, (index) => {
    const x = 14 + index * 43 + chance.between(-10, 10);
    return figure(x, 640 + chance.between(-8, 6), 34, chance.pick(robes), sand[2]);
  });
  const tiles = repeat(26, (index) =>
    path(`M${index * 30 - 20} 632l15 -6l15 6l-15 6z`, sand[5], { opacity: 0.7 }),
  );
  return (
    rect(0, 618, 720, 102, sand[3]) +
    tiles +
    path('M60 662H660L716 722H4z', sand[6]) +
    path('M78 668H642L690 722H30z', 'url(#pool)') +
    repeat(5, (index) => jet(150 + index * 105, 704, index === 2 ? 92 : 62)) +
    repeat(12, (index) => oval(120 + index * 44, 690 + (index % 3) * 8, 18, 2, '#ffffff', { opacity: 0.6 })) +
    people
  );
};

const kite = (x: number, y: number, turn: number, color: string): string =>
  place(
    x,
    y,
    path(
      closed([
        [0, -26],
        [18, 0],
        [0, 30],
        [-18, 0],
      ]),
      color,
    ) +
      path('M0 -26L18 0L0 30z', '#000', { opacity: 0.15 }) +
      line('M0 30q10 16 0 30t4 34', lapis[1], 1.4) +
      path('M-6 46l6 6l6 -6v12l-6 -6l-6 6z', saffron[4]),
    turn,
  );

export const erbilCitadel = (): string =>
  picture(
    definitions,
    whole('url(#sky)'),
    disc(140, 150, 250, 'url(#sun)') + disc(140, 150, 50, saffron[6]),
    cloud(230, 74, 170, '#ffffff', 0.75) +
      cloud(520, 116, 170, '#ffffff', 0.7) +
      cloud(-30, 214, 150, '#ffffff', 0.6) +
      cloud(430, 50, 90, '#ffffff', 0.5),
    path(ridge(chanceOf('hills'), 340, 110, 8), lapis[4], { opacity: 0.35 }),
    kite(520, 62, 24, pomegranate[4]) + kite(640, 148, -18, amethyst[3]) + kite(334, 98, -30, saffron[4]),
    repeat(7, (index) => bird(210 + index * 22, 132 + ((index * 31) % 44), 24, '#ffffff', index * 5 - 12)),
    slope(),
    rim(),
    gate,
    ramp,
    path('M28 318Q360 260 692 318L770 480H-50z', 'url(#evening)'),
    town(),
    minaret,
    arcade,
    square(),
  );
