import type { CardGateway, StatementLine } from '../../../gateways/cards/card-gateway.ts';
import type { Db } from '../../../lib/database/db.ts';
import type { Purchase } from '../purchases.tables.ts';

export interface StatementDifference {
  /** `missing`: the statement has a payment that is not booked. `extra`: a booked payment is not in the statement. */
  readonly kind: 'missing' | 'extra' | 'amount';
  readonly paymentId: string;
  readonly purchaseId: string | null;
  readonly detail: string;
}

export interface StatementPeriod {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Time within which a payment is booked. */
const BOOKED_WITHIN_MS = 4 * 24 * 60 * 60_000;

const moneyOf = ({
  captured,
  refunded,
  currency,
}: Pick<Purchase, 'captured' | 'refunded'> & { currency: string }) =>
  `${captured} ${currency}, ${refunded} of it refunded`;

async function readLines(gateway: CardGateway, { fromMs, toMs }: StatementPeriod): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for await (const line of gateway.statement?.(fromMs, toMs) ?? []) {
    // The account may also have payments of other sites.
    if (line.purchaseId !== null) lines.push(line);
  }
  return lines;
}

async function findPurchases(db: Db, provider: Purchase['provider'], lines: readonly StatementLine[]) {
  const ids = lines.map(({ providerPaymentId }) => providerPaymentId);
  if (ids.length === 0) return new Map<string | null, Purchase>();
  const purchases = await db
    .selectFrom('purchase')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_payment_id', 'in', ids)
    .execute();
  return new Map(purchases.map((purchase) => [purchase.provider_payment_id, purchase]));
}

function compareLine(line: StatementLine, purchase: Purchase | undefined): StatementDifference[] {
  const { providerPaymentId: paymentId, purchaseId } = line;
  if (!purchase || purchase.captured === 0)
    return [{ kind: 'missing', paymentId, purchaseId, detail: `the service has ${moneyOf(line)}` }];
  if (moneyOf(line) === moneyOf(purchase)) return [];
  const detail = `the service has ${moneyOf(line)}; we have ${moneyOf(purchase)}`;
  return [{ kind: 'amount', paymentId, purchaseId, detail }];
}

/** Lists purchases that are booked as paid in the period, but are missing from the statement. */
async function listExtra(db: Db, gateway: CardGateway, { fromMs, toMs }: StatementPeriod) {
  const paid = await db
    .selectFrom('purchase')
    .selectAll()
    .where('provider', '=', gateway.provider)
    .where('paid_at', '>=', new Date(fromMs))
    .where('paid_at', '<', new Date(toMs))
    .execute();
  if (paid.length === 0) return [];
  const lines = await readLines(gateway, { fromMs: fromMs - BOOKED_WITHIN_MS, toMs });
  const known = new Set<string | null>(lines.map(({ providerPaymentId }) => providerPaymentId));
  return paid
    .filter(({ provider_payment_id }) => !known.has(provider_payment_id))
    .map((purchase) => ({
      kind: 'extra' as const,
      paymentId: purchase.provider_payment_id ?? '',
      purchaseId: purchase.id,
      detail: `we have ${moneyOf(purchase)}`,
    }));
}

/** Compares a card service's statement with the books. An empty list means that they agree. */
export async function compareStatement(
  db: Db,
  gateway: CardGateway,
  period: StatementPeriod,
): Promise<StatementDifference[]> {
  const lines = await readLines(gateway, period);
  const purchases = await findPurchases(db, gateway.provider, lines);
  const differing = lines.flatMap((line) => compareLine(line, purchases.get(line.providerPaymentId)));
  return [...differing, ...(await listExtra(db, gateway, period))];
}
