import type { Operator } from '@trivia/contract/operators.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './terms-plates.module.css';

/** Stands in the sentence for what is marked up by itself. */
const SLOT = '\u0000';

/**
 * The price and the way out, of one size: above every button that leads to a charge. What is dialled stands in Latin
 * digits, since an Arabic zero is a dot.
 */
export function TermsPlates({ operator }: { readonly operator: Operator }) {
  const { t } = useI18n();
  const { terms, stopKeyword, shortcode } = operator;
  const [before, between, after] = t('operator.stop', { keyword: SLOT, shortcode: SLOT }).split(SLOT);
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{t('operator.price')}</dt>
        <dd>{t('operator.perDay', { price: terms.priceIqd })}</dd>
      </div>
      <div>
        <dt>{t('operator.toStop')}</dt>
        <dd>
          {before}
          <kbd>{stopKeyword}</kbd>
          {between}
          <bdi>{shortcode}</bdi>
          {after}
        </dd>
      </div>
    </dl>
  );
}
