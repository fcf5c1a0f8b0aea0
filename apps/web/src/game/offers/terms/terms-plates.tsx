import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './terms-plates.module.css';

interface TermsPlatesProps {
  /** Price and period. */
  readonly price: ReactNode;
  /** How to cancel. */
  readonly stop: ReactNode;
}

/** Price and cancellation in the same size, above every button that leads to a charge. */
export function TermsPlates({ price, stop }: TermsPlatesProps) {
  const { t } = useI18n();
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{t('price.label')}</dt>
        <dd>{price}</dd>
      </div>
      <div>
        <dt>{t('price.toStop')}</dt>
        <dd>{stop}</dd>
      </div>
    </dl>
  );
}
