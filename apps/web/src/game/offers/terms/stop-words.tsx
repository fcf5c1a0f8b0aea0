import type { Operator } from '@trivia/contract/billing/operators.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './stop-words.module.css';

/** Placeholder in a sentence for an element with its own markup. */
const SLOT = '\u0000';

/** How to cancel by a message. Codes to dial have Latin digits, since an Arabic zero is a dot. */
export function StopWords({ operator }: { readonly operator: Operator }) {
  const { t } = useI18n();
  const { stopKeyword, shortcode } = operator;
  const [before, between, after] = t('price.stop', { keyword: SLOT, shortcode: SLOT }).split(SLOT);
  return (
    <>
      {before}
      <kbd className={styles.key}>{stopKeyword}</kbd>
      {between}
      <bdi>{shortcode}</bdi>
      {after}
    </>
  );
}
