import type { MatchView } from '@trivia/contract/play/match.ts';
import { type ComponentType, Suspense, useCallback, useEffect } from 'react';
import { buzz, playSound } from '../../../lib/feedback.ts';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import { preloadGain } from '../../question/lazy-gain.tsx';
import { QuestionStage, type QuestionStageProps } from '../../question/question-stage.tsx';
import type { RevealStageProps } from '../../reveal/reveal-stage.tsx';
import { ConnectionNotice } from '../connection-notice.tsx';
import type { MatchPart } from '../match-part.ts';
import type { useMatch } from '../use-match-flow.ts';
import { MatchHeader } from './match-header.tsx';
import styles from './match-screen.module.css';
import type { Stage } from './match-stage.ts';
import { useShownLater } from './rounds/use-shown-later.ts';
import { useShownRound } from './rounds/use-shown-round.ts';

// Load the question before the components around it.
const Announcer = lazyWithPreload(async () => (await import('./announcer.tsx')).Announcer);
const LastSeconds = lazyWithPreload(async () => (await import('./clock/last-seconds.tsx')).LastSeconds);
const MatchScene = lazyWithPreload(async () => (await import('./match-scene.tsx')).MatchScene);
const RevealStage = lazyWithPreload(async () => (await import('../../reveal/reveal-stage.tsx')).RevealStage);

/** Components that a mode adds to a running match. */
export interface StageParts {
  /** Component below the rounds, such as the lives. */
  readonly Status?: MatchPart;
  /** Component above the question, over the whole width: the players of a live match. */
  readonly Head?: MatchPart;
  /** Whether the head shows the clock. */
  readonly hasClockInHead?: boolean;
  /** Whether the head shows all players' rounds on wide screens. */
  readonly hasRoundsInHead?: boolean;
  /** Component beside the question, such as the picture of the puzzle. */
  readonly Board?: MatchPart;
  /** Replaces the default question, whose answers lock at a tap. */
  readonly Question?: ComponentType<QuestionStageProps>;
  /** Replaces the default reveal, which the player ends. */
  readonly Reveal?: ComponentType<RevealStageProps> & { preload(): void };
}

interface MatchScreenProps extends StageParts {
  readonly match: MatchView;
  readonly stage: Exclude<Stage, { kind: 'result' }>;
  readonly play: Omit<ReturnType<typeof useMatch>, 'match' | 'query'>;
  readonly onExit: () => void;
  readonly onReadLast: () => void;
}

/** Screen of a running match: a question, its answers, and its reveal. */
export function MatchScreen(props: MatchScreenProps) {
  const { match, stage, play, Status, Head, hasClockInHead = false, Board, onExit, onReadLast } = props;
  const { Question = QuestionStage, Reveal = RevealStage, hasRoundsInHead = false } = props;
  const { answer, pickedOptionId, isSecondTry, refusal } = play;
  const { round, closed, wasOpen, points } = useShownRound(stage, match);
  const isWatched = stage.kind === 'reveal' && stage.isWatched;
  const isLocked = stage.kind === 'question' && pickedOptionId !== null;

  // Preload the reveal while the player reads the question.
  useEffect(() => {
    Reveal.preload();
    preloadGain();
  }, [Reveal]);

  const pick = useCallback(
    (optionId: string) => {
      if (!answer(optionId)) return;
      // Let the browser paint the lock before the call.
      setTimeout(() => {
        buzz('lock');
        void playSound('lock');
      });
    },
    [answer],
  );

  // Paint the verdict first. React then renders the explanation in small pieces, long before it slides up.
  const revealed = useShownLater(stage.kind === 'reveal' ? stage.closed.number : null);
  const explanation = stage.kind === 'reveal' && revealed === stage.closed.number && (
    <Suspense>
      <Reveal
        match={match}
        closed={stage.closed}
        isLast={stage.isLast}
        isWatched={isWatched}
        isMoving={play.isMoving}
        refusal={refusal?.round === stage.closed.number ? refusal.message : null}
        continuesAtMs={stage.isLast ? null : play.continuesAtMs}
        onContinue={stage.isLast ? onReadLast : () => void play.continueOn()}
      />
    </Suspense>
  );

  return (
    <div className={styles.screen} data-board={Board !== undefined} data-head={Head !== undefined}>
      <div className={styles.notice}>
        <ConnectionNotice isLost={play.isLost} hasAnswer={isLocked} isLive={match.mode === 'multi'} />
      </div>
      <MatchHeader
        match={match}
        {...(Status && { Status })}
        hasRoundsBeside={hasRoundsInHead}
        onExit={onExit}
      />
      {Head && <Head match={match} />}
      <Suspense>
        <MatchScene
          categoryId={round.question.categoryId}
          isLit={closed?.verdict === 'right' && !isWatched}
        />
        <LastSeconds closesAtMs={closed ? null : round.closesAtMs} isRunning={!isLocked} />
      </Suspense>
      <Question
        key={round.number}
        match={match}
        round={round}
        closed={closed}
        points={points}
        isMoving={wasOpen}
        isWatched={isWatched}
        board={Board && <Board match={match} />}
        hasOwnClock={hasClockInHead}
        pickedOptionId={pickedOptionId}
        isSecondTry={isSecondTry}
        onPick={pick}
        explanation={explanation}
      />
      <Suspense>
        <Announcer stage={stage} number={round.number} roundCount={match.roundCount} isLocked={isLocked} />
      </Suspense>
    </div>
  );
}
