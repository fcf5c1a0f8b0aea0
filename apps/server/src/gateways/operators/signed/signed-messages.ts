/** Schemas of the signed JSON API's messages. */
import * as z from 'zod/mini';
import { isOperatorErrorCode } from '../operator-error.ts';
import type { OperatorCharge } from '../operator-gateway.ts';

const time = z.int().check(z.nonnegative());
const id = z.string().check(z.minLength(1), z.maxLength(200));
const number = z.string().check(z.regex(/^\+9647\d{9}$/));

export const charge = z.object({
  paymentId: id,
  billId: id,
  collectedIqd: z.int().check(z.nonnegative()),
  reason: z.nullable(z.string()),
  occurredAtMs: time,
});

/** Converts a charge; unknown reasons become `DENIED`. */
export const toCharge = ({ reason, ...rest }: z.infer<typeof charge>): OperatorCharge => ({
  ...rest,
  reason: reason === null ? null : isOperatorErrorCode(reason) ? reason : 'DENIED',
});

export const sentPin = z.object({ authenticationId: id, expiresAtMs: time });
export const confirmed = z.object({ operatorSubscriptionId: z.nullable(id), charge: z.nullable(charge) });
export const verdict = z.object({ action: z.enum(['clear', 'suspect', 'block']), code: z.string() });
export const subscription = z.object({
  state: z.enum(['none', 'active', 'grace', 'suspended', 'cancelled', 'removed']),
  operatorSubscriptionId: z.nullable(id),
});
export const foundCharge = z.object({ charge: z.nullable(charge) });
export const statement = z.object({ charges: z.array(z.extend(charge, { number })) });
export const refusal = z.object({ code: z.string() });

export const event = z.object({
  id,
  type: z.enum([
    'subscription.activated',
    'subscription.renewed',
    'subscription.charge_failed',
    'subscription.unsubscribed',
    'subscription.removed',
    'sms.mo',
  ]),
  occurredAtMs: time,
  number,
  serviceId: id,
  operatorSubscriptionId: z.nullable(id),
  charge: z.nullable(charge),
  text: z.nullable(z.string().check(z.maxLength(2_000))),
  shortcode: z.nullable(id),
});
