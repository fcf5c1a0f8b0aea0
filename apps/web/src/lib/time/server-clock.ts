/** The server's clock, estimated from its last answers. */
const SAMPLE_LIFE_MS = 10 * 60_000;
/** Excess over the best round trip above which a round trip is too inexact for the clock. */
const SLACK_MS = 100;

let offsetMs = 0;
let bestRoundTripMs = Number.POSITIVE_INFINITY;
let sampledAtMs = 0;

/**
 * Takes the time that an answer carried; half of the round trip is the best guess of its way back. An answer that
 * took long changes nothing while a better one is fresh, unless both can't be true: then the phone's clock was set,
 * or stood still while the phone slept.
 */
export function noteServerTime(serverTimeMs: number, roundTripMs: number): void {
  const nowMs = Date.now();
  const sampledMs = serverTimeMs + roundTripMs / 2 - nowMs;
  const isApart = Math.abs(sampledMs - offsetMs) > (roundTripMs + bestRoundTripMs) / 2 + SLACK_MS;
  const isStale = isApart || nowMs - sampledAtMs > SAMPLE_LIFE_MS;
  if (!isStale && roundTripMs > bestRoundTripMs + SLACK_MS) return;
  offsetMs = sampledMs;
  bestRoundTripMs = isStale ? roundTripMs : Math.min(bestRoundTripMs, roundTripMs);
  sampledAtMs = nowMs;
}

export const serverNowMs = (): number => Date.now() + offsetMs;

/** Makes a call, and corrects the estimated clock by the time in its reply, in milliseconds since 1970. */
export async function timed<T>(call: () => Promise<T>, timeOf: (reply: T) => number | null): Promise<T> {
  const startedAtMs = performance.now();
  const reply = await call();
  const serverTimeMs = timeOf(reply);
  if (serverTimeMs !== null) noteServerTime(serverTimeMs, performance.now() - startedAtMs);
  return reply;
}
