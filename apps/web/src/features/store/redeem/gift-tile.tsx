import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';
import { dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useFormatDate } from '../../../game/format-date.ts';
import { Amount } from '../../../game/player/amount.tsx';
import { useUserStore } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { Meter } from '../../../ui/figures/meter.tsx';
import { GiftFace } from './gift-face.tsx';
import styles from './gift-tile.module.css';

function Expiry({ card }: { readonly card: GiftCard }) {
  const { t } = useI18n();
  const formatDate = useFormatDate();
  if (!card.isAvailable) return t('redeem.soldOut');
  return card.expiresOn === null
    ? t('redeem.noExpiry')
    : t('redeem.until', { date: formatDate(dayStartMs(card.expiresOn)) });
}

/** A gift card for sale: value, price in points, and the player's progress to it. It is never greyed out. */
export function GiftTile({ card }: { readonly card: GiftCard }) {
  const { t, formatNumber } = useI18n();
  const points = useUserStore(({ user }) => user?.point);
  const { id, brand, discountPercent, pointsNeeded, isAvailable } = card;
  const missing = points === undefined ? 0 : pointsNeeded - points;
  return (
    <li className={styles.item}>
      <Link className={styles.tile} to={`/store/redeem/cards/${id}`} data-out={!isAvailable}>
        <GiftFace card={card} />
        {discountPercent > 0 && (
          <span className={styles.discount}>
            {t('redeem.discount', { percent: formatNumber(discountPercent / 100, { style: 'percent' }) })}
          </span>
        )}
        <span className={styles.foot}>
          <Amount currency="point" value={pointsNeeded} />
          {isAvailable && missing > 0 ? (
            <span className={styles.need}>{t('redeem.toGo', { n: missing })}</span>
          ) : (
            <span className={styles.go}>
              <ChevronRight className={styles.chevron} aria-hidden="true" />
            </span>
          )}
        </span>
        {isAvailable && missing > 0 && (
          <span className={styles.bar}>
            <Meter
              label={t('redeem.progress', { brand: isolate(brand) })}
              share={(points ?? 0) / pointsNeeded}
            />
          </span>
        )}
        <span className={styles.expiry}>
          <Expiry card={card} />
        </span>
      </Link>
    </li>
  );
}
