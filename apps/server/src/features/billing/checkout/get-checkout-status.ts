import { publicStatusOf } from '@trivia/rules/billing/public-status.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { signInByNumber } from '../../accounts/sessions/phone-account.ts';
import type { SubscriptionRow } from '../billing-change.ts';
import { hashCheckoutToken } from './checkout-token.ts';

const SIGN_IN_WITHIN_MS = 24 * 60 * 60 * 1000;

interface Browser {
  readonly userAgent: string | undefined;
  /** Null for a visitor. */
  readonly playerId: string | null;
}

/** Signs in the browser that proved the number, once per checkout; null if it is already signed in. */
export async function signInOnce(
  { db, clock, ...rest }: Deps,
  subscription: SubscriptionRow,
  browser: Browser,
) {
  const { player_id: owner, id, opened_at } = subscription;
  const nowMs = clock.nowMs();
  if (owner === null || owner === browser.playerId || nowMs - opened_at.getTime() > SIGN_IN_WITHIN_MS)
    return null;
  const claimed = await db
    .updateTable('subscription')
    .set({ signed_in_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('signed_in_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed
    ? await signInByNumber({ db, clock, ...rest }, { playerId: owner, userAgent: browser.userAgent })
    : null;
}

/** Status of a confirmed code. The first payment proves that the code was right, and signs in. */
export async function getCheckoutStatus(
  deps: Deps,
  { checkoutToken, ...browser }: Browser & { readonly checkoutToken: string },
) {
  const subscription = await deps.db
    .selectFrom('subscription')
    .selectAll()
    .where('checkout_token_hash', '=', hashCheckoutToken(checkoutToken))
    .executeTakeFirst();
  const status = subscription && publicStatusOf(subscription.fold);
  if (!subscription || !status) throw new AppError('CHECKOUT_OVER');
  const isProven = subscription.paid_through !== null;
  return { status, session: isProven ? await signInOnce(deps, subscription, browser) : null };
}
