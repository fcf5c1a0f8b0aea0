/** Applies renewals that came close together in one transaction, by one statement a table. */
import { sql } from 'kysely';
import type { OperatorEvent } from '../../../gateways/operators/operator-gateway.ts';
import { anyOf } from '../../../lib/any-of.ts';
import { type BillingChange, type BillingDeps, changeBilling } from '../billing-change.ts';
import { recordChange } from '../publish-membership.ts';
import { factOfEvent } from './fact-of-event.ts';
import { type Line, lineKey, lockAttempts } from './find-attempts.ts';
import { chooseAttempt } from './find-subscription.ts';
import { planRenewal, type Renewal } from './plan-renewal.ts';
import { bookPayments, keepEvents, keepPaidTimes, moveOn } from './write-renewals.ts';

interface TakenRenewal extends Renewal {
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

/** Callbacks of renewals that come before any other news of their line. */
function firstRenewals<R extends Line & { readonly event: OperatorEvent }>(rows: readonly R[]): R[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const isFirst = !seen.has(lineKey(row));
    seen.add(lineKey(row));
    return isFirst && row.event.type === 'subscription.renewed';
  });
}

async function planAll(change: BillingChange, ids: readonly string[]): Promise<TakenRenewal[]> {
  const rows = firstRenewals(await claim(change, ids));
  if (rows.length === 0) return [];
  const attempts = await lockAttempts(change, rows);
  return rows.flatMap((row) => {
    const { event, operator } = row;
    const connected = change.deps.operators.get(operator);
    const chosen = chooseAttempt(attempts.get(lineKey(row)) ?? [], event);
    const told = connected && factOfEvent(event, connected.operator);
    if (!chosen || !told) return [];
    const operator_subscription_id = chosen.operator_subscription_id ?? event.operatorSubscriptionId;
    const renewal = planRenewal({ ...chosen, operator_subscription_id }, told);
    return renewal ? [{ ...renewal, inboxId: row.id }] : [];
  });
}

async function finish({ tx, nowMs }: BillingChange, renewals: readonly TakenRenewal[]): Promise<void> {
  const ids = renewals.map(({ inboxId }) => inboxId);
  const subscriptionIds = renewals.map(({ before }) => before.id);
  await sql`
    UPDATE billing_inbox
       SET state = 'applied', handled_at = ${new Date(nowMs)}::timestamptz,
           subscription_id = (${subscriptionIds}::uuid[])[array_position(${ids}::bigint[], id)]
     WHERE id = ANY (${ids}::bigint[])`.execute(tx);
}

async function renewAll(change: BillingChange, ids: readonly string[]): Promise<readonly string[]> {
  const planned = await planAll(change, ids);
  const renewals = planned.length > 0 ? await keepEvents(change, planned) : [];
  if (renewals.length === 0) return [];
  await bookPayments(change, renewals);
  await keepPaidTimes(change, renewals);
  await moveOn(change, renewals);
  await finish(change, renewals);
  for (const { before, after } of renewals) await recordChange(change, before, after);
  return renewals.map(({ inboxId }) => inboxId);
}

/**
 * Applies the plain renewals of a batch, and returns the ids of the others, which wait as they did. Where it fails, that
 * is all of them: the callback that is at fault then fails by itself.
 */
export async function renewTogether(deps: BillingDeps, ids: readonly string[]): Promise<readonly string[]> {
  try {
    const applied = new Set(await changeBilling(deps, (change) => renewAll(change, ids)));
    return ids.filter((id) => !applied.has(id));
  } catch (error) {
    deps.log.warn({ err: error, callbacks: ids.length }, 'renewals were not applied together');
    return ids;
  }
}
