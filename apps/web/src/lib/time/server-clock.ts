/** Estimate of the server's clock, from its latest replies. */
const SAMPLE_LIFE_MS = 10 * 60_000;
/** Excess over the best round trip above which a sample is too inexact. */
const SLACK_MS = 100;

let offsetMs = 0;
let bestRoundTripMs = Number.POSITIVE_INFINITY;
let sampledAtMs = 0;

/**
 * Takes the time in a reply as a sample, with half of the round trip as the estimated way back. A slow reply is ignored
 * while a better sample is fresh, unless the two contradict each other: then the phone's clock was changed, or stopped
 * during sleep.
 */
export function addServerTimeSample(serverTimeMs: number, roundTripMs: number): void {
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

/** Makes a call, and updates the estimate by the time in its reply, in milliseconds since 1970. */
export async function withClockSync<T>(
  call: () => Promise<T>,
  timeOf: (reply: T) => number | null,
): Promise<T> {
  const startedAtMs = performance.now();
  const reply = await call();
  const serverTimeMs = timeOf(reply);
  if (serverTimeMs !== null) addServerTimeSample(serverTimeMs, performance.now() - startedAtMs);
  return reply;
}
