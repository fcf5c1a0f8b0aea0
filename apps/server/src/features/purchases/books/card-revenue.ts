import { monthOf } from '@trivia/rules/calendar/baghdad.ts';
import { sql } from 'kysely';
import type { RevenueLine } from '../../../core/revenue/revenue-csv.ts';
import type { Db } from '../../../lib/database/db.ts';

/** Revenue by card in a month (`YYYY-MM`), by the time of booking. */
export async function listCardRevenue(db: Db, month: string): Promise<RevenueLine[]> {
  const { fromMs, toMs } = monthOf(month);
  const { rows } = await sql<RevenueLine>`
    SELECT 'card, ' || p.provider AS way, p.product_id AS product, p.currency,
           count(*) FILTER (WHERE m.kind = 'captured') AS payments,
           coalesce(sum(m.amount) FILTER (WHERE m.kind = 'captured'), 0) AS captured,
           coalesce(-sum(m.amount) FILTER (WHERE m.kind = 'refunded'), 0) AS refunded,
           coalesce(-sum(m.amount) FILTER (WHERE m.kind IN ('disputed', 'dispute_won')), 0) AS disputed,
           sum(m.amount) AS net
      FROM purchase_movement m JOIN purchase p ON p.id = m.purchase_id
     WHERE m.booked_at >= ${new Date(fromMs)} AND m.booked_at < ${new Date(toMs)}
     GROUP BY p.provider, p.product_id, p.currency ORDER BY 1, 2, 3`.execute(db);
  return rows;
}
