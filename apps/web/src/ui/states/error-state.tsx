import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../button/button.tsx';
import styles from './error-state.module.css';

const ICON_SIZE = 40;

interface ErrorStateProps {
  readonly message: string;
  /** Picture in place of the icon. */
  readonly picture?: ReactNode;
  readonly onRetry: () => void;
  /** Way out of a screen that shows nothing else. */
  readonly children?: ReactNode;
}

/** Message of a failed load, with a retry button. */
export function ErrorState({ message, picture, onRetry, children }: ErrorStateProps) {
  const { t } = useI18n();
  return (
    <div className={styles.state} role="alert">
      {picture ?? <CloudOff size={ICON_SIZE} aria-hidden="true" />}
      <p>{message}</p>
      <Button variant="raised" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
      {children}
    </div>
  );
}
