import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import type { MatchResultView, MatchView } from '@trivia/contract/play.ts';
import { Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n.ts';
import { referralUrl, share } from '../../lib/share.ts';
import { useUser } from '../../lib/user-store.ts';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { showToast } from '../../ui/toast.ts';
import { Weave } from '../../ui/weave.tsx';
import { AnswerReview } from './answer-review.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { LateSealProof } from './late-seal-proof.tsx';
import { NextChallenge } from './next-challenge.tsx';
import { ResultGains } from './result-gains.tsx';
import styles from './result-screen.module.css';
import { resultTitle, shareText } from './result-texts.ts';
import { RoundPips } from './round-pips.tsx';
import { useCelebration } from './use-celebration.ts';

interface ResultScreenProps {
  readonly match: MatchView;
  readonly result: MatchResultView;
  /** Undefined until it is known; what hangs on it is shown then. */
  readonly daily: DailyChallenge | undefined;
  /** Whether the player has just finished, and not come back to look. */
  readonly isFresh: boolean;
}

/** How a match ended: what was gained, what there is to learn, and what comes next. */
export function ResultScreen({ match, result, daily, isFresh }: ResultScreenProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPerfect = !result.isForfeit && result.rightAnswers === match.roundCount;
  const firstCount = daily?.rewards.firstCount ?? 0;
  useCelebration(isFresh && result.outcome === 'won', isPerfect);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const tell = async () => {
    const text = shareText(i18n, match, result, firstCount);
    const outcome = await share({ title: t('daily.name'), text, url: referralUrl(user.referralCode) });
    if (outcome === 'copied') void showToast('success', t('result.copied'));
  };

  return (
    <div className={styles.screen}>
      <ConnectionNotice />
      <section className={styles.hero} data-outcome={isPerfect ? 'perfect' : result.outcome}>
        {result.outcome === 'won' && (
          <div className={styles.ground}>
            <Weave />
          </div>
        )}
        <div className={styles.who}>
          <Avatar src={user.avatarUrl} size="l" />
          {!result.isForfeit && <RoundPips match={match} />}
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {t(resultTitle(result, match.roundCount))}
        </h1>
        {result.isForfeit ? (
          <p>{t('result.forfeitBody')}</p>
        ) : (
          <p>{t('result.score', { right: result.rightAnswers, total: match.roundCount })}</p>
        )}
        {!result.isForfeit && result.rightAnswers === 0 && <p>{t('result.noneBody')}</p>}
        {result.place !== null && firstCount > 0 && (
          <p className={styles.place}>{t('result.place', { n: result.place, count: firstCount })}</p>
        )}
        {!result.isForfeit && <ResultGains result={result} streakDays={user.info.streakDays} />}
        <div className={styles.actions}>
          {!result.isForfeit && (
            <Button variant="primary" isWide icon={Share2} onClick={() => void tell()}>
              {t('result.share')}
            </Button>
          )}
          <ButtonLink variant={result.isForfeit ? 'primary' : 'quiet'} isWide to="/home">
            {t('result.home')}
          </ButtonLink>
        </div>
        {daily && <NextChallenge atMs={daily.nextAtMs} />}
      </section>
      <div className={styles.more}>
        <AnswerReview rounds={match.closedRounds} />
        {daily && <LateSealProof daily={daily} />}
        <AdSlot place="result" />
      </div>
    </div>
  );
}
