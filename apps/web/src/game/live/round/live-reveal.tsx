import { useEffect, useEffectEvent, useRef } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ContinueProgress } from '../../reveal/continue-progress.tsx';
import { Lesson } from '../../reveal/lesson.tsx';
import stage from '../../reveal/reveal-stage.module.css';
import type { RevealStageProps } from '../../reveal/reveal-stage.tsx';
import styles from './live-reveal.module.css';
import { RoundAnswers } from './round-answers.tsx';

/** The last reveal gives way to the result by itself. */
const LAST_REVEAL_MS = 6000;

/** What everybody made of a round, and what there is to learn from it. The next one comes to all at once. */
export function LiveReveal(props: RevealStageProps) {
  const { match, closed, isLast, isWatched, refusal, onContinue } = props;
  const { t } = useI18n();
  const goOn = useEffectEvent(onContinue);
  // The result follows.
  useTexts('outcome');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!isLast) return;
    const timer = setTimeout(goOn, LAST_REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isLast]);
  return (
    <section className={stage.stage}>
      <div className={styles.body}>
        <RoundAnswers match={match} closed={closed} />
        <Lesson
          matchId={match.id}
          closed={closed}
          refusal={refusal}
          isWatched={isWatched}
          heading={heading}
        />
      </div>
      <div className={stage.next}>
        {isLast ? (
          <Button isWide onClick={onContinue}>
            {t('play.toResult')}
          </Button>
        ) : (
          <>
            {match.nextRoundAtMs !== null && <ContinueProgress endsAtMs={match.nextRoundAtMs} />}
            <p className={styles.soon}>{t('live.nextSoon')}</p>
          </>
        )}
      </div>
    </section>
  );
}
