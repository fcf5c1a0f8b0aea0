import type { Operator } from '@trivia/contract/billing/operators.ts';
import { IllustratedState } from '../../../game/art/illustrated-state.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OperatorFrame } from '../frame/operator-frame.tsx';
import { numberPath } from '../paths.ts';

interface RefusedStateProps {
  readonly operator: Operator;
  /** The server's message; null if the operator gave no reason. */
  readonly message: string | null;
}

/** Refused subscription, with a sentence about the money. */
export function RefusedState({ operator, message }: RefusedStateProps) {
  const { t, language } = useI18n();
  return (
    <OperatorFrame
      operator={operator}
      foot={
        <>
          <Button href={numberPath(operator.slug)} isWide>
            {t('ui.retry')}
          </Button>
          <Button variant="quiet" href="/landing" isWide>
            {t('operator.playFree')}
          </Button>
        </>
      }
    >
      <IllustratedState pose="lost" title={t('operator.failed')}>
        <p>{message ?? t('operator.failedText', { operator: operator.name[language] })}</p>
      </IllustratedState>
    </OperatorFrame>
  );
}
