import type { ConnectedOperator } from '../../gateways/operators/operator-gateways.ts';
import { AppError } from '../../lib/app-error.ts';
import type { BillingDeps } from './billing-change.ts';

/** Finds a configured operator. Refuses with OPERATOR_NOT_SUPPORTED. */
export function requireOperator(
  { operators }: Pick<BillingDeps, 'operators'>,
  slug: string,
): ConnectedOperator {
  const found = operators.get(slug);
  if (!found) throw new AppError('OPERATOR_NOT_SUPPORTED');
  return found;
}
