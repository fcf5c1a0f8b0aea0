/** How far the wheel turns. */

const FULL_DEGREES = 360;
/** Whole turns before it stops, so that nobody sees it coming. */
const TURNS = 5;

/**
 * Where the wheel stands, in degrees clockwise, when the segment at `index` of `count` has come to the top. It only
 * ever goes on, so the answer is more than five turns beyond `fromDegrees`. Segment 0 is at the top at 0 degrees.
 */
export function turnTo(index: number, count: number, fromDegrees: number): number {
  const stopDegrees = (FULL_DEGREES - (index * FULL_DEGREES) / count) % FULL_DEGREES;
  const wholeTurns = Math.ceil(fromDegrees / FULL_DEGREES) + TURNS;
  return wholeTurns * FULL_DEGREES + stopDegrees;
}
