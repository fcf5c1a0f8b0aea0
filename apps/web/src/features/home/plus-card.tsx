import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { CalendarCheck, Coins, EyeOff, Target } from 'lucide-react';
import { plusOfferPath } from '../../game/offers/plus-offer.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Weave } from '../../ui/ornament/weave.tsx';
import styles from './plus-card.module.css';

/** Benefits of Plus, with a link to it. */
export function PlusCard({ rewards }: { readonly rewards: DailyChallenge['rewards'] | undefined }) {
  const { t } = useI18n();
  return (
    <section className={styles.card} aria-labelledby="plus">
      <Weave />
      <div className={styles.head}>
        <h2 id="plus">{t('home.plusTitle')}</h2>
        <span>{t('home.plusPrice')}</span>
      </div>
      <ul>
        <li>
          <CalendarCheck className={styles.icon} aria-hidden="true" />
          {t('home.plusDaily')}
        </li>
        <li>
          <Target className={styles.icon} aria-hidden="true" />
          {t('home.plusModes')}
        </li>
        <li>
          <Coins className={styles.icon} aria-hidden="true" />
          {rewards
            ? t('home.plusCoins', { coins: rewards.firstCoins, count: rewards.firstCount })
            : t('home.plusCoinsShort')}
        </li>
        <li>
          <EyeOff className={styles.icon} aria-hidden="true" />
          {t('home.plusAds')}
        </li>
      </ul>
      <ButtonLink variant="plus" isWide to={plusOfferPath}>
        {t('home.plusAction')}
      </ButtonLink>
    </section>
  );
}
