import { useState } from 'react';
import { LateBoosterTray } from '../../../game/boosters/tray/late-boosters.tsx';
import { AnswerList } from '../../../game/question/answer-list.tsx';
import { QuestionHead } from '../../../game/question/question-head.tsx';
import stage from '../../../game/question/question-stage.module.css';
import type { QuestionStageProps } from '../../../game/question/question-stage.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useHasCome } from '../../../lib/time/use-has-come.ts';
import { SubmitAnswer } from './submit-answer.tsx';

/** A question without a clock: an answer is selected, changed or cleared at leisure, and submitted for coins. */
export function PricedQuestion({ match, round, pickedOptionId, isSecondTry, onPick }: QuestionStageProps) {
  const { t } = useI18n();
  const isOpen = useHasCome(round.opensAtMs);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const isLocked = pickedOptionId !== null;
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
    <section className={stage.stage}>
      <QuestionHead round={round} roundCount={match.roundCount} isSecondTry={isSecondTry} />
      <div className={isOpen ? stage.open : stage.waiting}>
        <AnswerList
          round={round}
          pickedOptionId={pickedOptionId}
          selectedOptionId={selected}
          onPick={isOpen && !isLocked ? toggle : null}
        />
      </div>
      <LateBoosterTray match={match} hasSelected={isLocked || selected !== null} />
      <SubmitAnswer
        coins={match.coinsPerAnswer}
        hint={isMissing ? t('quiz.mustSelect') : null}
        isReady={selected !== null}
        isLocked={isLocked}
        onSubmit={submit}
      />
    </section>
  );
}
