import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { type TierId, tiers } from '@trivia/rules/tiers.ts';
import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { plusOfferPath } from '../../offers/plus-offer.ts';
import { useUserStore } from '../../player/user-store.ts';
import { BalanceAfter, BuyCosmeticButtons } from './buy-cosmetic-buttons.tsx';
import styles from './foot.module.css';

/** Bar at the lower edge while the player tries things on. */
export function Foot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

/** Lifetime points of a tier. */
const pointsOf = (tier: TierId): number => tiers.find(({ id }) => id === tier)?.fromPoints ?? 0;

interface OfferFootProps {
  readonly cosmetic: CosmeticView;
  readonly isBusy: boolean;
  readonly onBuy: (currency: 'coin' | 'point') => void;
  readonly onTakeOff: () => void;
}

/** Ways to get the tried-on cosmetic: a purchase, Plus, or a tier. */
export function OfferFoot({ cosmetic, isBusy, onBuy, onTakeOff }: OfferFootProps) {
  const { t } = useI18n();
  const hasPlus = useUserStore(({ user }) => user?.hasSubscription);
  const { name, tier, needsPlus, endsWithPlus, price } = cosmetic;
  const isGiven = price.coins === null && price.points === null;
  const isForPlus = needsPlus && !hasPlus;
  return (
    <Foot>
      <p className={styles.sum}>
        <span className={styles.name}>{name}</span>
        {tier !== null && (
          <span className={styles.note}>
            {t('appearance.byTier', { tier: t(`tier.${tier}`), n: pointsOf(tier) })}
          </span>
        )}
        {tier === null && needsPlus && (
          <span className={styles.note}>
            {t(endsWithPlus ? 'appearance.whilePlus' : 'appearance.byPlus')}
          </span>
        )}
        {tier === null && !isForPlus && <BalanceAfter cosmetic={cosmetic} />}
      </p>
      {tier !== null && (
        <Button variant="quiet" isWide onClick={onTakeOff}>
          {t('appearance.takeOff')}
        </Button>
      )}
      {tier === null && isForPlus && (
        <ButtonLink variant="plus" isWide to={plusOfferPath}>
          {t('appearance.getPlus')}
        </ButtonLink>
      )}
      {tier === null && !isForPlus && isGiven && (
        <Button isWide isBusy={isBusy} onClick={() => onBuy('coin')}>
          {t('appearance.take')}
        </Button>
      )}
      {tier === null && !isForPlus && !isGiven && (
        <BuyCosmeticButtons cosmetic={cosmetic} isBusy={isBusy} onBuy={onBuy} />
      )}
    </Foot>
  );
}
