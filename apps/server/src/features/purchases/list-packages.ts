import type { Language } from '@trivia/contract/languages.ts';
import { products } from '@trivia/rules/store/products.ts';
import type { Deps } from '../../deps.ts';
import { productName } from './product-name.ts';

/** Catalogue, in the currency of the card service. */
export function listPackages({ cards }: Pick<Deps, 'cards'>, language: Language) {
  const currency = cards?.currency ?? 'IQD';
  const packageIds = [...new Set(products.map(({ packageId }) => packageId))];
  const data = packageIds.map((id) => ({
    id,
    products: products
      .filter(({ packageId }) => packageId === id)
      .map((product) => ({
        id: product.id,
        name: productName(language, product.benefit),
        benefit: product.benefit,
        price: { amount: product.prices[currency], currency },
      })),
  }));
  return { takesCards: cards !== null, data };
}
