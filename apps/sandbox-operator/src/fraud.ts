/** Anti-fraud check: a script that observes the button, and a verdict on its reports. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FraudCheck, State } from './state.ts';

const CLICK_WAIT_MS = 2_000;
const POLL_MS = 50;
const TOKEN_LIFE_MS = 6 * 60 * 60 * 1000;

export interface Verdict {
  readonly action: 'clear' | 'suspect' | 'block';
  /**
   * Code of the verdict: 1000 authentic, 2300 clickjacking, 2700 replay, 2800 script bypassed, 4102 token expired.
   */
  readonly code: string;
}

/** Registers a transaction when its script is fetched. A second fetch is a reload of the same page. */
export function openCheck(state: State, ti: string, nowMs: number): FraudCheck {
  const check = state.fraudChecks[ti] ?? {
    ti,
    createdAtMs: nowMs,
    hasLoaded: false,
    hasTrustedClick: false,
    timesAsked: 0,
  };
  state.fraudChecks[ti] = check;
  return check;
}

export function report(state: State, ti: string, kind: string, isTrusted: boolean): void {
  const check = state.fraudChecks[ti];
  if (!check) return;
  if (kind === 'load') check.hasLoaded = true;
  if (kind === 'click' && isTrusted) check.hasTrustedClick = true;
}

/** Resolves when the click of a transaction is reported, or after a short wait. */
export async function waitForClick(state: State, ti: string): Promise<void> {
  const isAwaited = () => state.fraudChecks[ti]?.hasLoaded && !state.fraudChecks[ti]?.hasTrustedClick;
  for (let waitedMs = 0; waitedMs < CLICK_WAIT_MS && isAwaited(); waitedMs += POLL_MS) await sleep(POLL_MS);
}

/** Returns the verdict on a transaction, once: a second call counts as a replay. */
export function judge(state: State, ti: string, nowMs: number): Verdict {
  const check = state.fraudChecks[ti];
  if (!check?.hasLoaded) return { action: 'block', code: '2800' };
  check.timesAsked += 1;
  if (check.timesAsked > 1) return { action: 'block', code: '2700' };
  if (nowMs - check.createdAtMs > TOKEN_LIFE_MS) return { action: 'block', code: '4102' };
  return check.hasTrustedClick ? { action: 'clear', code: '1000' } : { action: 'block', code: '2300' };
}

/**
 * Builds the script of a transaction. It starts on the page's event `DCBProtectRun`, and dispatches `gateway-load`.
 */
export const fraudScript = (ti: string, target: string, reportUrl: string): string => `(() => {
  const ti = ${JSON.stringify(ti)};
  const report = (kind, isTrusted) => fetch(${JSON.stringify(reportUrl)}, {
    method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ti, kind, isTrusted }),
  });
  document.addEventListener('DCBProtectRun', async () => {
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest(${JSON.stringify(target)})) report('click', event.isTrusted);
    }, true);
    const reply = await report('load', true).catch(() => null);
    if (reply && reply.ok) document.dispatchEvent(new Event('gateway-load'));
  }, { once: true });
})();`;
