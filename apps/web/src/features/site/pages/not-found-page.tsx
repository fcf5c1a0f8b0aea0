import { Mascot } from '../../../game/art/mascot.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const { t } = useI18n();
  return (
    <section className={styles.page}>
      <Mascot pose="lost" isFirst className={styles.mascot} />
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.text')}</p>
      <Button href="/home" isWide>
        {t('missing.home')}
      </Button>
    </section>
  );
}
