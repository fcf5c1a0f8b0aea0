/** One-time codes: random, short-lived, with three tries; a new code invalidates the old one. */
import { randomInt, randomUUID } from 'node:crypto';
import { Refusal } from './faults/refusal.ts';
import type { Settings } from './settings.ts';
import type { Pin, State } from './state.ts';

const DIGITS = 4;
const TRIES = 3;
const GAP_MS = 60_000;
const HOUR_MS = 60 * GAP_MS;
const CODES_PER_HOUR = 12;

const sentTo = ({ pins }: State, number: string): Pin[] => pins.filter((pin) => pin.number === number);

function requireQuota(state: State, number: string, nowMs: number): void {
  const sent = sentTo(state, number);
  const last = sent.at(-1);
  if (last && nowMs - last.sentAtMs < GAP_MS && !last.isUsed && last.wrongTries < TRIES)
    throw new Refusal('RATE_LIMITED');
  if (sent.filter(({ sentAtMs }) => nowMs - sentAtMs < HOUR_MS).length >= CODES_PER_HOUR)
    throw new Refusal('PIN_QUOTA');
}

export function issuePin(
  state: State,
  number: string,
  { fixedPin, pinLifeMs }: Settings,
  nowMs: number,
): Pin {
  requireQuota(state, number, nowMs);
  const pin: Pin = {
    authenticationId: randomUUID(),
    number,
    code: fixedPin ?? String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'),
    sentAtMs: nowMs,
    expiresAtMs: nowMs + pinLifeMs,
    wrongTries: 0,
    isUsed: false,
  };
  state.pins = [...state.pins.filter((one) => nowMs - one.sentAtMs < HOUR_MS), pin];
  return pin;
}

/**
 * Uses a code once. Without an id, the number's last code is expected.  @throws Refusal for a wrong, used or expired
 * code.
 */
export function usePin(
  state: State,
  given: { readonly number: string; readonly code: string; readonly authenticationId?: string | undefined },
  nowMs: number,
): void {
  const pin = sentTo(state, given.number).at(-1);
  const isMeant = !given.authenticationId || given.authenticationId === pin?.authenticationId;
  if (!pin || !isMeant || pin.isUsed || nowMs >= pin.expiresAtMs) throw new Refusal('PIN_EXPIRED');
  if (pin.wrongTries >= TRIES) throw new Refusal('PIN_ATTEMPTS');
  if (pin.code !== given.code) {
    pin.wrongTries += 1;
    throw new Refusal(pin.wrongTries >= TRIES ? 'PIN_ATTEMPTS' : 'PIN_INVALID');
  }
  pin.isUsed = true;
}
