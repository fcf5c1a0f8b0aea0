import { isDeepStrictEqual } from 'node:util';
import type { Effect } from '@trivia/rules/billing/subscription.ts';
import { revokeGrants, storeGrants } from '../../../core/subscription/grants.ts';
import { ownerOfNumber } from '../../accounts/sessions/phone-account.ts';
import type { BillingChange, SubscriptionRow } from '../billing-change.ts';
import { bookPayment } from './book-payment.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
const ofKind = <K extends Effect['kind']>(effects: readonly Effect[], kind: K): Of<K>[] =>
  effects.filter((effect): effect is Of<K> => effect.kind === kind);

/** Owner of a paid subscription: the signed-in player, else the account of the number. */
async function ownerOf(
  change: BillingChange,
  subscription: SubscriptionRow,
): Promise<SubscriptionRow & { player_id: string }> {
  const { tx, nowMs } = change;
  const { player_id, id, phone_number, language } = subscription;
  if (player_id !== null) return { ...subscription, player_id };
  const owner = await ownerOfNumber(tx, { number: phone_number, language }, nowMs);
  await tx.updateTable('subscription').set({ player_id: owner }).where('id', '=', id).execute();
  return { ...subscription, player_id: owner };
}

async function queue(
  { tx, nowMs }: BillingChange,
  subscriptionId: string,
  effect: Of<'message' | 'unsubscribe'>,
) {
  const now = new Date(nowMs);
  await tx
    .insertInto('billing_outbox')
    .values({
      subscription_id: subscriptionId,
      kind: effect.kind,
      key: effect.key,
      template: effect.kind === 'message' ? effect.template : null,
      created_at: now,
      next_try_at: now,
      done_at: null,
      gave_up_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Applies the effects of an event: grants, money, and calls to the operator. */
export async function applyEffects(
  change: BillingChange,
  subscription: SubscriptionRow,
  { effects, isComplete }: { readonly effects: readonly Effect[]; readonly isComplete: boolean },
): Promise<SubscriptionRow> {
  for (const payment of ofKind(effects, 'payment')) await bookPayment(change, subscription, payment);
  for (const effect of [...ofKind(effects, 'message'), ...ofKind(effects, 'unsubscribe')])
    await queue(change, subscription.id, effect);

  const grants = ofKind(effects, 'grant');
  const owned = grants.length > 0 ? await ownerOf(change, subscription) : subscription;
  if (owned.player_id !== null && (grants.length > 0 || isComplete))
    await storeGrants(change.tx, { playerId: owned.player_id, subscriptionId: owned.id }, grants, isComplete);
  for (const { fromMs } of ofKind(effects, 'revoke')) await revokeGrants(change.tx, owned.id, fromMs);
  return owned;
}

/** Whether a subscription has not changed for its player. */
export const isSameForPlayer = (one: SubscriptionRow, other: SubscriptionRow): boolean =>
  one.state === other.state && isDeepStrictEqual(one.paid_through, other.paid_through);
