import { useQuery } from '@tanstack/react-query';
import { limits } from '@trivia/contract/limits.ts';
import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import type { MatchResultView, MatchView } from '@trivia/contract/play/match.ts';
import { Swords } from 'lucide-react';
import { modePictures } from '../../game/art/mode-pictures.ts';
import { Picture, sourcesOf } from '../../game/art/picture.tsx';
import type { ResultProps } from '../../game/match/stage/match-stages.tsx';
import { RoundPips } from '../../game/match/stage/round-pips.tsx';
import { modeTable } from '../../game/modes/mode-table.ts';
import { useUser } from '../../game/player/user-store.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { ResultActions } from '../../game/result/result-actions.tsx';
import styles from '../../game/result/result-frame.module.css';
import { ResultFrame } from '../../game/result/result-frame.tsx';
import { resultTitle, shareText } from '../../game/result/result-texts.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { referralUrl, share } from '../../lib/share.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { partsOf } from '../../ui/forms/date-parts.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import own from './daily-result.module.css';
import { LazySealProof } from './lazy-seal-proof.tsx';
import { NextChallenge } from './next-challenge.tsx';
import { ResultWeek } from './result-week.tsx';

/** The score, in place of the praise for most of the answers. */
function titleOf({ t }: I18n, { roundCount }: MatchView, { isForfeit, rightAnswers }: MatchResultView) {
  const isMost = !isForfeit && rightAnswers * 2 > roundCount && rightAnswers < roundCount;
  return isMost ? t('result.ofRounds', { right: rightAnswers, total: roundCount }) : null;
}

interface WordsProps extends Omit<ResultProps, 'isFresh'> {
  /** Undefined until it has loaded. */
  readonly daily: DailyChallenge | undefined;
}

/** The challenge's date; screen readers also read what title and tiles show. */
function Dated({ match, result, daily }: WordsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const verdict =
    titleOf(i18n, match, result) === null
      ? t('result.score', { right: result.rightAnswers, total: match.roundCount })
      : resultTitle(i18n, match, result);
  if (daily?.matchId !== match.id) return <p>{verdict}</p>;
  const { day, month } = partsOf(daily.day);
  const date = t('result.dated', {
    day: i18n.formatNumber(Number(day)),
    month: t(`month.${month}` as MessageKey),
  });
  return (
    <p>
      <VisuallyHidden>{`${verdict}. `}</VisuallyHidden>
      {date}
    </p>
  );
}

function Words({ match, result, daily }: WordsProps) {
  const { t } = useI18n();
  const firstCount = daily?.rewards.firstCount ?? 0;
  if (result.isForfeit) return <p>{t('result.forfeitBody', { seconds: limits.dailyAbsenceSeconds })}</p>;
  return (
    <>
      <Dated match={match} result={result} daily={daily} />
      <div className={own.rounds}>
        <RoundPips match={match} />
      </div>
      {result.rightAnswers === 0 && <p>{t('result.noneBody', { n: match.roundCount })}</p>}
      {result.place !== null && firstCount > 0 && (
        <p className={styles.place}>{t('result.place', { n: result.place, count: firstCount })}</p>
      )}
    </>
  );
}

const SCENERY_SIZES = '(width < 56.25rem) 100vw, 30rem';

// Load the scenery with this code, during the match, so that the result begins with it.
Object.assign(new Image(), { sizes: SCENERY_SIZES, srcset: sourcesOf(modePictures.daily.name) });

/** Scenery of the challenge, as on its landing. */
const Scenery = () => (
  <div className={own.scenery}>
    <Picture
      className={own.picture}
      name={modePictures.daily.name}
      sizes={SCENERY_SIZES}
      style={{ objectPosition: modePictures.daily.focus }}
      isFirst
    />
  </div>
);

/** Result of a daily challenge, with the time of the next one. */
export function DailyResult({ match, result, isFresh }: ResultProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const user = useUser();
  // Parts that need the challenge render once it has loaded.
  const { data: daily } = useQuery(dailyQuery);
  const firstCount = daily?.rewards.firstCount ?? 0;

  const shareResult = async () => {
    const text = shareText(i18n, match, result, firstCount);
    const outcome = await share({ title: t('daily.name'), text, url: referralUrl(user.referralCode) });
    if (outcome === 'copied') void showToast('success', t('result.copied'));
  };

  return (
    <ResultFrame
      match={match}
      result={result}
      isFresh={isFresh}
      isPerfect={!result.isForfeit && result.rightAnswers === match.roundCount}
      picture={result.isForfeit ? undefined : <Scenery />}
      title={titleOf(i18n, match, result) ?? resultTitle(i18n, match, result)}
      words={<Words match={match} result={result} daily={daily} />}
      hasMascot={!result.isForfeit}
      week={
        !result.isForfeit && (
          <ResultWeek
            match={match}
            daily={daily}
            pose={result.outcome === 'lost' ? 'consoling' : 'cheering'}
          />
        )
      }
      actions={
        <ResultActions
          next={
            <ButtonLink isWide icon={Swords} to={modeTable['head-to-head'].path}>
              {t('mode.head-to-head')}
            </ButtonLink>
          }
          onShare={result.isForfeit ? undefined : () => void shareResult()}
        />
      }
      foot={daily && <NextChallenge atMs={daily.nextAtMs} />}
      more={daily && <LazySealProof daily={daily} />}
    />
  );
}
