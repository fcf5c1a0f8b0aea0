/** Inserts active subscriptions by SQL, each with a player, because subscribing is not measured. */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { findOperator } from '../../packages/contract/src/billing/operators.ts';
import { nextChangeMs } from '../../packages/rules/src/billing/advance.ts';
import { foldEvents } from '../../packages/rules/src/billing/fold.ts';
import type { BillingEvent } from '../../packages/rules/src/billing/subscription.ts';

const HOUR_MS = 60 * 60_000;
const PAID_AGO_MS = 23 * HOUR_MS;

/** Phone number of a subscription by index, from 0. */
export const numberOf = (index: number): string => `+96477${String(10_000_000 + index).slice(-8)}`;

/** Inserts subscriptions of a range of indexes, paid 23 hours ago. */
export async function fillSubscriptions(db: Db, slug: string, from: number, to: number): Promise<void> {
  const operator = findOperator(slug);
  if (!operator) throw new Error(`There is no operator ${slug}.`);
  const paidAtMs = Date.now() - PAID_AGO_MS;
  const events: readonly BillingEvent[] = [
    { key: 'requested', type: 'code_requested', atMs: paidAtMs - 20_000, codeExpiresAtMs: paidAtMs },
    { key: 'confirmed', type: 'code_confirmed', atMs: paidAtMs - 1_000 },
    {
      key: 'charge:first',
      type: 'charged',
      atMs: paidAtMs,
      paymentId: 'first',
      billId: 'first',
      collectedIqd: 300,
    },
  ];
  const { subscription } = foldEvents(events, operator.terms);
  const { state, paidThroughMs } = subscription;
  const next = nextChangeMs(subscription, operator.terms);
  const rows = sql`generate_series(${from}::int, ${to - 1}::int) AS n`;
  const id = sql`('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  await sql`INSERT INTO player (id, username, username_key, referral_code, completed_at, created_at)
            SELECT ${id}, 'phone-' || n, 'phone-' || n, 'P' || n, now(), now() FROM ${rows}`.execute(db);
  await sql`INSERT INTO subscription (id, operator, service_id, phone_number, player_id, language, terms, fold, state,
              last_event, opened_at, paid_through, next_change_at, authentication_id, checkout_token_hash)
            SELECT ${id}, ${slug}, ${operator.serviceId}, '+96477' || right((10000000 + n)::text, 8), ${id}, 'ckb',
              ${JSON.stringify(operator.terms)}::jsonb, ${JSON.stringify(subscription)}::jsonb, ${state},
              ${JSON.stringify({ atMs: paidAtMs, type: 'charged', key: 'charge:first' })}::jsonb, now(),
              ${paidThroughMs === null ? null : new Date(paidThroughMs)}::timestamptz,
              ${next === null ? null : new Date(next)}::timestamptz, 'bench', sha256(n::text::bytea)
            FROM ${rows}`.execute(db);
  await sql`INSERT INTO access_grant (player_id, subscription_id, key, source, starts_at, ends_at)
            SELECT ${id}, ${id}, 'first', 'paid', ${new Date(paidAtMs)}::timestamptz,
              ${new Date(paidThroughMs ?? paidAtMs)}::timestamptz FROM ${rows}`.execute(db);
  // Vacuum now rather than during a measurement.
  await sql`VACUUM (ANALYZE)`.execute(db);
}
