/** The carving that lets the sound out. */
import { eightStar } from '../../drawing/ornament.ts';
import { pomegranate, saffron, sand } from '../../drawing/palette.ts';
import { disc, line, place, polar, rect, repeat, ring } from '../../drawing/svg.ts';

/** Turned stars laid over one another, cut through the soundboard. */
export const rose = (x: number, y: number, radius: number): string =>
  place(
    x,
    y,
    disc(0, 0, radius + 9, sand[0]) +
      repeat(36, (index) => {
        const [px, py] = polar(0, 0, radius + 5, index * 10);
        return rect(px - 2.6, py - 2.6, 5.2, 5.2, index % 2 ? sand[6] : pomegranate[3], {
          transform: `rotate(${index * 10 + 45} ${px.toFixed(1)} ${py.toFixed(1)})`,
        });
      }) +
      disc(0, 0, radius, '#1a0d14') +
      [0, 18].map((turn) => line(lacing(radius, 10, 3, turn), saffron[4], radius * 0.05)).join('') +
      line(lacing(radius * 0.62, 10, 4, 0), saffron[5], radius * 0.045) +
      ring(0, 0, radius * 0.62, saffron[4], radius * 0.05) +
      ring(0, 0, radius - 1, saffron[3], radius * 0.06) +
      eightStar(0, 0, radius * 0.24, saffron[5]) +
      disc(0, 0, radius * 0.09, pomegranate[3]),
  );

const lacing = (radius: number, corners: number, skip: number, turn: number): string =>
  repeat(corners, (index) => {
    const [from, to] = [
      polar(0, 0, radius, turn + (index * 360) / corners),
      polar(0, 0, radius, turn + ((index + skip) * 360) / corners),
    ];
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  });
