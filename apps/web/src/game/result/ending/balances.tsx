import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { CountUp } from '../../../ui/figures/count-up.tsx';
import { CoinIcon, CurrencyName, PointIcon } from '../../player/currency.tsx';
import { useUser } from '../../player/user-store.ts';
import styles from './balances.module.css';
import { useHasReached } from './ending.tsx';

type Currency = 'point' | 'coin';

/** The player's balances: those before the match, until the gains have arrived. */
export function Balances({ result: { coins, points } }: { readonly result: MatchResultView }) {
  const { t } = useI18n();
  const user = useUser();
  const hasArrived = useHasReached('balance');
  const isAtRest = useHasReached('rest');
  const chips: readonly { currency: Currency; now: number; paid: number }[] = [
    { currency: 'point', now: user.point, paid: points },
    { currency: 'coin', now: user.coin, paid: coins },
  ];
  return (
    <section className={styles.purse} aria-label={t('result.purse')}>
      {chips.map(({ currency, now, paid }) => {
        const IconOf = currency === 'coin' ? CoinIcon : PointIcon;
        const shown = hasArrived ? now : Math.max(0, now - paid);
        return (
          <span key={currency} className={styles.chip} data-purse={currency} data-grows={paid > 0}>
            <IconOf />
            <span className={styles.number} dir="ltr">
              <CountUp value={shown} isStill={isAtRest} />
            </span>
            <CurrencyName currency={currency} amount={shown} />
          </span>
        );
      })}
    </section>
  );
}
