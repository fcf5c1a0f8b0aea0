import type { Booster } from '@trivia/contract/play/boosters.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { openDialog } from '../../dialogs.ts';
import { Amount } from '../../player/amount.tsx';
import { useUser } from '../../player/user-store.ts';
import { BoosterBadge } from '../booster-badge.tsx';
import styles from './booster-dialog.module.css';
import { useBuyBooster } from './use-buy-booster.ts';

interface BoosterOfferProps {
  readonly booster: Booster;
  /** True if the dialog's title is its name. */
  readonly isAlone: boolean;
}

/** Buttons that buy one booster for coins or points; disabled if the balance is too low. */
function BuyButtons({ booster: { type, price } }: Pick<BoosterOfferProps, 'booster'>) {
  const { t, formatNumber } = useI18n();
  const { coin, point } = useUser();
  const buy = useBuyBooster(type);
  const prices = [
    { currency: 'coin', value: price.coins, have: coin, label: 'booster.buyForCoins', variant: 'primary' },
    { currency: 'point', value: price.points, have: point, label: 'booster.buyForPoints', variant: 'second' },
  ] as const;
  const isPayable = prices.some(({ value, have }) => value !== null && value <= have);
  const buttons = prices.map(
    ({ currency, value, have, label, variant }) =>
      value !== null && (
        <Button
          key={currency}
          variant={variant}
          isBusy={buy.isPending}
          disabled={value > have}
          aria-label={`${t(`booster.${type}`)}: +${formatNumber(1)}. ${t(label, { n: value })}`}
          onClick={() => buy.mutate({ currency, quantity: 1 })}
        >
          +{formatNumber(1)}
          <span className={styles.price}>
            <Amount currency={currency} value={value} />
          </span>
        </Button>
      ),
  );
  return (
    <>
      {buttons}
      {!isPayable && <p className={styles.tooFew}>{t('booster.tooFew')}</p>}
    </>
  );
}

/** One booster with its effect, its count, and its price. */
export function BoosterOffer({ booster, isAlone }: BoosterOfferProps) {
  const { t } = useI18n();
  const { type, quantity, needs_plus } = booster;
  return (
    <li className={styles.offer}>
      <BoosterBadge type={type} />
      <div className={styles.words}>
        {!isAlone && <h3>{t(`booster.${type}`)}</h3>}
        <p>{t(`booster.${type}.does`)}</p>
        <p className={styles.have} role="status">
          {t(needs_plus ? 'booster.needsPlus' : 'booster.have', { n: quantity })}
        </p>
        <div className={styles.prices}>
          {needs_plus ? (
            <Button variant="plus" onClick={() => openDialog('no-subscription')}>
              {t('booster.seePlus')}
            </Button>
          ) : (
            <BuyButtons booster={booster} />
          )}
        </div>
      </div>
    </li>
  );
}
