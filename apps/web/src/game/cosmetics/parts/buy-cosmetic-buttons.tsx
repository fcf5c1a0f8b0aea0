import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Amount } from '../../player/amount.tsx';
import { useUser } from '../../player/user-store.ts';
import styles from './foot.module.css';

interface BuyCosmeticButtonsProps {
  readonly cosmetic: CosmeticView;
  readonly isBusy: boolean;
  readonly onBuy: (currency: 'coin' | 'point') => void;
}

const currencies = ['coin', 'point'] as const;

/** Prices of a cosmetic by currency, each with the balance after the purchase. */
function usePrices({ price: { coins, points } }: CosmeticView) {
  const { coin, point } = useUser();
  const all = { coin: { price: coins, have: coin }, point: { price: points, have: point } };
  return currencies.flatMap((currency) => {
    const { price, have } = all[currency];
    return price === null ? [] : [{ currency, price, left: have - price }];
  });
}

/** Balance after the purchase, or the currency of which too little is left. */
export function BalanceAfter({ cosmetic }: { readonly cosmetic: CosmeticView }) {
  const { t } = useI18n();
  const prices = usePrices(cosmetic);
  const payable = prices.find(({ left }) => left >= 0);
  const [first] = prices;
  if (!first) return null;
  if (payable) {
    const key = payable.currency === 'coin' ? 'appearance.coinsLeft' : 'appearance.pointsLeft';
    return <span className={styles.note}>{t(key, { n: payable.left })}</span>;
  }
  return (
    <span className={styles.few} role="status">
      {t(first.currency === 'coin' ? 'appearance.fewCoins' : 'appearance.fewPoints')}
    </span>
  );
}

/** Buttons that buy a cosmetic, coins first; with too few coins the button leads to the store's coins. */
export function BuyCosmeticButtons({ cosmetic, isBusy, onBuy }: BuyCosmeticButtonsProps) {
  const { t, formatNumber } = useI18n();
  const prices = usePrices(cosmetic);
  const main = prices.find(({ left }) => left >= 0)?.currency;
  return (
    <div className={styles.ways}>
      {prices.map(({ currency, price, left }, index) =>
        currency === 'coin' && left < 0 ? (
          <ButtonLink
            key={currency}
            variant={main === undefined ? 'primary' : 'quiet'}
            to="/store?tab=purchase"
          >
            {t('appearance.getCoins')}
          </ButtonLink>
        ) : (
          <Button
            key={currency}
            variant={currency === main ? 'primary' : 'quiet'}
            isBusy={isBusy}
            disabled={left < 0}
            aria-label={t(currency === 'coin' ? 'appearance.buyForCoins' : 'appearance.buyForPoints', {
              name: cosmetic.name,
              price: formatNumber(price),
            })}
            onClick={() => onBuy(currency)}
          >
            {index === 0 && t('appearance.buy')}
            <span>
              <Amount currency={currency} value={price} />
            </span>
          </Button>
        ),
      )}
    </div>
  );
}
