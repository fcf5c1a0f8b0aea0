import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView, OpenRoundView } from '@trivia/contract/play/rounds.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { useIsPast } from '../../lib/time/use-is-past.ts';
import { LazyBoosterTray } from '../boosters/tray/lazy-boosters.tsx';
import { usePlaySettings } from '../settings/play-settings.ts';
import { AnswerList } from './answers/answer-list.tsx';
import { LazyGain } from './lazy-gain.tsx';
import { QuestionHead } from './question-head.tsx';
import { RoundClock } from './round-clock.tsx';
import { RoundFrame } from './round-frame.tsx';

const ConfirmAnswer = lazyWithPreload(
  async () => (await import('./answers/confirm-answer.tsx')).ConfirmAnswer,
);

type Pick = ((optionId: string) => void) | null;

/**
 * Selection of an answer before it is locked, for players who confirm: a second press, or a button, locks it. For
 * everybody else a press locks at once. `onPick` is null while no answer may be given.
 */
export function useChosenAnswer({ removedOptionIds }: OpenRoundView, onPick: Pick) {
  const confirms = usePlaySettings((settings) => settings.confirms);
  const [chosen, setChosen] = useState<string | null>(null);
  const isAvailable = chosen !== null && !removedOptionIds.includes(chosen);
  const selected = confirms && onPick !== null && isAvailable ? chosen : null;
  const press: Pick = confirms ? (id) => (id === selected ? onPick?.(id) : setChosen(id)) : onPick;
  const lock = () => {
    if (selected !== null) onPick?.(selected);
  };
  return { confirms, selected, press, lock };
}

export interface QuestionStageProps {
  readonly match: MatchView;
  readonly round: OpenRoundView;
  /** The same round after its end; null while it is open. */
  readonly closed: ClosedRoundView | null;
  /** Points that the answer has won. */
  readonly points: number;
  /** Whether the reveal is animated, since the player saw the round open. */
  readonly isMoving: boolean;
  /** True if the player only watches. */
  readonly isWatched: boolean;
  /** Component beside the question. */
  readonly board?: ReactNode;
  /** True if the clock is elsewhere. */
  readonly hasOwnClock?: boolean;
  readonly pickedOptionId: string | null;
  /** True after a second chance has forgiven the first answer. */
  readonly isSecondTry: boolean;
  /** Null for a player who only watches. */
  readonly onPick: ((optionId: string) => void) | null;
  /** Overlay of an answer after the round. */
  readonly overlayOf?: ((optionId: string) => ReactNode) | undefined;
  /** Options that players chose; wrong ones break. */
  readonly chosenOptionIds?: readonly string[] | undefined;
  /** Explanation after the round. */
  readonly explanation: ReactNode;
}

/** A question from its opening to its reveal, in an unchanging layout. It is readable before its options open. */
export function QuestionStage(props: QuestionStageProps) {
  const { match, round, closed, points, hasOwnClock = false, pickedOptionId, isSecondTry, onPick } = props;
  const isOpen = useIsPast(round.opensAtMs);
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
          chosenOptionIds={props.chosenOptionIds}
          pickedOptionId={pickedOptionId}
          selectedOptionId={confirms ? selected : undefined}
          onPick={isTaken ? press : null}
          overlayOf={(optionId) => (
            <>
              {closed?.verdict === 'right' && closed.rightOptionId === optionId && (
                <LazyGain points={points} />
              )}
              {props.overlayOf?.(optionId)}
            </>
          )}
        />
      }
      areAnswersShown={isOpen}
      foot={
        onPick && (
          <>
            <LazyBoosterTray match={match} hasSelected={isLocked || closed !== null || selected !== null} />
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
