import type { Operator } from '@trivia/contract/billing/operators.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { StopWords } from './stop-words.tsx';
import { TermsPlates } from './terms-plates.tsx';

/** Price of an operator's subscription and how to cancel it. */
export function OperatorTerms({ operator }: { readonly operator: Operator }) {
  const { t } = useI18n();
  return (
    <TermsPlates
      price={t('price.perDay', { price: operator.terms.priceIqd })}
      stop={<StopWords operator={operator} />}
    />
  );
}
