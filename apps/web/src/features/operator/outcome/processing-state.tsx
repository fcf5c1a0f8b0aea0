import type { Operator } from '@trivia/contract/billing/operators.ts';
import { IllustratedState } from '../../../game/art/illustrated-state.tsx';
import { OperatorTerms } from '../../../game/offers/terms/operator-terms.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ProgressSteps } from '../../../ui/figures/progress-steps.tsx';
import { OperatorFrame } from '../frame/operator-frame.tsx';

/** Charge with an unknown outcome. Nothing here charges again. */
export function ProcessingState({ operator }: { readonly operator: Operator }) {
  const { t, language } = useI18n();
  const name = operator.name[language];
  return (
    <OperatorFrame
      operator={operator}
      foot={
        <>
          <OperatorTerms operator={operator} />
          <p>{t('operator.mayClose')}</p>
        </>
      }
    >
      <IllustratedState pose="thinking" title={t('operator.moment')}>
        <p>{t('operator.confirming', { operator: name })}</p>
        <ProgressSteps stations={[t('operator.stationNumber'), t('operator.stationCode'), name]} at={2} />
      </IllustratedState>
    </OperatorFrame>
  );
}
