import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ContinueProgress } from '../../reveal/continue-progress.tsx';
import { ExplanationSheet } from '../../reveal/explanation-sheet.tsx';
import { QuestionMenu } from '../../reveal/question-menu.tsx';
import reveal from '../../reveal/reveal-stage.module.css';
import type { RevealStageProps } from '../../reveal/reveal-stage.tsx';
import { OwnLagCredit } from './lag-credit.tsx';
import styles from './live-reveal.module.css';
import { useLiveVerdict } from './use-live-verdict.ts';

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
