import type { Operator } from '@trivia/contract/billing/operators.ts';
import { Stage } from '../../../game/art/stage.tsx';
import { OperatorTerms } from '../../../game/offers/terms/operator-terms.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Road } from '../../../ui/figures/road.tsx';
import { OperatorFrame } from '../frame/operator-frame.tsx';

/** Charge of unknown outcome. Nothing here charges a second time. */
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
      <Stage pose="thinking" title={t('operator.moment')}>
        <p>{t('operator.confirming', { operator: name })}</p>
        <Road stations={[t('operator.stationNumber'), t('operator.stationCode'), name]} at={2} />
      </Stage>
    </OperatorFrame>
  );
}
