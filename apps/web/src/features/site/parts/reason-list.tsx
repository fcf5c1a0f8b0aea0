import { Niche } from '../../../game/art/niche.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './reason-list.module.css';

const reasons = [
  { reason: 'fair', thing: 'thing-lamassu' },
  { reason: 'learn', thing: 'thing-book' },
  { reason: 'first', thing: 'thing-ziggurat' },
] as const;

/** Reasons to play, each beside a picture. */
export function ReasonList() {
  const { t } = useI18n();
  return (
    <section className={styles.reasons}>
      {reasons.map(({ reason, thing }) => (
        <article key={reason} className={styles.reason}>
          <Niche name={thing} className={styles.niche} />
          <div>
            <h2>{t(`landing.${reason}Title`)}</h2>
            <p>{t(`landing.${reason}Text`)}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
