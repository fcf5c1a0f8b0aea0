import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './seal-proof.module.css';
import type { useSealCheck } from './use-seal-check.ts';

type Check = NonNullable<ReturnType<typeof useSealCheck>['data']>;

/** Result of the check: both hashes, and the opened document. */
export function SealResult({ check }: { readonly check: Check | null | undefined }) {
  const { t } = useI18n();
  if (!check) return <p>{t('proof.none')}</p>;
  return (
    <>
      <p className={check.holds ? styles.holds : styles.differs}>
        {t(check.holds ? 'proof.matches' : 'proof.differs')}
      </p>
      <dl className={styles.prints}>
        <dt>{t('proof.published')}</dt>
        <dd dir="ltr">{check.published}</dd>
        <dt>{t('proof.computed')}</dt>
        <dd dir="ltr">{check.computed}</dd>
      </dl>
      <h3>{t('proof.paper')}</h3>
      <ol dir="ltr" lang="en">
        {check.paper.map(({ question, right }) => (
          <li key={question}>
            {question}: <b>{right}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
