import { useState } from 'react';
import { LazyBoosterTray } from '../../../game/boosters/tray/lazy-boosters.tsx';
import { AnswerList } from '../../../game/question/answers/answer-list.tsx';
import { LazyGain } from '../../../game/question/lazy-gain.tsx';
import { QuestionHead } from '../../../game/question/question-head.tsx';
import type { QuestionStageProps } from '../../../game/question/question-stage.tsx';
import { RoundClock } from '../../../game/question/round-clock.tsx';
import { RoundFrame } from '../../../game/question/round-frame.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useIsPast } from '../../../lib/time/use-is-past.ts';
import { SubmitAnswer } from './submit-answer.tsx';

/** A question without a clock: an answer is selected, changed or cleared, and then submitted for coins. */
export function PricedQuestion(props: QuestionStageProps) {
  const { match, round, closed, points, pickedOptionId, isSecondTry, onPick } = props;
  const { t } = useI18n();
  const isOpen = useIsPast(round.opensAtMs);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isLocked = pickedOptionId !== null || closed !== null;
  const selected = chosen !== null && !round.removedOptionIds.includes(chosen) ? chosen : null;

  const toggle = (optionId: string) => {
    setMissing(false);
    setChosen((now) => (now === optionId ? null : optionId));
  };
  const submit = () => {
    setMissing(selected === null);
    if (selected !== null) onPick?.(selected);
  };

  return (
    <RoundFrame
      {...props}
      head={
        <QuestionHead
          round={round}
          roundCount={match.roundCount}
          isSecondTry={isSecondTry && closed === null}
          clock={<RoundClock match={match} round={round} isOver={closed !== null} />}
        />
      }
      answers={
        <AnswerList
          round={round}
          closed={closed}
          pickedOptionId={pickedOptionId}
          selectedOptionId={selected}
          onPick={isOpen && !isLocked ? toggle : null}
          overlayOf={(optionId) =>
            closed?.verdict === 'right' && closed.rightOptionId === optionId && <LazyGain points={points} />
          }
        />
      }
      areAnswersShown={isOpen}
      foot={
        <>
          <LazyBoosterTray match={match} hasSelected={isLocked || selected !== null} />
          <SubmitAnswer
            coins={match.coinsPerAnswer}
            hint={isMissing ? t('quiz.mustSelect') : null}
            isReady={selected !== null}
            isLocked={isLocked}
            onSubmit={submit}
          />
        </>
      }
    />
  );
}
