import { LiveResult } from '../../game/live/result/live-result.tsx';
import { PairFaces } from '../../game/live/result/pair-faces.tsx';
import { useTimeText } from '../../game/live/round/use-time-text.ts';
import { seatsOf } from '../../game/live/seats/seats.ts';
import type { ResultProps } from '../../game/match/stage/match-stages.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { isolate } from '../../lib/i18n/isolate.ts';

function Words({ match, result }: Pick<ResultProps, 'match' | 'result'>) {
  const { t } = useI18n();
  const timeText = useTimeText();
  const [me, rival] = seatsOf(match);
  if (!me || !rival) return null;
  if (result.outcome === 'draw') return <p>{t('live.drawBody')}</p>;
  const [mine, theirs] = [me.standing, rival.standing];
  if (mine.rightAnswers === theirs.rightAnswers) {
    const time = timeText(Math.abs((mine.totalMs ?? 0) - (theirs.totalMs ?? 0)));
    return (
      <p>
        {t(result.outcome === 'won' ? 'live.wonByTime' : 'live.lostByTime', {
          time,
          name: isolate(rival.player.name),
        })}
      </p>
    );
  }
  const key = result.outcome === 'won' ? 'live.wonByAnswers' : 'live.lostByAnswers';
  return (
    <p>{t(key, { n: mine.rightAnswers, other: theirs.rightAnswers, name: isolate(rival.player.name) })}</p>
  );
}

/** Result of a 1v1 battle: by right answers, or by time if those are equal. */
export function HeadToHeadResult(props: ResultProps) {
  return (
    <LiveResult
      {...props}
      modeId="head-to-head"
      picture={<PairFaces match={props.match} />}
      hasMascot={props.result.outcome === 'lost'}
      words={<Words {...props} />}
    />
  );
}
