import type Stripe from 'stripe';
import { BadSignature, type CardMessage, SIGNATURE_LIFE_SECONDS } from '../card-gateway.ts';

interface Received {
  readonly stripe: Stripe;
  readonly signature: string;
  readonly rawBody: Buffer;
  readonly nowMs: number;
  readonly webhookSecret: string;
}

/** Checks the time of a signature both ways, because the package refuses old ones but accepts those of the future. */
function checkTime(signature: string, nowMs: number): void {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
  const isNear = Math.abs(nowMs / 1000 - signedAt) <= SIGNATURE_LIFE_SECONDS;
  if (!isNear) throw new BadSignature('too old, or of the future');
}

function verify({ stripe, signature, rawBody, nowMs, webhookSecret }: Received): Stripe.Event {
  checkTime(signature, nowMs);
  try {
    const life = SIGNATURE_LIFE_SECONDS;
    return stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, life, undefined, nowMs);
  } catch (cause) {
    throw new BadSignature('not signed with our secret', { cause });
  }
}

/** Fields that the objects of webhooks have in common. */
interface AnyObject {
  readonly object: string;
  readonly id: string;
  readonly payment_intent?: string | { readonly id: string } | null;
}

const idOf = (one: AnyObject['payment_intent']): string | null =>
  (typeof one === 'object' ? one?.id : one) ?? null;

/** Verifies and reads a webhook; null if it concerns no payment. */
export function readStripeMessage(received: Received): CardMessage | null {
  const { id, type, created, data } = verify(received);
  const about = data.object as AnyObject;
  const isSession = about.object === 'checkout.session';
  const providerPaymentId = idOf(about.payment_intent);
  if (!isSession && providerPaymentId === null) return null;
  return {
    id,
    type,
    occurredAtMs: created * 1000,
    sessionId: isSession ? about.id : null,
    providerPaymentId,
  };
}
