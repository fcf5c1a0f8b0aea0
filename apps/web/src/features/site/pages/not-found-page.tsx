import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Mark } from '../../../ui/ornament/mark.tsx';
import styles from './not-found-page.module.css';

const MARK_SIZE = 96;

export function NotFoundPage() {
  const { t } = useI18n();
  return (
    <section className={styles.page}>
      <Mark size={MARK_SIZE} />
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.text')}</p>
      <Button href="/home" isWide>
        {t('missing.home')}
      </Button>
    </section>
  );
}
