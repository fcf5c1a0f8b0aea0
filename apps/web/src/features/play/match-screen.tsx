import type { MatchView } from '@trivia/contract/play.ts';
import { useCallback } from 'react';
import { buzz, playSound } from '../../lib/feedback.ts';
import { Announcer } from './announcer.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { MatchHeader } from './match-header.tsx';
import styles from './match-screen.module.css';
import type { Stage } from './match-stage.ts';
import { QuestionStage } from './question-stage.tsx';
import { RevealStage } from './reveal-stage.tsx';
import type { useMatch } from './use-match.ts';

interface MatchScreenProps {
  readonly match: MatchView;
  readonly stage: Exclude<Stage, { kind: 'result' }>;
  readonly play: Omit<ReturnType<typeof useMatch>, 'match' | 'query'>;
  readonly onExit: () => void;
  readonly onReadLast: () => void;
}

/** The screen of a running match: one question, its answers, and then what there is to learn from it. */
export function MatchScreen({ match, stage, play, onExit, onReadLast }: MatchScreenProps) {
  const { answer, pickedOptionId, refusal } = play;
  const isLocked = stage.kind === 'question' && pickedOptionId !== null;

  const pick = useCallback(
    (optionId: string) => {
      if (!answer(optionId)) return;
      // The lock is painted first.
      setTimeout(() => {
        buzz('lock');
        void playSound('lock');
      });
    },
    [answer],
  );

  return (
    <div className={styles.screen}>
      <ConnectionNotice isLost={play.isLost} hasAnswer={isLocked} />
      <MatchHeader match={match} onExit={onExit} />
      {stage.kind === 'question' ? (
        <QuestionStage
          key={stage.round.number}
          round={stage.round}
          roundCount={match.roundCount}
          pickedOptionId={pickedOptionId}
          onPick={pick}
        />
      ) : (
        <RevealStage
          key={`reveal-${stage.closed.number}`}
          closed={stage.closed}
          isLast={stage.isLast}
          isMoving={play.isMoving}
          refusal={refusal?.round === stage.closed.number ? refusal.message : null}
          continuesAtMs={stage.isLast ? null : play.continuesAtMs}
          onContinue={stage.isLast ? onReadLast : () => void play.continueOn()}
        />
      )}
      <Announcer stage={stage} isLocked={isLocked} />
    </div>
  );
}
