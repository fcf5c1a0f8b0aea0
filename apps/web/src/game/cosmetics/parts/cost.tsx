import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { Check, Crown, Lock } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CoinIcon, CurrencyName, PointIcon } from '../../player/currency.tsx';
import styles from './cost.module.css';

/** Whether a cosmetic is free for everybody. */
export const isFreeForAll = ({ price, needsPlus, tier }: CosmeticView): boolean =>
  price.coins === null && price.points === null && !needsPlus && tier === null;

function Price({ price: { coins, points } }: Pick<CosmeticView, 'price'>) {
  const { formatNumber } = useI18n();
  const IconOf = coins === null ? PointIcon : CoinIcon;
  const amount = coins ?? points ?? 0;
  return (
    <>
      <IconOf className={styles.icon} />
      {formatNumber(amount)}
      <CurrencyName currency={coins === null ? 'point' : 'coin'} amount={amount} />
    </>
  );
}

interface CostProps {
  readonly cosmetic: CosmeticView;
  /** True for icons in place of words, which are still read out. */
  readonly isShort?: boolean;
}

/** Cost of a cosmetic in one line: owned, a price, Plus, or a tier. */
export function Cost({ cosmetic, isShort = false }: CostProps) {
  const { t } = useI18n();
  const { isOwned, tier, needsPlus, price } = cosmetic;
  if (isOwned) {
    return (
      <span className={styles.cost} data-kind="own">
        <Check className={styles.icon} aria-hidden="true" />
        {t('appearance.yours')}
      </span>
    );
  }
  if (tier !== null) {
    return (
      <span className={styles.cost}>
        <Lock className={styles.icon} aria-hidden="true" />
        {t(`tier.${tier}`)}
      </span>
    );
  }
  if (needsPlus) {
    return (
      <span className={styles.cost} data-kind="plus">
        <Crown className={styles.icon} aria-hidden="true" />
        {isShort ? <VisuallyHidden>{t('appearance.plus')}</VisuallyHidden> : t('appearance.plus')}
      </span>
    );
  }
  return (
    <span className={styles.cost}>
      <Price price={price} />
    </span>
  );
}
