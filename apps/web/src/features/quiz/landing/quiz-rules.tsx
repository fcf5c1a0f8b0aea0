import type { StakesOffer } from '@trivia/contract/stakes.ts';
import { HandCoins, Infinity as NoClock, Scale, TextCursorInput } from 'lucide-react';
import { PlanRules } from '../../../game/lobby/plan-rules.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';

/** Rules of solo mode, below what is chosen before a game. */
export function QuizRules({ plan: { coinsPerAnswer, rounds } }: { readonly plan: StakesOffer }) {
  const { t } = useI18n();
  const rules = [
    { icon: NoClock, text: t('quiz.ruleTime') },
    { icon: TextCursorInput, text: t('quiz.ruleSubmit') },
    { icon: HandCoins, text: t('quiz.ruleCoins', { n: coinsPerAnswer, all: coinsPerAnswer * rounds }) },
    { icon: Scale, text: t('quiz.ruleLeave') },
  ];
  return <PlanRules rules={rules} />;
}
