import type { Subscription } from '@trivia/rules/billing/subscription.ts';
import type { Selectable } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../lib/database/db.ts';
import { type AfterCommit, inTransaction } from '../../lib/database/transaction.ts';
import type { Publisher } from '../../realtime/realtime.ts';
import type { SubscriptionTable } from './billing.tables.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;

export type BillingDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'operators'> & {
  readonly events: Pick<Deps['events'], 'wake'>;
  readonly realtime: Publisher;
};

/** Transaction that changes subscriptions. */
export interface BillingChange {
  readonly deps: BillingDeps;
  readonly tx: Tx;
  readonly afterCommit: AfterCommit;
  readonly nowMs: number;
}

export const changeBilling = <T>(
  deps: BillingDeps,
  work: (change: BillingChange) => Promise<T>,
): Promise<T> =>
  inTransaction(deps.db, (tx, afterCommit) => work({ deps, tx, afterCommit, nowMs: deps.clock.nowMs() }));

/** Locks a subscription until the transaction ends, which serialises its events. */
export const lockSubscription = ({ tx }: BillingChange, id: string): Promise<SubscriptionRow | undefined> =>
  tx.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const toDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Columns of a folded subscription, some of which duplicate its fields for queries. */
export const columnsOf = (fold: Subscription) => ({
  fold: JSON.stringify(fold),
  state: fold.state,
  end_reason: fold.endReason,
  paid_through: toDate(fold.paidThroughMs),
});
