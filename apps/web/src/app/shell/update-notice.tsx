import { useI18n } from '../../lib/i18n/i18n.ts';
import { useAppUpdate } from '../../lib/loading/app-update.ts';
import { loadUpdate } from '../../lib/loading/load-update.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './shell.module.css';

/** Offers a newer version of the app. The shell shows it outside of games only. */
export function UpdateNotice() {
  const { t } = useI18n();
  const isReady = useAppUpdate((update) => update.isReady);
  return (
    <div role="status">
      {isReady && (
        <div className={styles.update}>
          <p>{t('update.ready')}</p>
          <Button variant="second" onClick={() => void loadUpdate()}>
            {t('update.action')}
          </Button>
        </div>
      )}
    </div>
  );
}
