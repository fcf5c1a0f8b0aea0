import { Mascot } from '../../game/art/mascot.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import styles from '../../ui/states/error-state.module.css';

export function NotFoundScreen() {
  const { t } = useI18n();
  return (
    <div className={styles.state}>
      <Mascot pose="lost" />
      <h1>{t('title.notFound')}</h1>
      <p>{t('notFound.text')}</p>
      <ButtonLink to="/home">{t('notFound.home')}</ButtonLink>
    </div>
  );
}
