import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './confirm-answer.module.css';

interface ConfirmAnswerProps {
  /** True once an answer is selected. */
  readonly isReady: boolean;
  readonly isLocked: boolean;
  readonly onLock: () => void;
}

/** Button that locks the selected answer. */
export function ConfirmAnswer({ isReady, isLocked, onLock }: ConfirmAnswerProps) {
  const { t } = useI18n();
  return (
    <div className={styles.place}>
      <Button
        variant={isReady || isLocked ? 'primary' : 'quiet'}
        isWide
        isBusy={isLocked}
        aria-disabled={!isReady}
        onClick={onLock}
      >
        {t(isLocked ? 'play.locked' : 'play.confirm')}
      </Button>
    </div>
  );
}
