import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { ShieldCheck } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { canCheckSeals } from './check-seal.ts';
import styles from './seal-proof.module.css';
import { SealResult } from './seal-result.tsx';
import { useSealCheck } from './use-seal-check.ts';

/** Proof that the answers were not changed, as an explanation and as a computation. */
export function SealProof({ daily }: { readonly daily: DailyChallenge }) {
  const { t } = useI18n();
  const check = useSealCheck(daily.day);
  return (
    <section className={styles.proof} id="proof">
      <h2>
        <ShieldCheck className={styles.icon} aria-hidden="true" />
        {t('proof.title')}
      </h2>
      <p>{t('proof.lead')}</p>
      <code className={styles.hash} dir="ltr">
        {daily.sealHash}
      </code>
      <details className={styles.details} open={location.hash === '#proof'}>
        <summary>{t('proof.how')}</summary>
        <ol>
          <li>{t('proof.step1')}</li>
          <li>{t('proof.step2')}</li>
          <li>{t('proof.step3')}</li>
        </ol>
        <p>{t('proof.tomorrow')}</p>
        <code className={styles.hash} dir="ltr">
          {daily.tomorrowSealHash}
        </code>
        {canCheckSeals() ? (
          <Button variant="quiet" isBusy={check.isPending} onClick={() => check.mutate()}>
            {t('proof.check')}
          </Button>
        ) : (
          <p>{t('proof.unavailable')}</p>
        )}
        <div role="status">
          {check.isError && <p>{t('proof.failed')}</p>}
          {check.isSuccess && <SealResult check={check.data} />}
        </div>
      </details>
    </section>
  );
}
