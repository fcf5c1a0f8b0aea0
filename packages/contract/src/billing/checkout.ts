/** Checkout of Plus by mobile operator: the code, the anti-fraud check, the confirmation and its outcome. */
import { plainSms } from '@trivia/rules/billing/digits.ts';
import { readPhoneNumber } from '@trivia/rules/billing/phone-number.ts';
import { publicStatuses } from '@trivia/rules/billing/public-status.ts';
import * as z from 'zod/mini';
import { session } from '../account/session.ts';
import { defineRoute } from '../route.ts';
import { ofOperator } from './of-operator.ts';

const phoneNumber = z.pipe(
  z.pipe(
    z.string({ error: 'field.phoneNumber' }).check(z.maxLength(40, { error: 'field.phoneNumber' })),
    z.transform((text) => readPhoneNumber(text) ?? ''),
  ),
  z.string().check(z.minLength(1, { error: 'field.phoneNumber' })),
);

/** One-time code of the operator or ours, in any script of digits. */
const smsCode = z.pipe(
  z.pipe(
    z.string({ error: 'field.smsCode' }).check(z.maxLength(32, { error: 'field.smsCode' })),
    z.transform(plainSms),
  ),
  z.string().check(z.regex(/^\d{4,6}$/, { error: 'field.smsCode' })),
);

/** Id of an anti-fraud transaction, created by the page, and its epoch time in seconds. */
export const fraudTransaction = {
  ti: z.string({ error: 'field.fraudCheck' }).check(z.regex(/^[\w-]{16,64}$/, { error: 'field.fraudCheck' })),
  ts: z.coerce.number({ error: 'field.fraudCheck' }).check(z.int(), z.minimum(0), z.maximum(1e11)),
};

const checkoutToken = z
  .string({ error: 'field.checkout' })
  .check(z.regex(/^[\w-]{20,128}$/, { error: 'field.checkout' }));

/** Data of the page for entering the code. The consent is the text that is stored. */
export const checkout = z.object({
  checkoutToken: z.string(),
  codeDigits: z.int(),
  expiresAtMs: z.int(),
  resendAfterMs: z.int(),
  priceIqd: z.int(),
  shortcode: z.string(),
  stopKeyword: z.string(),
  consent: z.object({ version: z.string(), text: z.string() }),
});
export type Checkout = z.infer<typeof checkout>;

const SEND_ERRORS = [
  'OPERATOR_NOT_SUPPORTED',
  'CODE_NOT_SENT',
  'LINE_NOT_ELIGIBLE',
  'CHECKOUT_PROCESSING',
  'OPERATOR_UNAVAILABLE',
] as const;

export const listOperatorsRoute = defineRoute({
  method: 'GET',
  path: '/api/dcb/operators',
  summary: 'Lists the operators by which Plus can be paid',
  access: 'public',
  reply: z.object({ data: z.array(z.object({ operator: z.string() })) }),
});

export const sendCodeRoute = defineRoute({
  method: 'POST',
  path: '/api/dcb/:operator/send-code',
  summary:
    'Sends a code to a number, to subscribe or to sign in; the reply does not reveal whose number it is',
  access: 'public',
  params: ofOperator,
  body: z.object({
    phoneNumber,
    purpose: z._default(z.enum(['subscribe', 'sign_in'], { error: 'field.checkout' }), 'subscribe'),
  }),
  reply: checkout,
  errors: SEND_ERRORS,
  hasSecret: true,
});

export const resendCodeRoute = defineRoute({
  method: 'POST',
  path: '/api/dcb/:operator/resend-code',
  summary: 'Sends another code, which replaces the last one',
  access: 'public',
  params: ofOperator,
  body: z.object({ checkoutToken }),
  reply: z.object({ expiresAtMs: z.int(), resendAfterMs: z.int() }),
  errors: [...SEND_ERRORS, 'CHECKOUT_OVER'],
});

export const fraudScriptRoute = defineRoute({
  method: 'GET',
  path: '/api/dcb/:operator/script',
  summary:
    'Returns the operator’s anti-fraud script for one button of one page, which is required for a charge',
  access: 'public',
  params: ofOperator,
  query: z.object({
    action: z.literal('script', { error: 'field.fraudCheck' }),
    ...fraudTransaction,
    te: z
      .string({ error: 'field.fraudCheck' })
      .check(z.regex(/^[#.]?[\w-]{1,64}$/, { error: 'field.fraudCheck' })),
    servicename: z.optional(z.string().check(z.maxLength(64))),
    merchantname: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.string(),
  errors: ['FRAUD_CHECK_FAILED'],
});

/**
 * Outcome of a confirmation: `processing` until the operator reports the charge. It has a session once the number is
 * proven.
 */
const outcome = z.object({
  status: z.enum(publicStatuses),
  session: z.nullable(session),
});

export const confirmCodeRoute = defineRoute({
  method: 'POST',
  path: '/api/dcb/:operator/confirm',
  summary: 'Confirms the code, which subscribes and charges, or signs in',
  access: 'public',
  params: ofOperator,
  body: z.object({ checkoutToken, code: smsCode, ...fraudTransaction }),
  reply: outcome,
  errors: [
    'WRONG_CODE',
    'CODE_EXPIRED',
    'CODE_LOCKED',
    'CHECKOUT_OVER',
    'CHECKOUT_PROCESSING',
    'FRAUD_REFUSED',
    'FRAUD_CHECK_FAILED',
    'BALANCE_TOO_LOW',
    'SPENDING_LIMIT_REACHED',
    'PAYMENT_DENIED',
    'LINE_NOT_ELIGIBLE',
    'ALREADY_SUBSCRIBED',
    'OPERATOR_UNAVAILABLE',
    'ACCOUNT_DELETED',
  ],
  hasSecret: true,
});

export const checkoutStatusRoute = defineRoute({
  method: 'POST',
  path: '/api/dcb/:operator/status',
  summary: 'Returns the outcome of a confirmation that was still processing',
  access: 'public',
  params: ofOperator,
  body: z.object({ checkoutToken }),
  reply: outcome,
  errors: ['CHECKOUT_OVER', 'ACCOUNT_DELETED'],
  hasSecret: true,
});

export const sealedCheckoutRoute = defineRoute({
  method: 'POST',
  path: '/api/dcb/checkout',
  summary:
    'Sends a code to a signed-in player’s number; request and reply are encrypted for this session and the time in `timespan`',
  access: 'player',
  form: true,
  body: z.object({ data: z.string().check(z.regex(/^[A-Za-z0-9+/]{40,8000}={0,2}$/)) }),
  reply: z.object({ data: z.string() }),
  errors: [...SEND_ERRORS, 'ALREADY_SUBSCRIBED'],
});

/** Decrypted payload of `dcb/checkout`. */
export const sealedCheckout = z.object({
  msisdn: phoneNumber,
  operator: ofOperator.shape.operator,
  package_id: z.optional(z.string().check(z.maxLength(64))),
  ...fraudTransaction,
});
