import type { BillingChange, SubscriptionRow } from '../billing-change.ts';
import { hashCheckoutToken } from './checkout-token.ts';

/** Locks the subscription of a checkout token. */
export const lockByToken = ({ tx }: BillingChange, token: string): Promise<SubscriptionRow | undefined> =>
  tx
    .selectFrom('subscription')
    .selectAll()
    .where('checkout_token_hash', '=', hashCheckoutToken(token))
    .forUpdate()
    .executeTakeFirst();
