import type { Booster } from '@trivia/contract/play/boosters.ts';
import { useState } from 'react';
import { BoosterBadge } from '../../../../game/boosters/booster-badge.tsx';
import { type BoosterPurchase, useBuyBooster } from '../../../../game/boosters/offer/use-buy-booster.ts';
import { openDialog } from '../../../../game/dialogs.ts';
import { Amount } from '../../../../game/player/amount.tsx';
import { useUser } from '../../../../game/player/user-store.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import styles from './buy-booster-dialog.module.css';
import { QuantityChoice } from './quantity-choice.tsx';

interface BuyBoosterDialogProps {
  readonly booster: Booster;
  readonly onClose: () => void;
}

/** Asks for the quantity of a booster and the currency. */
export function BuyBoosterDialog({ booster, onClose }: BuyBoosterDialogProps) {
  const { t } = useI18n();
  const { coin, point } = useUser();
  const [quantity, setQuantity] = useState(1);
  const [lacks, setLacks] = useState<'point' | null>(null);
  const { type, price } = booster;
  const buy = useBuyBooster(type);
  const pay = (currency: BoosterPurchase['currency'], total: number, have: number) => {
    setLacks(null);
    if (total <= have) buy.mutate({ currency, quantity });
    else if (currency === 'point') setLacks('point');
    else {
      onClose();
      openDialog('no-coins');
    }
  };
  const ways = [
    { currency: 'coin', each: price.coins, have: coin, label: 'store.payCoins', variant: 'primary' },
    { currency: 'point', each: price.points, have: point, label: 'store.payPoints', variant: 'second' },
  ] as const;
  return (
    <Dialog title={t(`booster.${type}`)} width={400} onClose={onClose}>
      <div className={styles.what}>
        <BoosterBadge type={type} />
        <p>{t(`booster.${type}.does`)}</p>
      </div>
      <p className={styles.have} data-new={buy.isSuccess} role="status">
        {t('booster.have', { n: booster.quantity })}
      </p>
      <QuantityChoice value={quantity} onChange={setQuantity} />
      <div className={styles.ways}>
        {ways.map(
          ({ currency, each, have, label, variant }) =>
            each !== null && (
              <Button
                key={currency}
                variant={each * quantity <= have ? variant : 'quiet'}
                isWide
                isBusy={buy.isPending}
                aria-label={t(label, { n: each * quantity })}
                onClick={() => pay(currency, each * quantity, have)}
              >
                <span className={styles.price}>
                  <Amount currency={currency} value={each * quantity} />
                </span>
              </Button>
            ),
        )}
      </div>
      <p className={styles.purse}>
        {t('booster.purse')}
        <Amount currency="coin" value={coin} isChip />
        <Amount currency="point" value={point} isChip />
      </p>
      {lacks && (
        <p className={styles.lacks} role="alert">
          {t('store.notEnoughPoints')}
        </p>
      )}
    </Dialog>
  );
}
