import { LiveResult } from '../../../game/live/result/live-result.tsx';
import { isWatched } from '../../../game/match/stage/match-stage.ts';
import type { ResultProps } from '../../../game/match/stage/match-stages.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { hasMascotBeside, Podium } from './podium.tsx';
import { Ranking } from './ranking.tsx';

function Words({ match, result }: Pick<ResultProps, 'match' | 'result'>) {
  const { t } = useI18n();
  if (result.outcome === 'won') return <p>{t('live.survived', { n: match.playerCount - 1 })}</p>;
  if (result.outcome === 'draw') return <p>{t('live.shared')}</p>;
  const playedRounds = match.closedRounds.filter((closed) => !isWatched(match, closed)).length;
  return <p>{t('result.score', { right: result.rightAnswers, total: playedRounds })}</p>;
}

/** Result of a survival duel, with its ranking. */
export function SurvivalDuelResult(props: ResultProps) {
  return (
    <LiveResult
      {...props}
      modeId="survival-duel"
      wonTitle="live.lastStanding"
      picture={<Podium match={props.match} />}
      hasMascot={hasMascotBeside(props.match)}
      words={<Words {...props} />}
      more={<Ranking match={props.match} />}
    />
  );
}
