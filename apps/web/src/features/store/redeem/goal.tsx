import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';
import { Mascot } from '../../../game/art/mascot.tsx';
import { useUserStore } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { Meter } from '../../../ui/figures/meter.tsx';
import { affordabilityOf } from './affordability.ts';
import styles from './goal.module.css';

/** The next gift card in reach of the player's points, or an explanation of points. */
export function Goal({ cards }: { readonly cards: readonly GiftCard[] }) {
  const { t } = useI18n();
  const user = useUserStore((state) => state.user);
  const { count, next, missing, share } = affordabilityOf(cards, user?.point ?? 0);
  const hasPlus = user?.hasSubscription === true;
  const titleOfFree = user ? 'redeem.freeTitle' : 'redeem.visitorTitle';
  const textOfFree = user ? 'redeem.freeText' : 'redeem.visitorText';
  const brand = next && isolate(next.brand);
  const allReach = cards.some(({ isAvailable }) => isAvailable) ? 'redeem.allReach' : 'redeem.noCards';
  return (
    <section className={styles.goal}>
      <Mascot className={styles.mascot} pose="hello" isFirst />
      <div className={styles.words}>
        <p className={styles.title}>
          {hasPlus ? t(next ? 'redeem.reach' : allReach, { n: count }) : t(titleOfFree)}
        </p>
        {!hasPlus && <p>{t(textOfFree)}</p>}
        {hasPlus && next && (
          <>
            <p>{t('redeem.toNext', { n: missing, brand: brand ?? '' })}</p>
            <Meter label={t('redeem.progress', { brand: brand ?? '' })} share={share} />
          </>
        )}
      </div>
    </section>
  );
}
