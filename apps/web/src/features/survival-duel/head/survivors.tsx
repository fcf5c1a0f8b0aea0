import type { MatchView } from '@trivia/contract/play/match.ts';
import { memo, Suspense } from 'react';
import { seatsOf } from '../../../game/live/seats/seats.ts';
import { useChangeSound } from '../../../game/live/seats/use-change-sound.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import { isBetweenTwo } from './duel-round.ts';
import { Survivor } from './survivor.tsx';
import styles from './survivors.module.css';

const SurvivorAnnouncements = lazyWithPreload(
  async () => (await import('./survivor-announcements.tsx')).SurvivorAnnouncements,
);
const OutStrip = lazyWithPreload(async () => (await import('./out-strip.tsx')).OutStrip);

/** Greatest number of players with names. */
const FEW = 4;
const sizeOf = (count: number): 'pair' | 'few' | 'many' =>
  count > FEW ? 'many' : count > 2 ? 'few' : 'pair';

/** All players of a survival duel with their lives, the viewer first. */
export const Survivors = memo(function Survivors({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const seats = seatsOf(match);
  useChangeSound(seats.find(({ player }) => player.isMe)?.standing.lives ?? 0, 'heart');
  const isLast = isBetweenTwo(match, seats);
  return (
    <div className={styles.head} data-last={isLast}>
      {isLast && <p className={styles.lastTwo}>{t('live.lastTwo')}</p>}
      <ul className={styles.survivors} data-size={sizeOf(seats.length)} aria-label={t('live.players')}>
        {seats.map((seated) => (
          <Survivor key={seated.player.id} seated={seated} match={match} />
        ))}
      </ul>
      <Suspense>
        <SurvivorAnnouncements match={match} />
        <OutStrip match={match} />
      </Suspense>
    </div>
  );
});
