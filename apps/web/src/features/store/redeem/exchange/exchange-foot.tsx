import { ArrowRight } from 'lucide-react';
import { Amount } from '../../../../game/player/amount.tsx';
import { useUserStore } from '../../../../game/player/user-store.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { Button } from '../../../../ui/button/button.tsx';
import styles from './exchange-foot.module.css';
import type { Obstacle } from './obstacle.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';

interface ExchangeFootProps {
  readonly pointsNeeded: number;
  readonly obstacle: Obstacle;
  readonly onRedeem: () => void;
}

/** Balance before and after with the button, or the obstacle with its remedy. */
export function ExchangeFoot({ pointsNeeded, obstacle, onRedeem }: ExchangeFootProps) {
  const { t } = useI18n();
  const points = useUserStore(({ user }) => user?.point ?? 0);
  if (obstacle) {
    return (
      <div className={styles.foot}>
        <ObstacleNotice obstacle={obstacle} pointsNeeded={pointsNeeded} />
      </div>
    );
  }
  return (
    <div className={styles.foot} data-stays="true">
      <p className={styles.sum}>
        <span>
          <small>{t('redeem.have')}</small>
          <Amount currency="point" value={points} />
        </span>
        <ArrowRight className={styles.arrow} aria-hidden="true" />
        <span>
          <small>{t('redeem.keep')}</small>
          <Amount currency="point" value={points - pointsNeeded} />
        </span>
      </p>
      <Button isWide aria-label={t('redeem.actionFor', { n: pointsNeeded })} onClick={onRedeem}>
        {t('redeem.action')}
        <span className={styles.price}>
          <Amount currency="point" value={pointsNeeded} />
        </span>
      </Button>
    </div>
  );
}
