import { randomUUID } from 'node:crypto';
import { publicStatusOf } from '@trivia/rules/billing/public-status.ts';
import type { Deps } from '../../../deps.ts';
import { OperatorError } from '../../../gateways/operators/operator-error.ts';
import type { Confirmed, FraudTransaction } from '../../../gateways/operators/operator-gateway.ts';
import type { ConnectedOperator } from '../../../gateways/operators/operator-gateways.ts';
import { AppError } from '../../../lib/app-error.ts';
import { ownerOfNumber, signInByNumber } from '../../accounts/sessions/phone-account.ts';
import {
  type BillingChange,
  type BillingDeps,
  changeBilling,
  lockSubscription,
  type SubscriptionRow,
} from '../billing-change.ts';
import { requireOperator } from '../connected-operator.ts';
import { CONSENT_VERSION, consentText } from '../consent.ts';
import { chargeFact } from '../facts/charge-fact.ts';
import { recordFact } from '../facts/record-fact.ts';
import { deliverSoon } from '../jobs/deliver-outbox.ts';
import { refusalOf, toAppError } from '../refusals.ts';
import { passesCheck } from './fraud-check.ts';
import { getCheckoutStatus, signInOnce } from './get-checkout-status.ts';
import { lockByToken } from './lock-by-token.ts';
import { usePhoneCode } from './phone-codes.ts';

export interface Confirmation extends FraudTransaction {
  readonly operator: string;
  readonly checkoutToken: string;
  readonly code: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Null for a visitor. */
  readonly playerId: string | null;
}

const USER_AGENT_MAX_LENGTH = 400;

/** Finds the subscription that awaits the code. */
const requirePending = (deps: BillingDeps, { checkoutToken }: Confirmation) =>
  changeBilling(deps, async (change) => {
    const subscription = await lockByToken(change, checkoutToken);
    if (!subscription) throw new AppError('CHECKOUT_OVER');
    if (subscription.state !== 'pending_pin') return subscription;
    if (change.nowMs >= subscription.fold.codeExpiresAtMs) throw new AppError('CODE_EXPIRED');
    return subscription;
  });

const recordRefusal = (deps: BillingDeps, { id }: SubscriptionRow, reason: 'fraud_refused') =>
  changeBilling(deps, async (change) => {
    const subscription = await lockSubscription(change, id);
    if (subscription?.state !== 'pending_pin') return;
    const fact = { type: 'refused', reason } as const;
    await recordFact(change, subscription, { key: `refused:${reason}`, fact, by: 'us', atMs: change.nowMs });
  });

/** Stores the consent and starts the activation, before the code is sent to the operator. */
async function begin(
  change: BillingChange,
  { operator }: ConnectedOperator,
  subscription: SubscriptionRow,
  { ti, address, userAgent }: Confirmation,
): Promise<string> {
  const { tx, nowMs } = change;
  const now = new Date(nowMs);
  const consent = {
    text_version: CONSENT_VERSION,
    language: subscription.language,
    text: consentText(operator, subscription.language),
    price_iqd: subscription.terms.priceIqd,
    address,
    user_agent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
    ti,
    authentication_id: subscription.authentication_id,
    shown_at: subscription.opened_at,
    confirmed_at: now,
  };
  await tx
    .insertInto('billing_consent')
    .values({ subscription_id: subscription.id, ...consent })
    .onConflict((conflict) => conflict.column('subscription_id').doUpdateSet(consent))
    .execute();
  const correlator = randomUUID();
  await tx.updateTable('subscription').set({ correlator }).where('id', '=', subscription.id).execute();
  const fact = { type: 'code_confirmed' } as const;
  await recordFact(change, subscription, { key: `confirmed:${correlator}`, fact, by: 'us', atMs: nowMs });
  return correlator;
}

async function take(
  change: BillingChange,
  subscription: SubscriptionRow,
  { operatorSubscriptionId, charge }: Confirmed,
) {
  const { tx, nowMs } = change;
  if (operatorSubscriptionId !== null)
    await tx
      .updateTable('subscription')
      .set({ operator_subscription_id: operatorSubscriptionId })
      .where('id', '=', subscription.id)
      .execute();
  if (charge) return await recordFact(change, subscription, chargeFact(charge));
  // The code was right, and the charge is reported later.
  if (subscription.player_id !== null) return subscription;
  const { phone_number: number, language } = subscription;
  const player_id = await ownerOfNumber(tx, { number, language }, nowMs);
  await tx.updateTable('subscription').set({ player_id }).where('id', '=', subscription.id).execute();
  return { ...subscription, player_id };
}

/** Records a refusal. After an unknown outcome, the operator is polled until it is known. */
async function refuse(
  change: BillingChange,
  subscription: SubscriptionRow,
  { code, hasUnknownOutcome }: OperatorError,
  correlator: string,
) {
  if (hasUnknownOutcome) return;
  const reason = refusalOf[code];
  const isWrongCode = code === 'PIN_INVALID' || code === 'PIN_EXPIRED';
  const fact = isWrongCode
    ? ({ type: 'code_wrong' } as const)
    : reason
      ? ({ type: 'refused', reason } as const)
      : ({ type: 'given_up', reason: 'not_charged' } as const);
  await recordFact(change, subscription, { key: `answer:${correlator}`, fact, by: 'us', atMs: change.nowMs });
}

/** Sends the code to the operator and records the reply. Undefined while the outcome is unknown. */
async function sendToOperator(
  deps: BillingDeps,
  { gateway, operator }: ConnectedOperator,
  { id, phone_number: number, authentication_id: authenticationId }: SubscriptionRow,
  { code, ti, ts }: Confirmation,
  correlator: string,
): Promise<SubscriptionRow | undefined> {
  const settle = <T>(work: (change: BillingChange, subscription: SubscriptionRow) => Promise<T>) =>
    changeBilling(deps, async (change) => {
      const subscription = await lockSubscription(change, id);
      if (!subscription) throw new AppError('CHECKOUT_OVER');
      return await work(change, subscription);
    });
  let confirmed: Confirmed;
  try {
    confirmed = await gateway.confirmPin({ number, authenticationId, code, ti, ts, correlator });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    await settle((change, subscription) => refuse(change, subscription, error, correlator));
    if (error.hasUnknownOutcome) return undefined;
    throw toAppError(error, operator.terms.priceIqd);
  }
  return await settle((change, subscription) => take(change, subscription, confirmed));
}

/** Refuses an attempt that the operator has not charged, with the error for its reason. */
function requireCharged({ state, fold }: SubscriptionRow, { operator }: ConnectedOperator): void {
  const reason = fold.endReason ?? fold.firstFailure?.reason;
  const failed =
    state === 'ended' || (state === 'activating' && fold.firstFailure !== null) || state === 'suspended';
  if (!failed) return;
  const { priceIqd: price } = operator.terms;
  if (state === 'suspended' || reason === 'out_of_balance')
    throw new AppError('BALANCE_TOO_LOW', { values: { price } });
  throw new AppError(reason === 'denied' ? 'PAYMENT_DENIED' : 'LINE_NOT_ELIGIBLE');
}

/** Accepts the code for a number: one of ours signs in, one of the operator's subscribes. */
export async function confirmCode(deps: Deps, confirmation: Confirmation) {
  const connected = requireOperator(deps, confirmation.operator);
  const { checkoutToken, code, userAgent, playerId } = confirmation;
  const owner = await usePhoneCode(deps, checkoutToken, code);
  if (owner)
    return { status: 'success' as const, session: await signInByNumber(deps, { ...owner, userAgent }) };

  const pending = await requirePending(deps, confirmation);
  if (pending.state !== 'pending_pin')
    return await getCheckoutStatus(deps, { checkoutToken, userAgent, playerId });
  if (!(await passesCheck(deps, connected, confirmation))) {
    await recordRefusal(deps, pending, 'fraud_refused');
    throw new AppError('FRAUD_REFUSED');
  }
  const correlator = await changeBilling(deps, async (change) => {
    const subscription = await lockSubscription(change, pending.id);
    if (subscription?.state !== 'pending_pin') throw new AppError('CHECKOUT_PROCESSING');
    return await begin(change, connected, subscription, confirmation);
  });
  const after = await sendToOperator(deps, connected, pending, confirmation, correlator);
  void deliverSoon(deps);
  if (!after) return { status: 'processing' as const, session: null };
  requireCharged(after, connected);
  const session = await signInOnce(deps, after, { userAgent, playerId });
  return { status: publicStatusOf(after.fold) ?? ('processing' as const), session };
}
