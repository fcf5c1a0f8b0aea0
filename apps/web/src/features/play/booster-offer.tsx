import type { Booster } from '@trivia/contract/boosters.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { useI18n } from '../../lib/i18n.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './booster-dialog.module.css';
import { BoosterGlyph } from './booster-glyph.tsx';
import { useBuyBooster } from './use-buy-booster.ts';

interface BoosterOfferProps {
  readonly booster: Booster;
  /** Its name stands above already. */
  readonly isAlone: boolean;
}

/** One booster: what it does, how many there are, and what one more costs. */
export function BoosterOffer({ booster, isAlone }: BoosterOfferProps) {
  const { t } = useI18n();
  const { type, quantity, price, needs_plus } = booster;
  const buy = useBuyBooster(type);
  return (
    <li className={styles.offer}>
      <span className={styles.glyph}>
        <BoosterGlyph type={type} />
      </span>
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
            <Button isBusy={buy.isPending} onClick={() => buy.mutate('coin')}>
              {t('booster.buy')}
              <span className={styles.price}>
                <Amount currency="coin" value={price.coins} />
              </span>
            </Button>
          )}
          {!needs_plus && price.points !== null && (
            <Button variant="second" isBusy={buy.isPending} onClick={() => buy.mutate('point')}>
              {t('booster.buy')}
              <span className={styles.price}>
                <Amount currency="point" value={price.points} />
              </span>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
