import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { Scale, Undo2 } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { Amount } from '../player/amount.tsx';
import styles from './result-note.module.css';

type Returned = NonNullable<MatchResultView['returned']>;

function Amounts({
  label,
  returned: { coins, points },
}: {
  readonly label: MessageKey;
  readonly returned: Returned;
}) {
  const { t } = useI18n();
  return (
    <p className={styles.returned}>
      <span>{t(label)}</span>
      <span className={styles.amounts}>
        {coins > 0 && <Amount currency="coin" value={coins} isGain />}
        {points > 0 && <Amount currency="point" value={points} isGain />}
      </span>
    </p>
  );
}

/** Note about a cancelled match or a voided question, with the refund. */
export function ResultNote({ result }: { readonly result: MatchResultView }) {
  const { t } = useI18n();
  const { isCancelled, isCorrected, returned } = result;
  if (!(isCancelled || isCorrected)) return null;
  const hasReturned = returned !== null && returned.coins + returned.points > 0;
  const SignOf = isCancelled ? Undo2 : Scale;
  return (
    <div className={styles.note}>
      <SignOf className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        {isCancelled ? (
          <p>
            {t('result.cancelled')} {!hasReturned && t('result.cancelledFree')}
          </p>
        ) : (
          <p>{t(hasReturned ? 'result.corrected' : 'result.correctedSame')}</p>
        )}
        {hasReturned && (
          <Amounts label={isCancelled ? 'result.stakeBack' : 'result.givenBack'} returned={returned} />
        )}
      </div>
    </div>
  );
}
