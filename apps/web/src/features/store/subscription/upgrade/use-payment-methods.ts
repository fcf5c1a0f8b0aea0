import { useQuery } from '@tanstack/react-query';
import { type Operator, operators } from '@trivia/contract/billing/operators.ts';
import { type Product, packagesQuery, productsOf } from '../../checkout/packages-query.ts';

export type PaymentMethod =
  | { readonly id: string; readonly operator: Operator }
  | { readonly id: string; readonly product: Product };

/**
 * Payment methods for Plus. Players with Plus can only add days by card, since an operator's subscription renews
 * itself.
 */
export function usePaymentMethods(hasPlus: boolean): {
  readonly methods: readonly PaymentMethod[];
  /** Whether the prices by card could not be loaded. */
  readonly isError: boolean;
  readonly isLoading: boolean;
  retry(): void;
} {
  const { data, isPending, isError, refetch } = useQuery(packagesQuery);
  const byOperator = hasPlus ? [] : operators.map((operator) => ({ id: operator.slug, operator }));
  const byCard = data?.takesCards
    ? productsOf(data, 'plus').map((product) => ({ id: product.id, product }))
    : [];
  return {
    methods: [...byOperator, ...byCard],
    isError: isError && !data,
    isLoading: isPending,
    retry: () => void refetch(),
  };
}
