/** SVG drawing functions. Lengths are in units of a picture, which is a square of 720. */
import { createRandom } from '@trivia/rules/random/random.ts';

export type Attributes = Readonly<Record<string, string | number>>;
export type Point = readonly [x: number, y: number];

export const SIZE = 720;

const inTenths = (value: number): number => Math.round(value * 10) / 10;

export function tag(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  tag('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', {
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const rect = (x: number, y: number, width: number, height: number, fill: string, more?: Attributes) =>
  tag('rect', {
    x: inTenths(x),
    y: inTenths(y),
    width: inTenths(width),
    height: inTenths(height),
    fill,
    ...more,
  });

export const disc = (x: number, y: number, radius: number, fill: string, more?: Attributes): string =>
  tag('circle', { cx: inTenths(x), cy: inTenths(y), r: inTenths(radius), fill, ...more });

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more?: Attributes): string =>
  tag('ellipse', { cx: inTenths(x), cy: inTenths(y), rx: inTenths(rx), ry: inTenths(ry), fill, ...more });

export const ring = (
  x: number,
  y: number,
  radius: number,
  stroke: string,
  width: number,
  more?: Attributes,
) => disc(x, y, radius, 'none', { stroke, 'stroke-width': width, ...more });

export const group = (attributes: Attributes, ...content: readonly string[]): string =>
  tag('g', attributes, ...content);

/** Moves content from the origin to (x, y), rotated by degrees. */
export const place = (x: number, y: number, content: string, turn = 0, scale: number | string = 1): string =>
  group(
    { transform: `translate(${inTenths(x)} ${inTenths(y)}) rotate(${inTenths(turn)}) scale(${scale})` },
    content,
  );

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws the right half and mirrors it to the left. */
export const mirrored = (content: string, axis = SIZE / 2): string =>
  content + group({ transform: `translate(${axis * 2} 0) scale(-1 1)` }, content);

/** Parses points such as `x y, x y`. */
export const points = (list: string): Point[] =>
  list.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });

export const point = ([x, y]: Point): string => `${inTenths(x)} ${inTenths(y)}`;
export const straight = (points: readonly Point[]): string => `M${points.map(point).join('L')}`;
export const closed = (points: readonly Point[]): string => `${straight(points)}Z`;

/** A smooth line through points: a Catmull-Rom spline (1974) as Bézier curves. */
export function curve(points: readonly Point[], loop = false): string {
  const count = points.length;
  const pointAt = (index: number): Point =>
    points[loop ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const bends = repeat(loop ? count : count - 1, (index) => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => pointAt(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${point(leaving)} ${point(arriving)} ${point(to)}`;
  });
  return `M${point(pointAt(0))}${bends}${loop ? 'Z' : ''}`;
}

/** Point by polar coordinates; degrees run clockwise from the top. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export const starPoints = (x: number, y: number, outer: number, inner: number, rays: number, turn = 0) =>
  Array.from({ length: rays * 2 }, (_, index) =>
    polar(x, y, index % 2 === 0 ? outer : inner, turn + (index * 180) / rays),
  );

export type Stop = string | readonly [offset: number, color: string, opacity?: number];

const stops = (colors: readonly Stop[]): string =>
  colors
    .map((stop, index) => (typeof stop === 'string' ? [index / (colors.length - 1), stop, 1] : stop))
    .map(([offset, color, opacity = 1]) =>
      tag('stop', { offset: `${offset}`, 'stop-color': `${color}`, 'stop-opacity': opacity as number }),
    )
    .join('');

/** Linear gradient from the top down, or along the line in the attributes. */
export const gradient = (id: string, colors: readonly Stop[], line: Attributes = { x2: 0, y2: 1 }): string =>
  tag('linearGradient', { id, ...line }, stops(colors));

/** Radial gradient from the centre outwards. */
export const halo = (id: string, colors: readonly Stop[], circle: Attributes = {}): string =>
  tag('radialGradient', { id, ...circle }, stops(colors));

export const blur = (id: string, deviation: number): string =>
  tag(
    'filter',
    { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
    tag('feGaussianBlur', { stdDeviation: deviation }),
  );

export const clip = (id: string, ...content: readonly string[]): string =>
  tag('clipPath', { id }, ...content);

export const pattern = (id: string, width: number, height: number, content: string, more: Attributes = {}) =>
  tag('pattern', { id, width, height, patternUnits: 'userSpaceOnUse', ...more }, content);

export const whole = (fill: string, more?: Attributes): string => rect(0, 0, SIZE, SIZE, fill, more);

export type Frame = readonly [x: number, y: number, width: number, height: number];

/** Crops content to a frame, as a picture of the frame's size. */
export const framed = (
  definitions: readonly string[],
  [x, y, width, height]: Frame,
  ...content: readonly string[]
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><defs>${definitions.join('')}</defs>${content.join('')}</svg>`;

export const picture = (definitions: readonly string[], ...content: readonly string[]): string =>
  framed(definitions, [0, 0, SIZE, SIZE], ...content);

export interface Chance {
  between(least: number, most: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** Seeded random numbers, the same in every build. */
export function chanceOf(name: string): Chance {
  const random = createRandom('0'.repeat(32), name);
  const share = () => random.nextUint32() / 2 ** 32;
  return {
    between: (least, most) => least + share() * (most - least),
    pick: (items) => items[Math.floor(share() * items.length)] ?? items[0],
  };
}
