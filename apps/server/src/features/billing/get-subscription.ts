import { findOperator } from '@trivia/contract/billing/operators.ts';
import { publicStatusOf } from '@trivia/rules/billing/public-status.ts';
import { accessEndMs } from '../../core/subscription/access-end.ts';
import type { Deps } from '../../deps.ts';
import type { SubscriptionRow } from './billing-change.ts';

const ENDING_DIGITS = 2;

/** The player's latest confirmed subscription. */
export const latestOf = ({ db }: Pick<Deps, 'db'>, playerId: string): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '!=', 'pending_pin')
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const isChargedOn = ({ state }: SubscriptionRow): boolean => state === 'active' || state === 'grace';

const receiptOf = ({ db }: Pick<Deps, 'db'>, { id }: SubscriptionRow) =>
  db
    .selectFrom('billing_consent')
    .select(['text', 'text_version', 'confirmed_at', 'price_iqd'])
    .where('subscription_id', '=', id)
    .executeTakeFirst();

/** Whether an operator charges the player each day. */
export async function isRenewing(deps: Pick<Deps, 'db'>, playerId: string): Promise<boolean> {
  const latest = await latestOf(deps, playerId);
  return latest !== undefined && isChargedOn(latest);
}

/** Status of the player's subscription, as the specification names it. */
export async function checkSubscription(deps: Pick<Deps, 'db'>, playerId: string) {
  const latest = await latestOf(deps, playerId);
  return { status_code: (latest && publicStatusOf(latest.fold)) ?? ('none' as const) };
}

async function cardOf(deps: Pick<Deps, 'db'>, playerId: string) {
  const latest = await latestOf(deps, playerId);
  const status = latest && publicStatusOf(latest.fold);
  const operator = latest && findOperator(latest.operator);
  if (!latest || !status || !operator) return null;
  const receipt = await receiptOf(deps, latest);
  const { state, paid_through, terms, phone_number } = latest;
  const expiresAtMs = paid_through?.getTime() ?? null;
  return {
    operator: latest.operator,
    status,
    numberEnding: phone_number.slice(-ENDING_DIGITS),
    priceIqd: terms.priceIqd,
    shortcode: operator.shortcode,
    stopKeyword: operator.stopKeyword,
    expiresAtMs,
    renewsAtMs: isChargedOn(latest) ? expiresAtMs : null,
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
  };
}

/** The player's subscription with the receipt of the consent, and the end of Plus from any source. */
export const getSubscription = async (deps: Pick<Deps, 'db' | 'clock'>, playerId: string) => ({
  subscription: await cardOf(deps, playerId),
  plusUntilMs: await accessEndMs(deps.db, playerId, deps.clock.nowMs()),
});
