import type { ClosedRoundView, MatchView, OpenRoundView } from '@trivia/contract/play/match.ts';
import { type ReactNode, Suspense } from 'react';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { useHasCome } from '../../lib/time/use-has-come.ts';
import { LateBoosterTray } from '../boosters/tray/late-boosters.tsx';
import { AnswerList } from './answers/answer-list.tsx';
import { useChosenAnswer } from './answers/use-chosen-answer.ts';
import { LateGain } from './late-gain.tsx';
import { QuestionHead } from './question-head.tsx';
import { RoundClock } from './round-clock.tsx';
import { RoundFrame } from './round-frame.tsx';

const ConfirmAnswer = lazyScreen(async () => (await import('./answers/confirm-answer.tsx')).ConfirmAnswer);

export interface QuestionStageProps {
  readonly match: MatchView;
  readonly round: OpenRoundView;
  /** The same round once it is over; null while it is open. */
  readonly closed: ClosedRoundView | null;
  /** Points that the answer has won. */
  readonly points: number;
  /** Whether the player has seen the round open, so that its end is played. */
  readonly isMoving: boolean;
  /** The player only looks on. */
  readonly isWatched: boolean;
  /** Part beside the question. */
  readonly board?: ReactNode;
  /** True where the time is shown elsewhere. */
  readonly hasOwnClock?: boolean;
  readonly pickedOptionId: string | null;
  /** A second chance has forgiven the first answer. */
  readonly isSecondTry: boolean;
  /** Null for a player who only watches. */
  readonly onPick: ((optionId: string) => void) | null;
  /** Overlay of an answer after the round. */
  readonly upon?: ((optionId: string) => ReactNode) | undefined;
  /** Lesson of the round, after it. */
  readonly lesson: ReactNode;
}

/** A question from its opening to its reveal, in the same layout. It can be read before its time begins. */
export function QuestionStage(props: QuestionStageProps) {
  const { match, round, closed, points, hasOwnClock = false, pickedOptionId, isSecondTry, onPick } = props;
  const isOpen = useHasCome(round.opensAtMs);
  const isLocked = pickedOptionId !== null;
  const isTaken = isOpen && !isLocked && !closed;
  const { confirms, selected, press, lock } = useChosenAnswer(round, isTaken ? onPick : null);
  return (
    <RoundFrame
      {...props}
      head={
        <QuestionHead
          round={round}
          roundCount={match.roundCount}
          isSecondTry={isSecondTry && closed === null}
          {...(!hasOwnClock && {
            clock: <RoundClock match={match} round={round} isOver={closed !== null} />,
          })}
        />
      }
      answers={
        <AnswerList
          round={round}
          closed={closed}
          pickedOptionId={pickedOptionId}
          selectedOptionId={selected}
          onPick={isTaken ? press : null}
          upon={(optionId) => (
            <>
              {closed?.verdict === 'right' && closed.rightOptionId === optionId && (
                <LateGain points={points} />
              )}
              {props.upon?.(optionId)}
            </>
          )}
        />
      }
      isDealt={isOpen}
      foot={
        onPick && (
          <>
            <LateBoosterTray match={match} hasSelected={isLocked || closed !== null || selected !== null} />
            {confirms && (
              <Suspense>
                <ConfirmAnswer isReady={selected !== null} isLocked={isLocked} onLock={lock} />
              </Suspense>
            )}
          </>
        )
      }
    />
  );
}
