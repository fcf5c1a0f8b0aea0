import type { Operator } from '@trivia/contract/operators.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OperatorFrame } from '../frame/operator-frame.tsx';
import { TermsPlates } from '../frame/terms-plates.tsx';
import { numberPath } from '../paths.ts';
import { Stage } from './stage.tsx';

/** The balance does not cover the price: nothing was charged, and it can be tried again. */
export function LowBalanceState({ operator }: { readonly operator: Operator }) {
  const { t } = useI18n();
  return (
    <OperatorFrame
      operator={operator}
      foot={
        <>
          <TermsPlates operator={operator} />
          <Button variant="plus" href={numberPath(operator.slug)} isWide>
            {t('ui.retry')}
          </Button>
          <Button variant="quiet" href="/landing" isWide>
            {t('operator.playFree')}
          </Button>
        </>
      }
    >
      <Stage pose="consoling" title={t('operator.lowBalance')}>
        <p>{t('operator.lowBalanceText', { price: operator.terms.priceIqd })}</p>
      </Stage>
    </OperatorFrame>
  );
}
