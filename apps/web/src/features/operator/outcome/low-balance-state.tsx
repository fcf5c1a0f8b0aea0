import type { Operator } from '@trivia/contract/billing/operators.ts';
import { IllustratedState, Uncharged } from '../../../game/art/illustrated-state.tsx';
import { OperatorTerms } from '../../../game/offers/terms/operator-terms.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OperatorFrame } from '../frame/operator-frame.tsx';
import { numberPath } from '../paths.ts';
import { WayRows } from './way-rows.tsx';

/** Shown when the phone's balance is too low: nothing was charged, and the player may retry. */
export function LowBalanceState({ operator }: { readonly operator: Operator }) {
  const { t } = useI18n();
  return (
    <OperatorFrame
      operator={operator}
      foot={
        <>
          <OperatorTerms operator={operator} />
          <Button variant="plus" href={numberPath(operator.slug)} isWide>
            {t('ui.retry')}
          </Button>
        </>
      }
    >
      <IllustratedState pose="consoling" title={t('operator.lowBalance')}>
        <p>{t('operator.lowBalanceText', { price: operator.terms.priceIqd })}</p>
        <Uncharged>{t('operator.nothingCharged')}</Uncharged>
        <WayRows />
      </IllustratedState>
    </OperatorFrame>
  );
}
