/** Angles of the wheel. */

const FULL_DEGREES = 360;
/** Whole turns before it stops. */
const TURNS = 5;

/**
 * Angle in degrees clockwise at which the segment at `index` of `count` is at the top. The wheel only turns forward, so
 * the angle is more than five turns beyond `fromDegrees`. Segment 0 is at the top at 0 degrees.
 */
export function turnTo(index: number, count: number, fromDegrees: number): number {
  const stopDegrees = (FULL_DEGREES - (index * FULL_DEGREES) / count) % FULL_DEGREES;
  const wholeTurns = Math.ceil(fromDegrees / FULL_DEGREES) + TURNS;
  return wholeTurns * FULL_DEGREES + stopDegrees;
}
