import type { MatchView } from '@trivia/contract/play/match.ts';
import { memo, type ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Reel } from '../../../ui/figures/reel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { TierBadge } from '../../player/tier-badge.tsx';
import styles from './pair-board.module.css';
import { PlayerFace } from './player-face.tsx';
import { SeatPips } from './seat-pips.tsx';
import { expressionIn, type Seated, seatsOf } from './seats.ts';
import { useSeatMarks } from './use-seat-marks.ts';
import { useSeatNote } from './use-seat-note.ts';

interface PairBoardProps {
  readonly match: MatchView;
  /** Between the two. */
  readonly middle?: ReactNode;
  /** True where phones show both elsewhere: then the two are seen on wide screens only, and without a score. */
  readonly isWideOnly?: boolean;
}

function Side({ seated, match }: { readonly seated: Seated; readonly match: MatchView }) {
  const { t, formatNumber } = useI18n();
  const { player, standing } = seated;
  const marks = useSeatMarks(match)(player);
  const note = useSeatNote(match, player, marks.isAway);
  return (
    <div className={styles.side} data-me={player.isMe} data-player={player.id}>
      <PlayerFace
        player={player}
        size="m"
        isOut={standing.hasLeft}
        expression={expressionIn(match, player)}
        {...marks}
      />
      <div className={styles.who}>
        <bdi className={styles.name}>{player.isMe ? t('live.you') : player.name}</bdi>
        {player.tier && (
          <span className={styles.tier} aria-hidden="true">
            <TierBadge tier={player.tier} />
          </span>
        )}
        <p className={styles.told}>
          <span className={styles.score}>
            <Reel value={formatNumber(standing.rightAnswers)} />
            <VisuallyHidden>{t('live.rightAnswers')}</VisuallyHidden>
          </span>
          {note !== null && <span className={styles.note}>{note}</span>}
        </p>
        <div className={styles.rounds}>
          <SeatPips match={match} playerId={player.id} />
        </div>
      </div>
    </div>
  );
}

/** Both players of a match side by side with their scores, the viewer at the start of the line. */
export const PairBoard = memo(function PairBoard({ match, middle, isWideOnly = false }: PairBoardProps) {
  return (
    <section className={styles.board} data-wide-only={isWideOnly} aria-hidden={isWideOnly || undefined}>
      {seatsOf(match).map((seated) => (
        <Side key={seated.player.id} seated={seated} match={match} />
      ))}
      <div className={styles.middle}>{middle}</div>
    </section>
  );
});
