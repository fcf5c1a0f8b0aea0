import type { ClosedRoundView, MatchView } from '@trivia/contract/play/match.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ContinueProgress } from './continue-progress.tsx';
import { LessonSheet } from './lesson-sheet.tsx';
import { QuestionMenu } from './question-menu.tsx';
import styles from './reveal-stage.module.css';
import { useVerdict } from './use-verdict.ts';

export interface RevealStageProps {
  readonly match: MatchView;
  readonly closed: ClosedRoundView;
  readonly isLast: boolean;
  /** The player could not answer any more. */
  readonly isWatched: boolean;
  readonly isMoving: boolean;
  /** The server's sentence, when it took the answer back. */
  readonly refusal: string | null;
  /** Time at which the next question comes by itself; null after the last. */
  readonly continuesAtMs: number | null;
  readonly onContinue: () => void;
}

/** Lesson of a round that is played alone, with the button that leads on. */
export function RevealStage(props: RevealStageProps) {
  const { match, closed, isLast, isWatched, isMoving, refusal, continuesAtMs, onContinue } = props;
  const { t } = useI18n();
  const verdict = useVerdict(closed, isWatched);
  return (
    <LessonSheet closed={closed} verdict={verdict} refusal={refusal} onEnter={onContinue}>
      <QuestionMenu matchId={match.id} closed={closed} />
      <div className={styles.next}>
        <Button variant="primary" isWide isBusy={isMoving} onClick={onContinue}>
          {continuesAtMs !== null && <ContinueProgress endsAtMs={continuesAtMs} isInButton />}
          <span className={styles.word}>{t(isLast ? 'play.toResult' : 'play.next')}</span>
        </Button>
      </div>
    </LessonSheet>
  );
}
