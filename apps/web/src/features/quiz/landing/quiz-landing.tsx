import type { StakesOffer } from '@trivia/contract/stakes.ts';
import { wagers } from '@trivia/rules/economy.ts';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { LateBoosterShelf } from '../../../game/boosters/shelf/late-booster-shelf.tsx';
import { LateFairDraw } from '../../../game/lobby/late-fair-draw.tsx';
import { ModeLanding } from '../../../game/lobby/mode-landing.tsx';
import { PlanPlace } from '../../../game/lobby/plan-place.tsx';
import { useStartMatch } from '../../../game/lobby/use-start-match.ts';
import { pathOfMatch } from '../../../game/modes/match-path.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyScreen } from '../../../lib/loading/lazy-screen.ts';
import { CategoryChoice } from './category-choice.tsx';
import { HeroStakes } from './hero-stakes.tsx';
import { StartPanel } from './start-panel.tsx';
import { useQuizChoice } from './use-quiz-choice.ts';
import { WagerChoice } from './wager-choice.tsx';

/** Rules stand below the fold, so they come after what is chosen. */
const QuizRules = lazyScreen(async () => (await import('./quiz-rules.tsx')).QuizRules);

function Landing({ plan }: { readonly plan: StakesOffer }) {
  const [, navigate] = useLocation();
  const { t } = useI18n();
  const { categoryId, setCategoryId, wagerPoints, setWagerPoints } = useQuizChoice(plan);
  const start = useStartMatch('quiz', (matchId) => navigate(pathOfMatch('quiz', matchId), { replace: true }));
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
          ...(categoryId !== null && { categoryId }),
          wagerPoints: wagers.find((wager) => wager === wagerPoints) ?? 0,
        })
      }
    />
  );
  const isWaiting = plan.unfinishedMatchId !== null;
  return (
    <ModeLanding
      modeId="quiz"
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
      <LateBoosterShelf modeId="quiz" />
      <Suspense>
        <QuizRules plan={plan} />
      </Suspense>
      {plan.nextSeedHash !== null && <LateFairDraw seedHash={plan.nextSeedHash} />}
    </ModeLanding>
  );
}

/** Landing of solo mode: the category, the wager, the payouts, and the start. */
export const QuizLanding = () => <PlanPlace modeId="quiz">{(plan) => <Landing plan={plan} />}</PlanPlace>;
