/** Application of batched renewals in one transaction, with one statement per table. */
import { sql } from 'kysely';
import type { OperatorEvent } from '../../../gateways/operators/operator-gateway.ts';
import { anyOf } from '../../../lib/any-of.ts';
import { type BillingChange, type BillingDeps, changeBilling } from '../billing-change.ts';
import { recordChange } from '../facts/publish-membership.ts';
import { factOfEvent } from './fact-of-event.ts';
import { chooseAttempt } from './find-subscription.ts';
import { lineKey, lockAttempts, type PhoneLine } from './lock-attempts.ts';
import { planRenewal, type Renewal } from './plan-renewal.ts';
import { bookPayments, storeEvents, storePaidPeriods, updateSubscriptions } from './write-renewals.ts';

interface ClaimedRenewal extends Renewal {
  readonly inboxId: string;
}

const claim = ({ tx }: BillingChange, ids: readonly string[]) =>
  tx
    .selectFrom('billing_inbox')
    .select(['id', 'operator', 'event'])
    .where('id', '=', anyOf(ids))
    .where('state', '=', 'waiting')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();

/** Selects renewals that are the first event of their phone line in the batch. */
function firstRenewals<R extends PhoneLine & { readonly event: OperatorEvent }>(rows: readonly R[]): R[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const isFirst = !seen.has(lineKey(row));
    seen.add(lineKey(row));
    return isFirst && row.event.type === 'subscription.renewed';
  });
}

async function planAll(change: BillingChange, ids: readonly string[]): Promise<ClaimedRenewal[]> {
  const rows = firstRenewals(await claim(change, ids));
  if (rows.length === 0) return [];
  const attempts = await lockAttempts(change, rows);
  return rows.flatMap((row) => {
    const { event, operator } = row;
    const connected = change.deps.operators.get(operator);
    const chosen = chooseAttempt(attempts.get(lineKey(row)) ?? [], event);
    const reported = connected && factOfEvent(event, connected.operator);
    if (!chosen || !reported) return [];
    const operator_subscription_id = chosen.operator_subscription_id ?? event.operatorSubscriptionId;
    const renewal = planRenewal({ ...chosen, operator_subscription_id }, reported);
    return renewal ? [{ ...renewal, inboxId: row.id }] : [];
  });
}

async function finish({ tx, nowMs }: BillingChange, renewals: readonly ClaimedRenewal[]): Promise<void> {
  const ids = renewals.map(({ inboxId }) => inboxId);
  const subscriptionIds = renewals.map(({ before }) => before.id);
  await sql`
    UPDATE billing_inbox
       SET state = 'applied', handled_at = ${new Date(nowMs)}::timestamptz,
           subscription_id = (${subscriptionIds}::uuid[])[array_position(${ids}::bigint[], id)]
     WHERE id = ANY (${ids}::bigint[])`.execute(tx);
}

async function applyPlain(change: BillingChange, ids: readonly string[]): Promise<readonly string[]> {
  const planned = await planAll(change, ids);
  const renewals = planned.length > 0 ? await storeEvents(change, planned) : [];
  if (renewals.length === 0) return [];
  await bookPayments(change, renewals);
  await storePaidPeriods(change, renewals);
  await updateSubscriptions(change, renewals);
  await finish(change, renewals);
  for (const { before, after } of renewals) await recordChange(change, before, after);
  return renewals.map(({ inboxId }) => inboxId);
}

/**
 * Applies the plain renewals of a batch. Returns the ids of the others, which stay waiting. After a failure these are
 * all: the faulty callback then fails alone.
 */
export async function applyRenewals(deps: BillingDeps, ids: readonly string[]): Promise<readonly string[]> {
  try {
    const applied = new Set(await changeBilling(deps, (change) => applyPlain(change, ids)));
    return ids.filter((id) => !applied.has(id));
  } catch (error) {
    deps.log.warn({ err: error, callbacks: ids.length }, 'renewals were not applied together');
    return ids;
  }
}
