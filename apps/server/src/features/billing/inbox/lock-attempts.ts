import { sql } from 'kysely';
import type { BillingChange, SubscriptionRow } from '../billing-change.ts';
import { ATTEMPTS, type EventReference } from './find-subscription.ts';

export interface PhoneLine {
  readonly operator: string;
  readonly event: Pick<EventReference, 'number' | 'serviceId'>;
}

export const lineKey = ({ operator, event }: PhoneLine): string =>
  JSON.stringify([event.number, operator, event.serviceId]);

/**
 * Locks the latest attempts of many phone lines, and groups them by line. Lines are locked in a fixed order, so that
 * two batches don't deadlock.
 */
export async function lockAttempts(
  { tx }: BillingChange,
  lines: readonly PhoneLine[],
): Promise<ReadonlyMap<string, readonly SubscriptionRow[]>> {
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  const sorted = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
  const { rows } = await sql<SubscriptionRow>`
    SELECT attempt.*
      FROM unnest(${sorted.map(({ operator }) => operator)}::text[],
                  ${sorted.map(({ event }) => event.number)}::text[],
                  ${sorted.map(({ event }) => event.serviceId)}::text[]) AS line (operator, number, service_id),
           LATERAL (SELECT * FROM subscription
                     WHERE operator = line.operator AND phone_number = line.number
                       AND service_id = line.service_id
                     ORDER BY opened_at DESC LIMIT ${ATTEMPTS}
                       FOR UPDATE) AS attempt`.execute(tx);
  return Map.groupBy(rows, (row) =>
    lineKey({ operator: row.operator, event: { number: row.phone_number, serviceId: row.service_id } }),
  );
}
