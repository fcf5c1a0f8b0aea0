import { expressive } from '@trivia/contract/expressions.ts';
import type { MatchResultView, MatchView } from '@trivia/contract/match.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Weave } from '../../ui/ornament/weave.tsx';
import { ConnectionNotice } from '../match/connection-notice.tsx';
import { RoundPips } from '../match/stage/round-pips.tsx';
import { AdSlot } from '../offers/ad-slot.tsx';
import { useUser } from '../player/user-store.ts';
import { AnswerReview } from './answer-review.tsx';
import { DrawLink } from './draw-link.tsx';
import styles from './result-frame.module.css';
import { ResultGains } from './result-gains.tsx';
import { ResultNote } from './result-note.tsx';
import { useCelebration } from './use-celebration.ts';

interface ResultFrameProps {
  readonly match: MatchView;
  readonly result: MatchResultView;
  readonly isFresh: boolean;
  /** As well as it can go: celebrated twice as long. */
  readonly isPerfect: boolean;
  readonly title: string;
  /** In place of the player's picture and rounds. */
  readonly picture?: ReactNode;
  /** What to say of it, in paragraphs. */
  readonly words: ReactNode;
  readonly streakDays?: number;
  /** In place of what was won. */
  readonly gains?: ReactNode;
  readonly actions: ReactNode;
  /** Below the actions. */
  readonly foot?: ReactNode;
  /** Below the answers. */
  readonly more?: ReactNode;
}

/** The player's face, glad or rueful where somebody won. */
function faceAfter(avatarUrl: string, { outcome, isCancelled }: MatchResultView): string {
  if (isCancelled || (outcome !== 'won' && outcome !== 'lost')) return avatarUrl;
  return expressive(avatarUrl, outcome === 'won' ? 'win' : 'loss');
}

/** How a match ended: what was gained, what there is to learn, and what comes next. One that was called off says so alone. */
export function ResultFrame(props: ResultFrameProps) {
  const { match, result, isFresh, isPerfect, title, picture, words, streakDays, gains, actions, foot, more } =
    props;
  const { t } = useI18n();
  const { avatarUrl } = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasGains = !result.isForfeit && (result.points > 0 || result.coins > 0 || streakDays !== undefined);
  useCelebration(isFresh && result.outcome === 'won', isPerfect);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.screen}>
      <ConnectionNotice />
      <section
        className={styles.hero}
        data-moves={isFresh}
        data-outcome={isPerfect ? 'perfect' : result.isCancelled ? 'cancelled' : result.outcome}
      >
        {result.outcome === 'won' && (
          <div className={styles.ground}>
            <Weave />
          </div>
        )}
        {picture ?? (
          <div className={styles.who}>
            <Avatar src={faceAfter(avatarUrl, result)} size="l" />
            {!result.isForfeit && <RoundPips match={match} />}
          </div>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {result.isCancelled ? t('result.calledOff') : title}
        </h1>
        {!result.isCancelled && words}
        {(result.isCancelled || result.isCorrected) && <ResultNote result={result} />}
        {!result.isCancelled &&
          (gains ?? (hasGains && <ResultGains result={result} {...(streakDays && { streakDays })} />))}
        <div className={styles.actions}>{actions}</div>
        {foot}
      </section>
      <div className={styles.more}>
        <AnswerReview match={match} />
        {more}
        {match.seed !== null && match.type !== 'daily' && <DrawLink matchId={match.id} />}
        <AdSlot place="result" />
      </div>
    </div>
  );
}
