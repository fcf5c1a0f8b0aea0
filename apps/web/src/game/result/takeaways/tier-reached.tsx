import type { TierId } from '@trivia/rules/tiers.ts';
import { useEffect } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';
import { throwConfetti } from '../../../ui/ornament/confetti.ts';
import { Mascot } from '../../art/mascot.tsx';
import { Niche } from '../../art/niche.tsx';
import { tierPictures } from '../../player/tier-pictures.ts';
import styles from './tier-reached.module.css';

/** Delay of the confetti: the emblem lands when the bar of the tier is full. */
const LANDS_MS = 1950;

interface TierReachedProps {
  readonly tier: TierId;
  readonly hasMascot: boolean;
}

/** Celebrates a tier that this match has reached, in the third phase of its ending. */
export function TierReached({ tier, hasMascot }: TierReachedProps) {
  const { t } = useI18n();
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const timer = setTimeout(() => void throwConfetti(), LANDS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={styles.reached} data-tier={tier}>
      <Niche className={styles.emblem} name={tierPictures[tier]} isFirst />
      <div className={styles.words}>
        <p>{t('result.newTier')}</p>
        <p className={styles.name}>{t(`tier.${tier}`)}</p>
      </div>
      {hasMascot && <Mascot className={styles.mascot} pose="cheering" looks="start" isFirst />}
    </section>
  );
}
