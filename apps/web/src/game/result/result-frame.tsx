import { expressive } from '@trivia/contract/play/expressions.ts';
import type { MatchResultView, MatchView } from '@trivia/contract/play/match.ts';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { Weave } from '../../ui/ornament/weave.tsx';
import { ConnectionNotice } from '../match/connection-notice.tsx';
import { RoundPips } from '../match/stage/round-pips.tsx';
import { AdSlot } from '../offers/ad-slot.tsx';
import { Face } from '../player/face.tsx';
import { notePlayedDay } from '../player/played-days.ts';
import { useUser } from '../player/user-store.ts';
import { AnswerReview } from './answer-review.tsx';
import { Ending } from './beats/ending.tsx';
import { gainsOf } from './beats/gains-of.ts';
import { Purse } from './beats/purse.tsx';
import { ResultGains } from './beats/result-gains.tsx';
import { FairFoot } from './fair-foot.tsx';
import { KeptList } from './keep/kept-list.tsx';
import { Remembered } from './keep/remembered.tsx';
import { TierBar } from './keep/tier-bar.tsx';
import styles from './result-frame.module.css';
import { ResultNote } from './result-note.tsx';
import { SoundOffer } from './sound-offer.tsx';
import { useCelebration } from './use-celebration.ts';

interface ResultFrameProps {
  readonly match: MatchView;
  readonly result: MatchResultView;
  readonly isFresh: boolean;
  /** Whether the result is the best possible, which is celebrated twice as long. */
  readonly isPerfect: boolean;
  readonly title: string;
  /** In place of the player's picture and rounds. */
  readonly picture?: ReactNode;
  /** Words about the result, in paragraphs. */
  readonly words: ReactNode;
  /** Shown in place of the gains. */
  readonly gains?: ReactNode;
  /** Below the gains. */
  readonly week?: ReactNode;
  /** Next steps, as `ResultActions`. */
  readonly actions: ReactNode;
  /** Below the actions. */
  readonly foot?: ReactNode;
  /** Below the answers. */
  readonly more?: ReactNode;
}

/** The player's face, glad after a win and rueful after a loss. */
function faceAfter(avatarUrl: string, { outcome, isCancelled }: MatchResultView): string {
  if (isCancelled || (outcome !== 'won' && outcome !== 'lost')) return avatarUrl;
  return expressive(avatarUrl, outcome === 'won' ? 'win' : 'loss');
}

/** Consolation after a loss, else the progress of the tier; nothing after a forfeit or a cancelled match. */
function Progress({ match, result }: Pick<ResultFrameProps, 'match' | 'result'>) {
  const gainedPoints = gainsOf(result).points;
  if (result.isCancelled || result.isForfeit) return null;
  if (result.outcome === 'lost') return <KeptList match={match} gainedPoints={gainedPoints} />;
  return <TierBar gainedPoints={gainedPoints} isAlone />;
}

const groundOf = ({ result, isPerfect }: Pick<ResultFrameProps, 'result' | 'isPerfect'>): string => {
  if (result.isCancelled) return 'cancelled';
  return isPerfect ? 'perfect' : result.outcome;
};

/** The picture, the title and the words: the first beat of an ending. */
function Faces({ match, result, title, picture, words }: ResultFrameProps) {
  const { t } = useI18n();
  const { avatarUrl, frame } = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {picture ?? (
        <div className={styles.who}>
          <Face src={faceAfter(avatarUrl, result)} frame={frame} className={styles.face} />
          {!result.isForfeit && <RoundPips match={match} />}
        </div>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {result.isCancelled ? t('result.calledOff') : title}
      </h1>
      {!result.isCancelled && <div className={styles.words}>{words}</div>}
    </>
  );
}

/** The list of answers and what stands below it, painted after the hero. */
function BelowTheHero({ match, more }: Pick<ResultFrameProps, 'match' | 'more'>) {
  const isPainted = useDeferredValue(true, false);
  if (!isPainted) return null;
  return (
    <>
      <AnswerReview match={match} />
      {more}
      <FairFoot drawnMatchId={match.seed !== null && match.type !== 'daily' ? match.id : null} />
      <AdSlot place="result" />
    </>
  );
}

/**
 * Result of a match, in three steps: faces and score; gains, or the consolation of a loss; one answer to remember and
 * the next steps. A cancelled match shows only that.
 */
export function ResultFrame(props: ResultFrameProps) {
  const { match, result, isFresh, isPerfect, gains, week, actions, foot, more } = props;
  const hasGains = !result.isForfeit && (result.points > 0 || result.coins > 0);
  useCelebration(isFresh && result.outcome === 'won', isPerfect);
  const isFinished = isFresh && !result.isCancelled && !result.isForfeit;
  useEffect(() => {
    if (isFinished) notePlayedDay(Date.now());
  }, [isFinished]);
  // Every ending has these words, and few matches need them before.
  const hasTexts = useTexts('outcome');
  // The faces and the score are painted first, then what is played later, then the long list: each in a frame of its own.
  const isPainted = useDeferredValue(true, false);
  if (!hasTexts) return null;

  return (
    <Ending isPlayed={isFresh}>
      <div className={styles.screen}>
        <ConnectionNotice />
        <section className={styles.hero} data-outcome={groundOf(props)}>
          <div className={styles.ground}>{result.outcome === 'won' && <Weave />}</div>
          <Purse result={result} />
          <Faces {...props} />
          {(result.isCancelled || result.isCorrected) && <ResultNote result={result} />}
          {!result.isCancelled && (gains ?? (hasGains && <ResultGains result={result} />))}
          {week}
          <Progress match={match} result={result} />
          {isFinished && <SoundOffer />}
          {isPainted && (
            <>
              {!result.isCancelled && (
                <Remembered match={match} pose={result.outcome === 'lost' ? 'consoling' : 'cheering'} />
              )}
              {actions}
              {foot}
            </>
          )}
        </section>
        <div className={styles.more}>{isPainted && <BelowTheHero match={match} more={more} />}</div>
      </div>
    </Ending>
  );
}
