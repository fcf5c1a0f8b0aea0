import { randomUUID } from 'node:crypto';
import type { Checkout } from '@trivia/contract/billing/checkout.ts';
import { isOfOperator, type Operator } from '@trivia/contract/billing/operators.ts';
import type { Language } from '@trivia/contract/languages.ts';
import { nextChangeMs } from '@trivia/rules/billing/advance.ts';
import { step } from '@trivia/rules/billing/step.ts';
import type { BillingEvent } from '@trivia/rules/billing/subscription.ts';
import { codeRules } from '@trivia/rules/billing/terms.ts';
import type { Deps } from '../../../deps.ts';
import { OperatorError } from '../../../gateways/operators/operator-error.ts';
import type { ConnectedOperator } from '../../../gateways/operators/operator-gateways.ts';
import { AppError } from '../../../lib/app-error.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { findOwnerOfNumber } from '../../accounts/sessions/phone-account.ts';
import { type BillingChange, changeBilling, columnsOf, lockSubscription, toDate } from '../billing-change.ts';
import { requireOperator } from '../connected-operator.ts';
import { CONSENT_VERSION, consentText } from '../consent.ts';
import { recordFact } from '../facts/record-fact.ts';
import { toAppError } from '../refusals.ts';
import { hashCheckoutToken, newCheckoutToken } from './checkout-token.ts';
import { findLive } from './live-subscription.ts';
import { countCode } from './number-limits.ts';
import { issuePhoneCode } from './phone-codes.ts';

export interface CheckoutRequest {
  readonly operator: string;
  readonly phoneNumber: string;
  readonly purpose: 'subscribe' | 'sign_in';
  readonly language: Language;
  /** Null for a visitor. */
  readonly playerId: string | null;
}

interface SentPin {
  readonly authenticationId: string;
  readonly expiresAtMs: number;
}

function viewOf(
  operator: Operator,
  language: Language,
  token: string,
  expiresAtMs: number,
  nowMs: number,
): Checkout {
  return {
    checkoutToken: token,
    codeDigits: operator.codeDigits,
    expiresAtMs,
    resendAfterMs: nowMs + codeRules.resendAfterMs,
    priceIqd: operator.terms.priceIqd,
    shortcode: operator.shortcode,
    stopKeyword: operator.stopKeyword,
    consent: { version: CONSENT_VERSION, text: consentText(operator, language) },
  };
}

/** Ends an attempt whose code was never used, so that its number can start again. */
async function abandonPending(change: BillingChange, operator: Operator, number: string): Promise<void> {
  const live = await findLive(change.tx, operator, number);
  const locked = live && (await lockSubscription(change, live.id));
  if (locked?.state !== 'pending_pin') return;
  const fact = { type: 'unsubscribed' } as const;
  await recordFact(change, locked, { key: 'abandoned', fact, by: 'us', atMs: change.nowMs });
}

async function insert(
  change: BillingChange,
  operator: Operator,
  request: CheckoutRequest,
  pin: SentPin,
  token: string,
) {
  const { tx, nowMs } = change;
  const event: BillingEvent = {
    type: 'code_requested',
    key: 'requested',
    atMs: nowMs,
    codeExpiresAtMs: pin.expiresAtMs,
  };
  const { subscription } = step(null, event, operator.terms);
  const now = new Date(nowMs);
  const { id } = await tx
    .insertInto('subscription')
    .values({
      ...columnsOf(subscription),
      operator: operator.slug,
      service_id: operator.serviceId,
      phone_number: request.phoneNumber,
      player_id: request.playerId,
      language: request.language,
      terms: JSON.stringify(operator.terms),
      last_event: JSON.stringify({ atMs: nowMs, type: event.type, key: event.key }),
      opened_at: now,
      next_change_at: toDate(nextChangeMs(subscription, operator.terms)),
      next_poll_at: null,
      operator_subscription_id: null,
      authentication_id: pin.authenticationId,
      correlator: null,
      checkout_token_hash: hashCheckoutToken(token),
      signed_in_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('billing_event')
    .values({
      subscription_id: id,
      key: event.key,
      type: event.type,
      occurred_at: now,
      event: JSON.stringify(event),
      recorded_at: now,
    })
    .execute();
}

/** Sends our own code. The reply does not reveal whether the number has an account. */
async function openSignIn(
  deps: Deps,
  connected: ConnectedOperator,
  request: CheckoutRequest,
): Promise<Checkout> {
  const { phoneNumber: number, language, purpose } = request;
  const live = await findLive(deps.db, connected.operator, number);
  const playerId = live?.player_id ?? (await findOwnerOfNumber(deps.db, number));
  const { token, expiresAtMs, send } = await inTransaction(deps.db, (tx) =>
    issuePhoneCode(deps, tx, connected, { number, language, playerId }),
  );
  const sending = send().catch((error: unknown) => {
    if (purpose === 'subscribe') throw toAppError(error, connected.operator.terms.priceIqd);
    deps.log.warn({ err: error }, 'sign-in code was not sent');
  });
  // Don't wait otherwise, so that numbers without an account get a reply as fast as others.
  if (purpose === 'subscribe') await sending;
  return viewOf(connected.operator, language, token, expiresAtMs, deps.clock.nowMs());
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** Requests a code from the operator; null if the number is already subscribed, and gets our own code instead. */
async function sendPin(
  connected: ConnectedOperator,
  { phoneNumber, language }: CheckoutRequest,
): Promise<SentPin | null> {
  try {
    return await connected.gateway.sendPin({ number: phoneNumber, language, correlator: randomUUID() });
  } catch (error) {
    if (error instanceof OperatorError && error.code === 'ALREADY_SUBSCRIBED') return null;
    throw toAppError(error, connected.operator.terms.priceIqd);
  }
}

/** Sends a code to a number, for a subscription or a sign-in. */
export async function openCheckout(deps: Deps, request: CheckoutRequest): Promise<Checkout> {
  const connected = requireOperator(deps, request.operator);
  const { operator } = connected;
  const { phoneNumber: number, playerId } = request;
  if (!isOfOperator(operator, number)) throw new AppError('OPERATOR_NOT_SUPPORTED');
  const live = await findLive(deps.db, operator, number);
  if (live && playerId !== null && live.player_id === playerId && live.state !== 'pending_pin')
    throw new AppError(live.state === 'activating' ? 'CHECKOUT_PROCESSING' : 'ALREADY_SUBSCRIBED');
  await inTransaction(deps.db, (tx) => countCode(tx, number, deps.clock.nowMs()));
  if (request.purpose === 'sign_in' || (live && live.state !== 'pending_pin'))
    return await openSignIn(deps, connected, request);
  const pin = await sendPin(connected, request);
  if (!pin) return await openSignIn(deps, connected, request);
  const token = newCheckoutToken();
  try {
    await changeBilling(deps, async (change) => {
      await abandonPending(change, operator, number);
      await insert(change, operator, request, pin, token);
    });
  } catch (error) {
    // A simultaneous attempt with the number was faster.
    throw isUniqueViolation(error) ? new AppError('CHECKOUT_PROCESSING', { cause: error }) : error;
  }
  return viewOf(operator, request.language, token, pin.expiresAtMs, deps.clock.nowMs());
}
