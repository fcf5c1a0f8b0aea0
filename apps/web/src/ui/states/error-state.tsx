import { CloudOff } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../button/button.tsx';
import styles from './error-state.module.css';

const ICON_SIZE = 40;

/** Message of a failed load, with a retry button. */
export function ErrorState({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles.state} role="alert">
      <CloudOff size={ICON_SIZE} aria-hidden="true" />
      <p>{message}</p>
      <Button variant="raised" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
