import type { MatchView } from '@trivia/contract/play/match.ts';
import { memo, Suspense } from 'react';
import { seatsOf } from '../../../game/live/seats/seats.ts';
import { useChangeSound } from '../../../game/live/seats/use-change-sound.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyScreen } from '../../../lib/loading/lazy-screen.ts';
import { isBetweenTwo } from './duel-round.ts';
import { Survivor } from './survivor.tsx';
import styles from './survivors.module.css';

const SurvivorNews = lazyScreen(async () => (await import('./survivor-news.tsx')).SurvivorNews);
const OutStrip = lazyScreen(async () => (await import('./out-strip.tsx')).OutStrip);

/** Two have room for a line each; of more than a few the names are left out. */
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
        <SurvivorNews match={match} />
        <OutStrip match={match} />
      </Suspense>
    </div>
  );
});
