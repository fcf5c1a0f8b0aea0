import type { Operator } from '@trivia/contract/billing/operators.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { TermsPlates } from './terms-plates.tsx';

/** Placeholder in a sentence for an element with its own markup. */
const SLOT = '\u0000';

/**
 * Price of an operator's subscription and how to cancel it. Codes to dial have Latin digits, since an Arabic zero is a
 * dot.
 */
export function OperatorTerms({ operator }: { readonly operator: Operator }) {
  const { t } = useI18n();
  const { terms, stopKeyword, shortcode } = operator;
  const [before, between, after] = t('price.stop', { keyword: SLOT, shortcode: SLOT }).split(SLOT);
  return (
    <TermsPlates
      price={t('price.perDay', { price: terms.priceIqd })}
      stop={
        <>
          {before}
          <kbd>{stopKeyword}</kbd>
          {between}
          <bdi>{shortcode}</bdi>
          {after}
        </>
      }
    />
  );
}
