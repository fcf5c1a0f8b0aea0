import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { CountUp } from '../../../ui/figures/count-up.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CoinIcon, PointIcon } from '../../player/currency-icons.tsx';
import { useUser } from '../../player/user-store.ts';
import { useHasBegun } from './ending.tsx';
import styles from './purse.module.css';

type Currency = 'point' | 'coin';

/** Purse of the player: the balance before the match, until the gains have flown there. */
export function Purse({ result: { coins, points } }: { readonly result: MatchResultView }) {
  const { t } = useI18n();
  const user = useUser();
  const hasArrived = useHasBegun('purse');
  const isAtRest = useHasBegun('rest');
  const chips: readonly { currency: Currency; now: number; paid: number }[] = [
    { currency: 'point', now: user.point, paid: points },
    { currency: 'coin', now: user.coin, paid: coins },
  ];
  return (
    <section className={styles.purse} aria-label={t('result.purse')}>
      {chips.map(({ currency, now, paid }) => {
        const IconOf = currency === 'coin' ? CoinIcon : PointIcon;
        return (
          <span key={currency} className={styles.chip} data-purse={currency} data-grows={paid > 0}>
            <IconOf />
            <span className={styles.number} dir="ltr">
              <CountUp value={hasArrived ? now : Math.max(0, now - paid)} isStill={isAtRest} />
            </span>
            <VisuallyHidden>{t(currency === 'coin' ? 'ui.coins' : 'ui.points')}</VisuallyHidden>
          </span>
        );
      })}
    </section>
  );
}
