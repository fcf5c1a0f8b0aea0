import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Mark } from '../../../ui/ornament/mark.tsx';
import { Weave } from '../../../ui/ornament/weave.tsx';
import { OpensDialog } from '../parts/opens-dialog.tsx';
import { WaysIn } from '../parts/ways-in.tsx';
import styles from './cta-page.module.css';

const campaigns = ['play', 'subscribe', 'return'] as const;
const MARK_SIZE = 96;

/** Landing page of SMS links: one message and one action, by the link's `campaign`. */
export function CtaPage() {
  const { t } = useI18n();
  return (
    <section className={styles.cta}>
      <Weave />
      <Mark size={MARK_SIZE} />
      {campaigns.map((campaign) => (
        <div key={campaign} className={`${styles.message} ${styles[campaign]}`}>
          <h1>{t(`cta.${campaign}Title`)}</h1>
          <p>{t(`cta.${campaign}Text`)}</p>
          <WaysIn>
            <OpensDialog dialog={campaign === 'return' ? 'log-in' : 'sign-up'} isWide>
              {t(`cta.${campaign}Action`)}
            </OpensDialog>
          </WaysIn>
        </div>
      ))}
    </section>
  );
}
