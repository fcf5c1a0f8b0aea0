import type { Operator } from '@trivia/contract/billing/operators.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { TermsPlates } from './terms-plates.tsx';

/** Stands in the sentence for what is marked up by itself. */
const SLOT = '\u0000';

/** Price and way out of a subscription by operator. What is dialled stands in Latin digits: an Arabic zero is a dot. */
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
