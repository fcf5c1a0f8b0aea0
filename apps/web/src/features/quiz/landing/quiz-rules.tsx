import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { HandCoins, Infinity as NoClock, Scale, TextCursorInput } from 'lucide-react';
import { ModeRules } from '../../../game/lobby/mode-rules.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';

/** Rules of solo mode. */
export function QuizRules({ offer: { coinsPerAnswer, rounds } }: { readonly offer: StakesOffer }) {
  const { t } = useI18n();
  const rules = [
    { icon: NoClock, text: t('quiz.ruleTime') },
    { icon: TextCursorInput, text: t('quiz.ruleSubmit') },
    { icon: HandCoins, text: t('quiz.ruleCoins', { n: coinsPerAnswer, all: coinsPerAnswer * rounds }) },
    { icon: Scale, text: t('quiz.ruleLeave') },
  ];
  return <ModeRules rules={rules} />;
}
