import { monthOf } from '@trivia/rules/calendar/baghdad.ts';
import { sql } from 'kysely';
import type { RevenueLine } from '../../../core/revenue/revenue-csv.ts';
import type { Db } from '../../../lib/database/db.ts';

/**
 * Revenue by operator in a month (`YYYY-MM`), by the time of booking. `refunded` counts refunds to subscribers, paid
 * out or not; operators report no disputes.
 */
export async function listOperatorRevenue(db: Db, month: string): Promise<RevenueLine[]> {
  const { fromMs, toMs } = monthOf(month);
  const { rows } = await sql<RevenueLine>`
    SELECT 'operator, ' || s.operator AS way, s.service_id AS product, 'IQD' AS currency,
           count(DISTINCT e.payment_id) FILTER (WHERE e.account = 'receivable' AND e.amount_iqd > 0) AS payments,
           coalesce(sum(e.amount_iqd) FILTER (WHERE e.account = 'receivable' AND e.amount_iqd > 0), 0) AS captured,
           coalesce(sum(e.amount_iqd) FILTER (WHERE e.account = 'receivable' AND e.amount_iqd > 0), 0)
             + coalesce(sum(e.amount_iqd) FILTER (WHERE e.account = 'revenue'), 0) AS refunded,
           0 AS disputed,
           -coalesce(sum(e.amount_iqd) FILTER (WHERE e.account = 'revenue'), 0) AS net
      FROM money_entry e
      JOIN payment p ON p.id = e.payment_id
      JOIN subscription s ON s.id = p.subscription_id
     WHERE e.booked_at >= ${new Date(fromMs)} AND e.booked_at < ${new Date(toMs)}
     GROUP BY s.operator, s.service_id ORDER BY 1, 2`.execute(db);
  return rows;
}
