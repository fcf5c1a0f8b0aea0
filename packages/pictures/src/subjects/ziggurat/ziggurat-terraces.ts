import { faience, lapis, pomegranate, saffron } from '../../drawing/palette.ts';
import { closed, line, type Point, path, rect, repeat } from '../../drawing/svg.ts';

interface Terrace {
  readonly top: number;
  readonly bottom: number;
  /** Half its width at the top and at the bottom. */
  readonly upper: number;
  readonly lower: number;
  readonly buttresses: number;
}

const outlineOf = ({ top, bottom, upper, lower }: Terrace): string =>
  closed([
    [360 - upper, top],
    [360 + upper, top],
    [360 + lower, bottom],
    [360 - lower, bottom],
  ]);

/** Upright strips that stand out of the wall and lean with it, each lit from the left. */
const buttressesOf = ({ top, bottom, upper, lower, buttresses }: Terrace): string =>
  repeat(buttresses, (index) => {
    const from = ((index + 0.25) / buttresses) * 2 - 1;
    const to = ((index + 0.75) / buttresses) * 2 - 1;
    const edge: readonly Point[] = [
      [360 + from * upper, top + 8],
      [360 + to * upper, top + 8],
      [360 + to * lower, bottom],
      [360 + from * lower, bottom],
    ];
    const shadow: readonly Point[] = [
      [360 + to * upper, top + 8],
      [360 + to * upper + 7, top + 14],
      [360 + to * lower + 8, bottom],
      [360 + to * lower, bottom],
    ];
    return (
      path(closed(edge), saffron[5], { opacity: 0.3 }) +
      path(closed(shadow), pomegranate[0], { opacity: 0.45 })
    );
  });

export const terrace = (shape: Terrace): string =>
  path(outlineOf(shape), 'url(#brick)') +
  path(outlineOf(shape), 'url(#bricks)') +
  buttressesOf(shape) +
  path(outlineOf(shape), 'url(#dusk)') +
  rect(360 - shape.upper - 5, shape.top - 5, shape.upper * 2 + 10, 12, saffron[5]) +
  rect(360 - shape.upper - 5, shape.top + 5, shape.upper * 2 + 10, 3, pomegranate[1]);

export const terraces: readonly Terrace[] = [
  { top: 330, bottom: 420, upper: 172, lower: 186, buttresses: 11 },
  { top: 412, bottom: 560, upper: 276, lower: 312, buttresses: 19 },
];

export const temple =
  terrace({ top: 258, bottom: 332, upper: 92, lower: 98, buttresses: 7 }) +
  repeat(9, (index) => path(`M${266 + index * 21} 254l10 -14l10 14z`, index % 2 ? faience[3] : lapis[3])) +
  path('M340 332v-36a20 20 0 0 1 40 0v36z', lapis[1]) +
  path('M347 332v-34a13 13 0 0 1 26 0v34z', saffron[5]);

const stepsOf = (left: Point, right: Point, footLeft: Point, footRight: Point, count: number): string =>
  repeat(count, (index) => {
    const share = index / count;
    const along = (from: Point, to: Point): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    const [[x1, y1], [x2, y2]] = [along(left, footLeft), along(right, footRight)];
    return line(`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`, pomegranate[1], 1.6, {
      opacity: 0.6,
    });
  });

export const middleStairs =
  path('M334 418h52l46 184h-144z', saffron[5]) +
  stepsOf([334, 418], [386, 418], [288, 602], [432, 602], 30) +
  path('M334 418l-46 184h-16l50 -184z', saffron[3]) +
  path('M386 418l46 184h16l-50 -184z', pomegranate[2]);

export const sideStairs =
  path('M318 440L96 590h96L330 476z', saffron[4]) +
  stepsOf([318, 440], [330, 476], [96, 590], [192, 590], 28) +
  path('M318 432L84 590h12L318 442z', saffron[6]) +
  path('M330 476L192 590h14L330 490z', pomegranate[2]);

export const gate =
  rect(312, 392, 96, 62, saffron[3]) +
  rect(312, 392, 96, 62, 'url(#bricks)') +
  rect(306, 384, 108, 10, saffron[5]) +
  path('M340 454v-28a20 20 0 0 1 40 0v28z', lapis[0]) +
  path('M345 454v-27a15 15 0 0 1 30 0v27z', pomegranate[2]) +
  repeat(6, (index) => path(`M${308 + index * 18} 384l8 -10l8 10z`, lapis[3]));
