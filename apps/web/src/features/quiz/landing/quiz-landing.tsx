import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { wagers } from '@trivia/rules/economy.ts';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { LazyBoosterShelf } from '../../../game/boosters/shelf/lazy-booster-shelf.tsx';
import { LazyFairDraw } from '../../../game/lobby/lazy-fair-draw.tsx';
import { ModeLanding } from '../../../game/lobby/mode-landing.tsx';
import { useStartMatch } from '../../../game/lobby/use-start-match.ts';
import { WithStakes } from '../../../game/lobby/with-stakes.tsx';
import { pathOfMatch } from '../../../game/modes/match-path.ts';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyWithTexts } from '../../../lib/loading/lazy-with-texts.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { HeroStakes } from './hero-stakes.tsx';
import { StartPanel } from './start-panel.tsx';
import { useQuizChoice } from './use-quiz-choice.ts';
import { WagerChoice } from './wager-choice.tsx';

/** Loads after the choices, because it is below the fold. */
const QuizRules = lazyWithTexts({
  areas: ['game'],
  load: async () => (await import('./quiz-rules.tsx')).QuizRules,
  fallback: null,
});

function Landing({ offer }: { readonly offer: StakesOffer }) {
  const [, navigate] = useLocation();
  const { t } = useI18n();
  const { categoryId, setCategoryId, wagerPoints, setWagerPoints } = useQuizChoice(offer);
  const start = useStartMatch('quiz', (matchId) => navigate(pathOfMatch('quiz', matchId), { replace: true }));
  const panel = (
    <StartPanel
      offer={offer}
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
  const isWaiting = offer.unfinishedMatchId !== null;
  const { point } = useUser();
  // A change of the order would remove the focus from an open choice.
  const [canWager] = useState(() => offer.wagers.some((wager) => wager > 0 && wager <= point));
  const wagerChoice = <WagerChoice offer={offer} chosen={wagerPoints} onChoose={setWagerPoints} />;
  return (
    <ModeLanding
      modeId="quiz"
      picture={<HeroStakes />}
      title={t('mode.quiz')}
      pitch={t('quiz.pitch', { rounds: offer.rounds })}
      start={panel}
      isStartKept={!isWaiting}
    >
      {!isWaiting && (
        <>
          {/* The wager comes first, except where every wager is out of reach. */}
          {canWager && wagerChoice}
          <CategoryChoice chosen={categoryId} onChoose={setCategoryId} />
          {!canWager && wagerChoice}
        </>
      )}
      <LazyBoosterShelf modeId="quiz">
        <Suspense>
          <QuizRules offer={offer} />
        </Suspense>
        {offer.nextSeedHash !== null && <LazyFairDraw seedHash={offer.nextSeedHash} />}
      </LazyBoosterShelf>
    </ModeLanding>
  );
}

/** Landing of solo mode: category, wager, payouts, and start. */
export const QuizLanding = () => (
  <WithStakes modeId="quiz">{(offer) => <Landing offer={offer} />}</WithStakes>
);
