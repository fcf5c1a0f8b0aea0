import type { MatchView } from '@trivia/contract/play/match.ts';
import { memo, type ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { RollingNumber } from '../../../ui/figures/rolling-number.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { TierBadge } from '../../player/tier-badge.tsx';
import { PlayerFace } from '../faces/player-face.tsx';
import { SeatPips } from '../seats/seat-pips.tsx';
import { expressionIn, type Seated, seatsOf } from '../seats/seats.ts';
import { useSeatMarks } from '../seats/use-seat-marks.ts';
import { useSeatNote } from '../seats/use-seat-note.ts';
import styles from './pair-board.module.css';

interface PairBoardProps {
  readonly match: MatchView;
  /** Content between the two players. */
  readonly middle?: ReactNode;
  /** True if phones show the players elsewhere: the board is then for wide screens only, without scores. */
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
            <RollingNumber value={formatNumber(standing.rightAnswers)} />
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

/** Both players of a match side by side with their scores, the viewer first. */
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
