import { Amount } from '../../../game/player/amount.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './submit-answer.module.css';

interface SubmitAnswerProps {
  readonly coins: number;
  /** Missing step before submitting; null without one. */
  readonly hint: string | null;
  readonly isReady: boolean;
  readonly isLocked: boolean;
  readonly onSubmit: () => void;
}

/** Button that submits the selected answer for coins. */
export function SubmitAnswer({ coins, hint, isReady, isLocked, onSubmit }: SubmitAnswerProps) {
  const { t } = useI18n();
  return (
    <div className={styles.submit}>
      <p role="alert" className={styles.hint}>
        {hint}
      </p>
      <Button variant={isReady || isLocked ? 'primary' : 'quiet'} isWide isBusy={isLocked} onClick={onSubmit}>
        {isLocked ? (
          t('play.locked')
        ) : (
          <>
            {t('quiz.submit')}
            <span className={styles.price}>
              <Amount currency="coin" value={coins} />
            </span>
          </>
        )}
      </Button>
    </div>
  );
}
