/** Callbacks of VMS platforms: a GET with a password in its query, and no signature. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { readPhoneNumber } from '@trivia/rules/billing/phone-number.ts';
import { dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import type { OperatorCharge, OperatorEvent, OperatorEventType } from '../operator-gateway.ts';

const eventTypes: Readonly<Record<string, OperatorEventType>> = {
  '0': 'subscription.unsubscribed',
  '2': 'subscription.renewed',
  '3': 'subscription.charge_failed',
};

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other));

/** Milliseconds of a Baghdad time, `YYYY-MM-DD HH:MM:SS`; null when it is none. */
export function readBaghdadTime(text: string): number | null {
  const [, day = '', hours, minutes, seconds] =
    /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(text) ?? [];
  try {
    return dayStartMs(day) + (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  } catch {
    return null;
  }
}

interface ChargePart {
  readonly id: string;
  readonly type: OperatorEventType;
  readonly priceIqd: number;
  readonly occurredAtMs: number;
}

/** Charge of a callback. These callbacks have no bill, so the Baghdad day serves as one. */
function chargeOf({ id, type, priceIqd, occurredAtMs }: ChargePart): OperatorCharge | null {
  const part = { paymentId: id, billId: dayOf(occurredAtMs), occurredAtMs };
  if (type === 'subscription.renewed') return { ...part, collectedIqd: priceIqd, reason: null };
  if (type === 'subscription.charge_failed')
    return { ...part, collectedIqd: 0, reason: 'INSUFFICIENT_BALANCE' };
  return null;
}

/** Reads the event of a callback; undefined for one that only announces a charge, or is malformed. */
export function readVmsEvent(
  query: URLSearchParams,
  operator: { readonly slug: string; readonly priceIqd: number },
): OperatorEvent | undefined {
  const field = (name: string): string => query.get(name) ?? '';
  const type = eventTypes[field('actionType')];
  const number = readPhoneNumber(field('msisdn'));
  const occurredAtMs = readBaghdadTime(field('date'));
  if (!type || !number || occurredAtMs === null) return undefined;
  const named = ['serviceId', 'msisdn', 'actionType', 'requestid', 'date'].map(field);
  const id = hash([operator.slug, ...named].join('|')).toString('hex');
  return {
    id,
    type,
    occurredAtMs,
    number,
    serviceId: field('serviceId'),
    operatorSubscriptionId: null,
    charge: chargeOf({ id, type, priceIqd: operator.priceIqd, occurredAtMs }),
    text: null,
    shortcode: field('sc') || null,
  };
}
