import type { Operator } from '@trivia/contract/billing/operators.ts';
import { IllustratedState, Uncharged } from '../../../game/art/illustrated-state.tsx';
import type { ApiError } from '../../../lib/api/http.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OperatorFrame } from '../frame/operator-frame.tsx';
import { numberPath } from '../paths.ts';
import { WayRows } from './way-rows.tsx';

interface RefusedStateProps {
  readonly operator: Operator;
  /** The server's refusal; null if the operator gave no reason. */
  readonly error: ApiError | null;
}

/** Refusals whose sentence about the money is a plate of its own. */
const reasons: Readonly<Record<string, MessageKey>> = {
  PAYMENT_DENIED: 'operator.denied',
  SPENDING_LIMIT_REACHED: 'operator.limitReached',
};

/** Refused subscription, with a sentence about the money. */
export function RefusedState({ operator, error }: RefusedStateProps) {
  const { t, language } = useI18n();
  const reason = error ? reasons[error.code] : 'operator.failedText';
  return (
    <OperatorFrame
      operator={operator}
      foot={
        <Button href={numberPath(operator.slug)} isWide>
          {t('ui.retry')}
        </Button>
      }
    >
      <IllustratedState pose="lost" title={t('operator.failed')}>
        <p>{reason ? t(reason, { operator: operator.name[language] }) : error?.message}</p>
        {reason && <Uncharged>{t('operator.nothingCharged')}</Uncharged>}
        <WayRows />
      </IllustratedState>
    </OperatorFrame>
  );
}
