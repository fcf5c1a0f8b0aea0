/** Bands that leave the middle of each edge of a tile and meet within it. */
import type { Point } from '../../drawing/svg.ts';

/** Between a band and the edge that it leaves. */
const CONTACT = (54 * Math.PI) / 180;

interface Ray {
  readonly edge: number;
  readonly from: Point;
  readonly toward: Point;
}

const raysOf = (corners: readonly Point[]): Ray[] =>
  corners.flatMap((corner, edge) => {
    const next = corners[(edge + 1) % corners.length] ?? corner;
    const from: Point = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    const along = Math.atan2(next[1] - corner[1], next[0] - corner[0]);
    return [along + CONTACT, along + Math.PI - CONTACT].map((angle) => ({
      edge,
      from,
      toward: [Math.cos(angle), Math.sin(angle)] as const,
    }));
  });

interface Intersection {
  readonly rays: readonly [number, number];
  readonly at: Point;
  readonly length: number;
}

function intersectionOf(rays: readonly Ray[], first: number, second: number): Intersection | undefined {
  const [one, other] = [rays[first], rays[second]];
  if (!one || !other || one.edge === other.edge) return undefined;
  const across = one.toward[0] * other.toward[1] - one.toward[1] * other.toward[0];
  if (Math.abs(across) < 1e-6) return undefined;
  const [dx, dy] = [other.from[0] - one.from[0], other.from[1] - one.from[1]];
  const [reach, back] = [
    (dx * other.toward[1] - dy * other.toward[0]) / across,
    (dx * one.toward[1] - dy * one.toward[0]) / across,
  ];
  if (reach < 1e-6 || back < 1e-6) return undefined;
  return {
    rays: [first, second],
    at: [one.from[0] + one.toward[0] * reach, one.from[1] + one.toward[1] * reach],
    length: reach + back,
  };
}

/**
 * The bands of a tile whose corners run clockwise; those that are nearest to each other meet first.
 * Source: C. S. Kaplan, "Islamic Star Patterns from Polygons in Contact" (2005), after E. H. Hankin.
 */
export function strapwork(corners: readonly Point[]): Point[][] {
  const rays = raysOf(corners);
  const meetings = rays
    .flatMap((_, first) =>
      rays.slice(first + 1).map((__, offset) => intersectionOf(rays, first, first + 1 + offset)),
    )
    .filter((meeting) => meeting !== undefined)
    .sort((one, other) => one.length - other.length);
  const used = new Set<number>();
  return meetings.flatMap(({ rays: [first, second], at }) => {
    if (used.has(first) || used.has(second)) return [];
    used.add(first).add(second);
    return [[rays[first]?.from ?? at, at, rays[second]?.from ?? at]];
  });
}
