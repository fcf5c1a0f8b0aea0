import type { MatchView } from '@trivia/contract/play/match.ts';
import { Amount } from '../../../game/player/amount.tsx';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './quiz-status.module.css';

/** The wager, and the coins left for answers. */
export function QuizStatus({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const { coin } = useUser();
  const { wagerPoints = 0 } = match.standing;
  return (
    <p className={styles.status}>
      {wagerPoints > 0 && (
        <span>
          {t('quiz.wagered')} <Amount currency="point" value={wagerPoints} />
        </span>
      )}
      <span>
        {t('quiz.have')} <Amount currency="coin" value={coin} />
      </span>
    </p>
  );
}
