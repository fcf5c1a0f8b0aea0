/** Catalogue of all products sold for money. A new product needs only an entry here. */

/** Currencies of card payments. Amounts are in the smallest unit in use: dinars, cents. */
export const cardCurrencies = ['IQD', 'USD'] as const;
export type CardCurrency = (typeof cardCurrencies)[number];

/** Benefit of a product. */
export type Benefit =
  | { readonly kind: 'plus'; readonly days: number }
  | { readonly kind: 'coins'; readonly coins: number };

export interface Product {
  readonly id: string;
  readonly packageId: string;
  readonly benefit: Benefit;
  readonly prices: Readonly<Record<CardCurrency, number>>;
}

const coins = (amount: number, prices: Product['prices']): Product => ({
  id: `coins-${amount}`,
  packageId: 'coins',
  benefit: { kind: 'coins', coins: amount },
  prices,
});

/** Coins cost less in larger packages: 5, 4 and 3 dinars each. */
export const products: readonly Product[] = [
  {
    id: 'plus-30-days',
    packageId: 'plus',
    benefit: { kind: 'plus', days: 30 },
    prices: { IQD: 9_000, USD: 690 },
  },
  coins(200, { IQD: 1_000, USD: 77 }),
  coins(500, { IQD: 2_000, USD: 154 }),
  coins(1_500, { IQD: 4_500, USD: 346 }),
];

/** Finds a product; undefined if the package has no such product. */
export const findProduct = (packageId: string, productId: string): Product | undefined =>
  products.find((product) => product.packageId === packageId && product.id === productId);
