import type { MatchView } from '@trivia/contract/match.ts';
import { memo, type ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useTimeText } from '../round/use-time-text.ts';
import styles from './pair-board.module.css';
import { PlayerFace } from './player-face.tsx';
import { type Seated, seatsOf, winnerOf } from './seats.ts';
import { useSeatMarks } from './use-seat-marks.ts';

interface PairBoardProps {
  readonly match: MatchView;
  readonly isLarge?: boolean;
  /** Whether equal answers are told apart by time. */
  readonly hasTime?: boolean;
  /** Set upon who has won. */
  readonly crown?: ReactNode;
  /** Below the two, over the whole width. */
  readonly children?: ReactNode;
}

function Side({
  seated,
  match,
  isLarge,
  hasTime,
  crown,
}: { readonly seated: Seated } & Omit<PairBoardProps, 'children'>) {
  const { t, formatNumber } = useI18n();
  const timeText = useTimeText();
  const { player, standing } = seated;
  const marks = useSeatMarks(match)(player);
  return (
    <div className={styles.side} data-me={player.isMe}>
      <PlayerFace player={player} size={isLarge ? 'l' : 'm'} isOut={standing.hasLeft} {...marks} />
      <p className={styles.who}>
        <bdi className={styles.name}>{player.isMe ? t('live.you') : player.name}</bdi>
        {player.isBot && <span className={styles.note}>{t('live.bot')}</span>}
        {marks.isAway && <span className={styles.note}>{t('live.away')}</span>}
        {hasTime && !marks.isAway && <span className={styles.note}>{timeText(standing.totalMs ?? 0)}</span>}
      </p>
      <p className={styles.score} key={standing.rightAnswers}>
        {formatNumber(standing.rightAnswers)}
        <VisuallyHidden>{t('live.rightAnswers')}</VisuallyHidden>
      </p>
      {crown && <span className={styles.crown}>{crown}</span>}
    </div>
  );
}

/** The two of a match side by side with what they have: the viewer where one begins to read. */
export const PairBoard = memo(function PairBoard(props: PairBoardProps) {
  const { match, isLarge, hasTime, crown, children } = props;
  const winner = crown ? winnerOf(match) : undefined;
  return (
    <section className={styles.board} data-large={isLarge === true}>
      {seatsOf(match).map((seated) => (
        <Side
          key={seated.player.id}
          seated={seated}
          match={match}
          {...(isLarge && { isLarge })}
          {...(hasTime && { hasTime })}
          {...(winner === seated.player && { crown })}
        />
      ))}
      {children}
    </section>
  );
});
