import { Dices } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './fair-draw.module.css';

/** Seed hash of the next draw, shown before the draw. */
export function FairDraw({ seedHash }: { readonly seedHash: string }) {
  const { t } = useI18n();
  return (
    <details className={styles.draw}>
      <summary>
        <Dices className={styles.icon} aria-hidden="true" />
        {t('stakes.fair')}
      </summary>
      <p>{t('stakes.fairBody')}</p>
      <code dir="ltr">{seedHash}</code>
    </details>
  );
}
