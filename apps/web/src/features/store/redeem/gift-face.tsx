import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';
import { Niche } from '../../../game/art/niche.tsx';
import { categoryStyle } from '../../../game/categories/category-colors.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { giftArt } from './gift-art.ts';
import styles from './gift-face.module.css';

interface GiftFaceProps {
  readonly card: Pick<GiftCard, 'brand' | 'picture' | 'valueIqd'>;
  readonly isFirst?: boolean;
  /** True in a list, where the name is beside it. */
  readonly isTiny?: boolean;
  readonly className?: string | undefined;
}

/** Picture of a gift card: its hue, its subject in a niche, its value. It fills its container's width. */
export function GiftFace({ card, isFirst = false, isTiny = false, className = '' }: GiftFaceProps) {
  const { t, formatNumber } = useI18n();
  const { hueOf, thing } = giftArt[card.picture];
  return (
    <span className={`${styles.gift} ${className}`} data-tiny={isTiny} style={categoryStyle(hueOf)}>
      <span className={styles.text}>
        {!isTiny && <small>{card.brand}</small>}
        {/* A discontinued card has no known value. */}
        {card.valueIqd > 0 && (
          <>
            <b>{formatNumber(card.valueIqd)}</b>
            <i>{t('redeem.iqd')}</i>
          </>
        )}
      </span>
      <Niche className={styles.art} name={thing} isFirst={isFirst} />
    </span>
  );
}
