import { withExpression } from '@trivia/contract/play/expressions.ts';
import type { MatchResultView, MatchView } from '@trivia/contract/play/match.ts';
import type { TierId } from '@trivia/rules/tiers.ts';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { isWideScreen } from '../../lib/wide-screen.ts';
import { Weave } from '../../ui/ornament/weave.tsx';
import { useGrowingCount } from '../../ui/use-growing-count.ts';
import { ConnectionNotice } from '../match/connection-notice.tsx';
import { RoundPips } from '../match/stage/round-pips.tsx';
import { AdSlot } from '../offers/ad-slot.tsx';
import { Face } from '../player/face.tsx';
import { recordPlayedDay } from '../player/played-days.ts';
import { reachedTier } from '../player/reached-tier.ts';
import { useUser } from '../player/user-store.ts';
import { AnswerReview } from './answer-review.tsx';
import { useCelebration } from './celebration/use-celebration.ts';
import { Balances } from './ending/balances.tsx';
import { Ending, useHasReached } from './ending/ending.tsx';
import { gainsOf } from './ending/gains-of.ts';
import { ResultGains } from './ending/result-gains.tsx';
import { FairFoot } from './fair-foot.tsx';
import styles from './result-frame.module.css';
import { ResultNote } from './result-note.tsx';
import { SoundOffer } from './sound-offer.tsx';
import { RememberedQuestion } from './takeaways/remembered-question.tsx';
import { TakeawayList } from './takeaways/takeaway-list.tsx';
import { TierBar } from './takeaways/tier-bar.tsx';
import { TierReached } from './takeaways/tier-reached.tsx';

interface ResultFrameProps {
  readonly match: MatchView;
  readonly result: MatchResultView;
  readonly isFresh: boolean;
  /** Whether the result is the best possible, which is celebrated twice as long. */
  readonly isPerfect: boolean;
  readonly title: string;
  /** Picture in place of the player's face and rounds. */
  readonly picture?: ReactNode;
  /** True if picture or week show the mascot, which appears once. */
  readonly hasMascot?: boolean;
  /** Paragraphs about the result. */
  readonly words: ReactNode;
  /** Content in place of the gains. */
  readonly gains?: ReactNode;
  /** Content below the gains. */
  readonly week?: ReactNode;
  /** Next steps, as `ResultActions`. */
  readonly actions: ReactNode;
  /** Content below the actions. */
  readonly foot?: ReactNode;
  /** Content below the answers. */
  readonly more?: ReactNode;
}

/** The player's face: glad after a win, sad after a loss. */
function faceAfter(avatarUrl: string, { outcome, isCancelled }: MatchResultView): string {
  if (isCancelled || (outcome !== 'won' && outcome !== 'lost')) return avatarUrl;
  return withExpression(avatarUrl, outcome === 'won' ? 'win' : 'loss');
}

interface ProgressProps extends Pick<ResultFrameProps, 'match' | 'result' | 'hasMascot'> {
  readonly tier: TierId | null;
}

/**
 * Takeaways after a loss, else the progress to the next tier, and a tier that was just reached; nothing after a forfeit
 * or a cancelled match.
 */
function Progress({ match, result, tier, hasMascot = false }: ProgressProps) {
  const gainedPoints = gainsOf(result).points;
  if (result.isCancelled || result.isForfeit) return null;
  return (
    <>
      {result.outcome === 'lost' ? (
        <TakeawayList match={match} gainedPoints={gainedPoints} />
      ) : (
        <TierBar gainedPoints={gainedPoints} isAlone />
      )}
      {tier && <TierReached tier={tier} hasMascot={!hasMascot} />}
    </>
  );
}

const poseAfter = ({ outcome }: MatchResultView) => (outcome === 'lost' ? 'consoling' : 'cheering');

const groundOf = ({ result, isPerfect }: Pick<ResultFrameProps, 'result' | 'isPerfect'>): string => {
  if (result.isCancelled) return 'cancelled';
  return isPerfect ? 'perfect' : result.outcome;
};

/** First phase of an ending: picture, title and words. */
function Faces({ match, result, title, picture, words }: ResultFrameProps) {
  const { t } = useI18n();
  const { avatarUrl, frame } = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const shownTitle = result.isCancelled ? t('result.calledOff') : title;
  return (
    <>
      {picture ?? (
        <div className={styles.who}>
          <Face src={faceAfter(avatarUrl, result)} frame={frame} className={styles.face} />
          {!result.isForfeit && <RoundPips match={match} />}
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} style={{ '--letters': shownTitle.length }}>
        {shownTitle}
      </h1>
      {!result.isCancelled && <div className={styles.words}>{words}</div>}
    </>
  );
}

/** Answers and everything below them. */
function BelowHero({ match, more }: Pick<ResultFrameProps, 'match' | 'more'>) {
  const steps = useGrowingCount(2, 1);
  return (
    <>
      <AnswerReview match={match} />
      {steps > 1 && (
        <>
          {more}
          <FairFoot drawnMatchId={match.seed !== null && match.type !== 'daily' ? match.id : null} />
          <AdSlot place="result" />
        </>
      )}
    </>
  );
}

/** On phones it is out of view, and rendered when nothing moves any more. */
function LazyBelowHero(props: Pick<ResultFrameProps, 'match' | 'more'>) {
  const isAtRest = useHasReached('rest');
  const [isInView] = useState(isWideScreen);
  const isDue = useDeferredValue(isAtRest || isInView, false);
  return isDue && <BelowHero {...props} />;
}

/** Steps of rendering: faces and score; gains and the next step; progress; answer; the rest. */
const HERO_STEPS = 5;

/**
 * Result of a match in three phases: faces and score; gains or takeaways; one answer to remember and the next steps. A
 * cancelled match only shows that it was cancelled.
 */
export function ResultFrame(props: ResultFrameProps) {
  const { match, result, isFresh, isPerfect, hasMascot, gains, week, actions, foot, more } = props;
  const hasGains = !result.isForfeit && (result.points > 0 || result.coins > 0);
  useCelebration(isFresh && result.outcome === 'won', isPerfect);
  const isFinished = isFresh && !result.isCancelled && !result.isForfeit;
  useEffect(() => {
    if (isFinished) recordPlayedDay(Date.now());
  }, [isFinished]);
  const { lifetimePoints } = useUser().info;
  const tier = isFinished ? reachedTier(lifetimePoints, gainsOf(result).points) : null;
  // Load the texts of all endings, which few matches need before.
  const hasTexts = useTexts('outcome');
  // Render from top to bottom in short tasks, so that a slow device drops no frames of the animation.
  const [isAnimated] = useState(() => isFresh && !prefersReducedMotion());
  const steps = useGrowingCount(HERO_STEPS, isAnimated ? 1 : HERO_STEPS);
  // Wide screens show it above the answers, because the next step is below the gains.
  const [isWide] = useState(isWideScreen);
  if (!hasTexts) return null;
  const remembered = steps > 3 && !result.isCancelled && (
    <RememberedQuestion match={match} pose={hasMascot || tier ? undefined : poseAfter(result)} />
  );

  return (
    <Ending isPlayed={isFresh}>
      <div className={styles.screen}>
        <ConnectionNotice />
        <section className={styles.hero} data-outcome={groundOf(props)}>
          <div className={styles.ground}>{result.outcome === 'won' && steps > 2 && <Weave />}</div>
          <Balances result={result} />
          <Faces {...props} />
          {(result.isCancelled || result.isCorrected) && <ResultNote result={result} />}
          {steps > 1 && (
            <>
              {!result.isCancelled && (gains ?? (hasGains && <ResultGains result={result} />))}
              {week}
            </>
          )}
          {steps > 2 && <Progress {...props} tier={tier} />}
          {!isWide && remembered}
          {/* A new tier takes the room of the offer, which comes with the next match. */}
          {steps > 4 && isFinished && tier === null && <SoundOffer />}
          {steps > 1 && actions}
          {steps > 4 && foot}
        </section>
        <div className={styles.more}>
          {isWide && remembered}
          {steps === HERO_STEPS && <LazyBelowHero match={match} more={more} />}
        </div>
      </div>
    </Ending>
  );
}
