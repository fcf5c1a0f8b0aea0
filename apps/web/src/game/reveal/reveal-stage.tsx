import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ContinueProgress } from './continue-progress.tsx';
import { ExplanationSheet } from './explanation-sheet.tsx';
import { QuestionMenu } from './question-menu.tsx';
import styles from './reveal-stage.module.css';
import { useVerdict } from './use-verdict.ts';

export interface RevealStageProps {
  readonly match: MatchView;
  readonly closed: ClosedRoundView;
  readonly isLast: boolean;
  /** True if the player could no longer answer. */
  readonly isWatched: boolean;
  readonly isMoving: boolean;
  /** The server's message, if it refused the answer. */
  readonly refusal: string | null;
  /** Time at which the next question opens by itself; null after the last one. */
  readonly continuesAtMs: number | null;
  readonly onContinue: () => void;
}

/** Explanation of a single-player round, with a button to continue. */
export function RevealStage(props: RevealStageProps) {
  const { match, closed, isLast, isWatched, isMoving, refusal, continuesAtMs, onContinue } = props;
  const { t } = useI18n();
  const verdict = useVerdict(closed, isWatched);
  return (
    <ExplanationSheet closed={closed} verdict={verdict} refusal={refusal} onEnter={onContinue}>
      <QuestionMenu matchId={match.id} closed={closed} />
      <div className={styles.next}>
        <Button variant="primary" isWide isBusy={isMoving} onClick={onContinue}>
          {continuesAtMs !== null && <ContinueProgress endsAtMs={continuesAtMs} isInButton />}
          <span className={styles.word}>{t(isLast ? 'play.toResult' : 'play.next')}</span>
        </Button>
      </div>
    </ExplanationSheet>
  );
}
