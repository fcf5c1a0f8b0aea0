import { dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { sql } from 'kysely';
import type { Db } from '../../../deps.ts';

/** What one product brought by one way of paying, in the smallest unit of a currency in use. */
export interface RevenueLine {
  readonly way: string;
  readonly product: string;
  readonly currency: string;
  readonly payments: number;
  readonly captured: number;
  readonly refunded: number;
  /** Taken by disputes, less those that were won. */
  readonly disputed: number;
  readonly net: number;
}

/** First millisecond of a month of Baghdad (`YYYY-MM`), and the first after it. */
export function monthOf(month: string): { readonly fromMs: number; readonly toMs: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { fromMs: dayStartMs(`${month}-01`), toMs: dayStartMs(`${next}-01`) };
}

/** Revenue by card in a month, by the movements that were booked in it. */
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

const columns = [
  'way',
  'product',
  'currency',
  'payments',
  'captured',
  'refunded',
  'disputed',
  'net',
] as const;

const cell = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** Lines as CSV (RFC 4180), with a header. */
export const revenueCsv = (lines: readonly RevenueLine[]): string =>
  [columns, ...lines.map((line) => columns.map((name) => line[name]))]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
