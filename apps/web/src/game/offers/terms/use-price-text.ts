import type { CardCurrency } from '@trivia/rules/store/products.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';

interface Price {
  /** Amount in the smallest unit in use, dinars or cents; may be a fraction. */
  readonly amount: number;
  readonly currency: CardCurrency;
}

const CENTS = 100;
const cents = { minimumFractionDigits: 2, maximumFractionDigits: 4 };

/** Formats a price in the words and digits of the player's language. */
export function usePriceText(): (price: Price) => string {
  const { t, formatNumber } = useI18n();
  return ({ amount, currency }) =>
    currency === 'IQD'
      ? t('price.iqd', { price: amount })
      : t('price.usd', { price: formatNumber(amount / CENTS, cents) });
}
