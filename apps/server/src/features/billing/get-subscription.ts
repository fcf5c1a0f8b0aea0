import { findOperator } from '@trivia/contract/operators.ts';
import { publicStatusOf } from '@trivia/rules/billing/public-status.ts';
import type { Deps } from '../../deps.ts';
import type { SubscriptionRow } from './billing-change.ts';

const ENDING_DIGITS = 2;

/** The player's latest subscription that was confirmed. */
export const latestOf = ({ db }: Pick<Deps, 'db'>, playerId: string): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '!=', 'pending_pin')
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const receiptOf = ({ db }: Pick<Deps, 'db'>, { id }: SubscriptionRow) =>
  db
    .selectFrom('billing_consent')
    .select(['text', 'text_version', 'confirmed_at', 'price_iqd'])
    .where('subscription_id', '=', id)
    .executeTakeFirst();

/** Status of the player's subscription, as the specification names it. */
export async function checkSubscription(deps: Pick<Deps, 'db'>, playerId: string) {
  const latest = await latestOf(deps, playerId);
  return { status_code: (latest && publicStatusOf(latest.fold)) ?? ('none' as const) };
}

/** The player's subscription with the receipt of what was agreed to. */
export async function getSubscription(deps: Pick<Deps, 'db'>, playerId: string) {
  const latest = await latestOf(deps, playerId);
  const status = latest && publicStatusOf(latest.fold);
  const operator = latest && findOperator(latest.operator);
  if (!latest || !status || !operator) return { subscription: null };
  const receipt = await receiptOf(deps, latest);
  const { state, paid_through, terms, phone_number } = latest;
  const renews = state === 'active' || state === 'grace';
  const expiresAtMs = paid_through?.getTime() ?? null;
  return {
    subscription: {
      operator: latest.operator,
      status,
      numberEnding: phone_number.slice(-ENDING_DIGITS),
      priceIqd: terms.priceIqd,
      shortcode: operator.shortcode,
      stopKeyword: operator.stopKeyword,
      expiresAtMs,
      renewsAtMs: renews ? expiresAtMs : null,
      isCancelled: state === 'cancelled' || state === 'cancelling',
      isBeingCancelled: state === 'cancelling',
      receipt: receipt
        ? {
            text: receipt.text,
            version: receipt.text_version,
            confirmedAtMs: receipt.confirmed_at.getTime(),
            priceIqd: receipt.price_iqd,
          }
        : null,
    },
  };
}
