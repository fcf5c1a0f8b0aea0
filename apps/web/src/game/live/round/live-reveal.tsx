import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ContinueProgress } from '../../reveal/continue-progress.tsx';
import { ExplanationSheet } from '../../reveal/explanation-sheet.tsx';
import { QuestionMenu } from '../../reveal/question-menu.tsx';
import reveal from '../../reveal/reveal-stage.module.css';
import type { RevealStageProps } from '../../reveal/reveal-stage.tsx';
import { useVerdict } from '../../reveal/use-verdict.ts';
import { seatsOf } from '../seats/seats.ts';
import { OwnLagCredit } from './lag-credit.tsx';
import styles from './live-reveal.module.css';

const theirs = { right: 'live.saidRight', wrong: 'live.saidWrong', none: 'live.saidNone' } as const;

/** Verdict of a round, with the opponent's verdict and the score in a match of two. */
export function useLiveVerdict(match: MatchView, closed: ClosedRoundView, isWatched: boolean): string {
  const { t } = useI18n();
  const mine = useVerdict(closed, isWatched);
  const [me, rival, ...others] = seatsOf(match);
  const answer = closed.answers.find(({ playerId }) => playerId === rival?.player.id);
  if (!me || !rival || !answer || others.length > 0) return mine;
  const said = t(theirs[answer.verdict], { name: isolate(rival.player.name) });
  if (match.type !== 'headtohead') return `${mine} ${said}`;
  const score = t('live.saidScore', { n: me.standing.rightAnswers, other: rival.standing.rightAnswers });
  return `${mine} ${said} ${score}`;
}

/** Time after which the last reveal gives way to the result. */
const LAST_REVEAL_MS = 6000;

/** Reveal of a live round. The next round opens for all players at once. */
export function LiveReveal(props: RevealStageProps) {
  const { match, closed, isLast, isWatched, refusal, onContinue } = props;
  const { t } = useI18n();
  const goOn = useEffectEvent(onContinue);
  const verdict = useLiveVerdict(match, closed, isWatched);
  // Preload the texts of the result.
  useTexts('outcome');
  useEffect(() => {
    if (!isLast) return;
    const timer = setTimeout(goOn, LAST_REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isLast]);
  return (
    <ExplanationSheet
      closed={closed}
      verdict={verdict}
      refusal={refusal}
      onEnter={isLast ? onContinue : undefined}
    >
      <QuestionMenu matchId={match.id} closed={closed} />
      {isLast ? (
        <div className={reveal.next}>
          <Button isWide onClick={onContinue}>
            {t('play.toResult')}
          </Button>
        </div>
      ) : (
        <div className={styles.soon}>
          <OwnLagCredit match={match} closed={closed} />
          <span className={styles.line}>
            {t('play.next')}
            {match.nextRoundAtMs !== null && <ContinueProgress endsAtMs={match.nextRoundAtMs} />}
          </span>
        </div>
      )}
    </ExplanationSheet>
  );
}
