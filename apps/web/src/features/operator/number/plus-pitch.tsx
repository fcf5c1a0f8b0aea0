import { Gift, Swords } from 'lucide-react';
import { PlusMark } from '../../../game/offers/plus-mark.tsx';
import { CoinIcon } from '../../../game/player/currency.tsx';
import { bonusCoins } from '../../../game/subscription/plus-benefits.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './plus-pitch.module.css';

const ICON_SIZE = 18;

/** Benefits of Plus, in one line and three words. */
export function PlusPitch() {
  const { t } = useI18n();
  return (
    <div className={styles.pitch}>
      <p className={styles.name}>
        <PlusMark />
        {t('operator.plus')}
      </p>
      <h1>{t('operator.heading')}</h1>
      <ul>
        <li>
          <Swords width={ICON_SIZE} height={ICON_SIZE} aria-hidden="true" />
          {t('operator.allGames')}
        </li>
        <li>
          <CoinIcon width={ICON_SIZE} height={ICON_SIZE} />
          <span aria-hidden="true">{t('operator.aDay', { n: bonusCoins })}</span>
          <VisuallyHidden>{t('operator.getCoins', { n: bonusCoins })}</VisuallyHidden>
        </li>
        <li>
          <Gift width={ICON_SIZE} height={ICON_SIZE} aria-hidden="true" />
          {t('operator.giftCards')}
        </li>
      </ul>
    </div>
  );
}
