import type { MatchView } from '@trivia/contract/match.ts';
import { SURVIVAL_DUEL_LIVES } from '@trivia/rules/modes/shown-figures.ts';
import { memo, Suspense } from 'react';
import { PlayerFace } from '../../../game/live/seats/player-face.tsx';
import { isOut, type Seated, seatsOf } from '../../../game/live/seats/seats.ts';
import { useChangeSound } from '../../../game/live/seats/use-change-sound.ts';
import { useSeatMarks } from '../../../game/live/seats/use-seat-marks.ts';
import { Heart } from '../../../game/match/heart.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyScreen } from '../../../lib/loading/lazy-screen.ts';
import { hasLostLife, isBetweenTwo } from './duel-round.ts';
import styles from './survivors.module.css';

const SurvivorNews = lazyScreen(async () => (await import('./survivor-news.tsx')).SurvivorNews);
const OutStrip = lazyScreen(async () => (await import('./out-strip.tsx')).OutStrip);

/** Two have room for a line each; of more than a few the names are left out. */
const FEW = 4;
const sizeOf = (count: number): 'pair' | 'few' | 'many' =>
  count > FEW ? 'many' : count > 2 ? 'few' : 'pair';

const places = Array.from({ length: SURVIVAL_DUEL_LIVES }, (_, index) => index);

interface SurvivorProps {
  readonly seated: Seated;
  readonly match: MatchView;
}

function Survivor({ seated, match }: SurvivorProps) {
  const { t } = useI18n();
  const { player, standing } = seated;
  const lives = standing.hasLeft ? 0 : (standing.lives ?? 0);
  const marks = useSeatMarks(match)(player);
  const isBreaking = hasLostLife(match, seated);
  return (
    <li
      className={styles.survivor}
      data-me={player.isMe}
      data-out={isOut(seated)}
      data-player={player.id}
      data-breaks={isBreaking}
    >
      <PlayerFace
        player={player}
        size="s"
        isOut={isOut(seated)}
        {...(isBreaking && { expression: 'loss' })}
        {...marks}
      />
      <span className={styles.who}>
        <bdi className={styles.name}>{player.isMe ? t('live.you') : player.name}</bdi>
        <span className={styles.lives} role="img" aria-label={t('live.lives', { n: lives })}>
          {places.map((place) => (
            <span key={place} className={styles.life} data-breaks={isBreaking && place === lives}>
              <Heart isLost={place >= lives} />
            </span>
          ))}
        </span>
      </span>
    </li>
  );
}

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
