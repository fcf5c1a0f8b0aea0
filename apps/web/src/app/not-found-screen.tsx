import { useI18n } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import styles from '../ui/error-state.module.css';

export function NotFoundScreen() {
  const { t } = useI18n();
  return (
    <div className={styles.state}>
      <h1>{t('title.notFound')}</h1>
      <p>{t('notFound.text')}</p>
      <Button to="/home">{t('notFound.home')}</Button>
    </div>
  );
}
