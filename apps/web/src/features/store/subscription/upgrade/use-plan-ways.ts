import { useQuery } from '@tanstack/react-query';
import { type Operator, operators } from '@trivia/contract/billing/operators.ts';
import { type Product, packagesQuery, productsOf } from '../../checkout/packages-query.ts';

export type PlanWay =
  | { readonly id: string; readonly operator: Operator }
  | { readonly id: string; readonly product: Product };

/** Ways to pay for Plus. Who has it adds days by card: an operator's subscription goes on by itself. */
export function usePlanWays(hasPlus: boolean): {
  readonly ways: readonly PlanWay[];
  readonly isLoading: boolean;
} {
  const { data, isPending } = useQuery(packagesQuery);
  const byOperator = hasPlus ? [] : operators.map((operator) => ({ id: operator.slug, operator }));
  const byCard = data?.takesCards
    ? productsOf(data, 'plus').map((product) => ({ id: product.id, product }))
    : [];
  return { ways: [...byOperator, ...byCard], isLoading: isPending };
}
