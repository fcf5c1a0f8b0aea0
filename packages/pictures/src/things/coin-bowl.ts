import { eightStar } from '../drawing/ornament.ts';
import { faience, pomegranate, saffron } from '../drawing/palette.ts';
import { disc, framed, gradient, line, oval, path, place, repeat } from '../drawing/svg.ts';
import { coinStack, lyingCoin, standingCoin } from './coins.ts';

const GLAZE = 'url(#teal)';
const CREAM = '#fff6e0';

const flowers = repeat(9, (index) =>
  place(
    104 + index * 49,
    350 + Math.sin((index / 8) * 3.14) * 16,
    eightStar(0, 0, 19, index % 2 ? saffron[4] : CREAM) + disc(0, 0, 6, pomegranate[3]),
  ),
);

const bowl =
  path('M60 300Q70 470 300 470Q530 470 540 300z', GLAZE, { stroke: saffron[4], 'stroke-width': 7 }) +
  flowers +
  path('M230 470h140l24 34h-188z', GLAZE, { stroke: saffron[4], 'stroke-width': 6 }) +
  line('M110 402Q170 440 300 444Q430 440 490 402', saffron[4], 5);

const heap =
  standingCoin(200, 210, 78, -12) +
  standingCoin(390, 200, 80, 10) +
  standingCoin(300, 140, 82, 4) +
  coinStack(180, 290, 2, 80) +
  coinStack(420, 290, 2, 80) +
  standingCoin(300, 246, 84, -6) +
  standingCoin(150, 276, 62, -20) +
  standingCoin(452, 278, 62, 20) +
  oval(300, 300, 240, 30, saffron[2]) +
  repeat(6, (index) => lyingCoin(110 + index * 76, 296 + (index % 2) * 8, 58, 0.34));

/** A glazed bowl, heaped with coins. */
export const coinBowlCutOut = (): string =>
  framed([gradient('teal', [faience[4], faience[2], faience[1]])], [30, 30, 540, 490], heap, bowl);
