import type { Operator } from '@trivia/contract/billing/operators.ts';
import { Stage } from '../../../game/art/stage.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OperatorFrame } from '../frame/operator-frame.tsx';
import { numberPath } from '../paths.ts';

interface RefusedStateProps {
  readonly operator: Operator;
  /** The server's sentence; null where the operator gave no reason. */
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
      <Stage pose="lost" title={t('operator.failed')}>
        <p>{message ?? t('operator.failedText', { operator: operator.name[language] })}</p>
      </Stage>
    </OperatorFrame>
  );
}
