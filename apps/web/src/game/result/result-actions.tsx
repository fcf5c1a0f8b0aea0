import { House, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import styles from './result-actions.module.css';

interface ResultActionsProps {
  /** The primary action. */
  readonly next: ReactNode;
  readonly onShare?: (() => void) | undefined;
}

/** The next step as the only primary button, with other actions beside it. */
export function ResultActions({ next, onShare }: ResultActionsProps) {
  const { t } = useI18n();
  return (
    <div className={styles.actions}>
      <div className={styles.next}>{next}</div>
      {onShare && <Button variant="raised" icon={Share2} aria-label={t('result.share')} onClick={onShare} />}
      <ButtonLink variant="raised" icon={House} label={t('result.home')} to="/home" />
    </div>
  );
}

/** Other actions below, as text. */
export const MoreActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.more}>{children}</div>
);
