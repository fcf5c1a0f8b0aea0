import type { PictureName } from '@trivia/pictures/picture-files.ts';
import { Niche } from '../../../../game/art/niche.tsx';
import { usePriceText } from '../../../../game/offers/terms/use-price-text.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import type { Product } from '../../checkout/packages-query.ts';
import styles from './coin-pack.module.css';

interface CoinPackProps {
  readonly product: Product;
  /** Rank among the packages, from 0 for the smallest. */
  readonly size: number;
  /** Whether its coins cost the least each. */
  readonly isCheapest: boolean;
  readonly isBusy: boolean;
  /** Whether it can't be bought now. */
  readonly isOff: boolean;
  readonly onBuy: () => void;
}

const pictures: readonly PictureName[] = ['thing-coins', 'thing-coin-stacks', 'thing-coin-bowl'];

/** A package of coins, with its price and the price of one coin. */
export function CoinPack({ product, size, isCheapest, isBusy, isOff, onBuy }: CoinPackProps) {
  const { t, formatNumber } = useI18n();
  const priceText = usePriceText();
  const { benefit, price, name } = product;
  if (benefit.kind !== 'coins') return null;
  const each = priceText({ ...price, amount: price.amount / benefit.coins });
  return (
    <button
      type="button"
      className={styles.pack}
      data-cheapest={isCheapest}
      aria-busy={isBusy}
      disabled={isOff}
      aria-label={t('store.buyPack', {
        name,
        price: priceText(price),
        each: t('store.each', { price: each }),
      })}
      onClick={isBusy ? undefined : onBuy}
    >
      <Niche name={pictures[size] ?? 'thing-coin-bowl'} className={styles.niche} isFirst />
      {isCheapest && <span className={styles.badge}>{t('store.cheapest')}</span>}
      <span className={styles.amount}>{formatNumber(benefit.coins)}</span>
      <span className={styles.unit}>{t('ui.coins', { n: benefit.coins })}</span>
      <span className={styles.price}>{priceText(price)}</span>
      <span className={styles.each}>{t('store.each', { price: each })}</span>
    </button>
  );
}
