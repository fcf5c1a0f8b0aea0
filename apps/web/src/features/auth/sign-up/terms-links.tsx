import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './terms-links.module.css';

/** Links to the terms, which open new tabs so that the form keeps its contents. */
export function TermsLinks() {
  const { t } = useI18n();
  return (
    <p className={styles.links}>
      <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
        {t('auth.termsLink')}
      </a>
      <a href="/privacy-policy" target="_blank" rel="noreferrer">
        {t('auth.privacyLink')}
      </a>
    </p>
  );
}
