import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { LAG_CREDIT_MAX_MS } from '@trivia/rules/pace/fair-time.ts';
import { useId } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { ownPlayerOf } from '../seats/seats.ts';
import styles from './lag-credit.module.css';
import { useTimeText } from './use-time-text.ts';

/** Smallest credit worth showing. */
const WORTH_TELLING_MS = 50;

interface OwnLagCreditProps {
  readonly match: MatchView;
  readonly closed: ClosedRoundView;
}

/** Lag credit of the player's answer; a press explains it. */
export function OwnLagCredit({ match, closed }: OwnLagCreditProps) {
  const { t } = useI18n();
  const timeText = useTimeText();
  const id = useId();
  const me = ownPlayerOf(match)?.id;
  const creditMs = closed.answers.find(({ playerId }) => playerId === me)?.creditMs ?? 0;
  if (creditMs < WORTH_TELLING_MS) return null;
  return (
    <span>
      <button type="button" className={styles.credit} popoverTarget={id}>
        {t('live.gaveBack', { time: timeText(creditMs) })}
      </button>
      <span id={id} popover="auto" className={styles.why}>
        {t('live.lagHelp', { most: timeText(LAG_CREDIT_MAX_MS) })}
      </span>
    </span>
  );
}
