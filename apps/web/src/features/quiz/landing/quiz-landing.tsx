import type { StakesOffer } from '@trivia/contract/stakes.ts';
import { wagers } from '@trivia/rules/economy.ts';
import { HandCoins, Infinity as NoClock, Scale, TextCursorInput } from 'lucide-react';
import { LateBoosterShelf } from '../../../game/boosters/shelf/late-booster-shelf.tsx';
import { FairDraw } from '../../../game/lobby/fair-draw.tsx';
import { ModeLanding } from '../../../game/lobby/mode-landing.tsx';
import { PlanRules } from '../../../game/lobby/plan-rules.tsx';
import { useStartMatch } from '../../../game/lobby/use-start-match.ts';
import { modeTable } from '../../../game/modes/mode-table.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { CategoryChoice } from './category-choice.tsx';
import { HeroStakes } from './hero-stakes.tsx';
import { StartPanel } from './start-panel.tsx';
import { useQuizChoice } from './use-quiz-choice.ts';
import { WagerChoice } from './wager-choice.tsx';

interface QuizLandingProps {
  readonly plan: StakesOffer;
  readonly onStarted: (matchId: string) => void;
}

function Rules({ plan: { coinsPerAnswer, rounds } }: Pick<QuizLandingProps, 'plan'>) {
  const { t } = useI18n();
  const rules = [
    { icon: NoClock, text: t('quiz.ruleTime') },
    { icon: TextCursorInput, text: t('quiz.ruleSubmit') },
    { icon: HandCoins, text: t('quiz.ruleCoins', { n: coinsPerAnswer, all: coinsPerAnswer * rounds }) },
    { icon: Scale, text: t('quiz.ruleLeave') },
  ];
  return <PlanRules rules={rules} />;
}

/** Solo mode: the category, the wager, what both mean, and the start. */
export function QuizLanding({ plan, onStarted }: QuizLandingProps) {
  const { t } = useI18n();
  const { categoryId, setCategoryId, wagerPoints, setWagerPoints } = useQuizChoice(plan);
  const start = useStartMatch(onStarted);
  const panel = (
    <StartPanel
      plan={plan}
      choice={t('quiz.choice', {
        category: t(categoryId === null ? 'quiz.anyCategory' : `category.${categoryId}`),
        n: wagerPoints,
      })}
      isStarting={start.isPending}
      onStart={() =>
        start.mutate({
          type: 'quiz',
          mode: 'solo',
          ...(categoryId !== null && { categoryId }),
          wagerPoints: wagers.find((wager) => wager === wagerPoints) ?? 0,
        })
      }
    />
  );
  const isWaiting = plan.unfinishedMatchId !== null;
  return (
    <ModeLanding
      hue={modeTable.quiz.hue}
      picture={<HeroStakes />}
      title={t('mode.quiz')}
      pitch={t('quiz.pitch', { rounds: plan.rounds })}
      start={panel}
      isStartKept={!isWaiting}
    >
      {!isWaiting && (
        <>
          <CategoryChoice chosen={categoryId} onChoose={setCategoryId} />
          <WagerChoice plan={plan} chosen={wagerPoints} onChoose={setWagerPoints} />
        </>
      )}
      <LateBoosterShelf type="quiz" mode="solo" />
      <Rules plan={plan} />
      {plan.nextSeedHash !== null && <FairDraw seedHash={plan.nextSeedHash} />}
    </ModeLanding>
  );
}
