import { ReportableFace } from '../../game/live/faces/reportable-face.tsx';
import { LiveResult } from '../../game/live/result/live-result.tsx';
import { pullOf, rivalsOf, seatsOf } from '../../game/live/seats/seats.ts';
import type { ResultProps } from '../../game/match/stage/match-stages.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { TugStage } from './stage/tug-stage.tsx';
import { lookOf } from './stage/tug-state.ts';
import styles from './tug-of-war-result.module.css';

function Words({ match, result }: Pick<ResultProps, 'match' | 'result'>) {
  const { t } = useI18n();
  const pull = pullOf(match);
  if (result.outcome === 'draw') return <p>{t('tug-of-war.drawBody')}</p>;
  return (
    <p>
      {pull > 0
        ? t('tug-of-war.wonBody', { n: pull })
        : t('tug-of-war.lostBody', { n: -pull, name: isolate(rivalsOf(match)[0]?.name ?? '') })}
    </p>
  );
}

/** The opponent, whose uploaded picture can be reported here. */
function Rivals({ match }: Pick<ResultProps, 'match'>) {
  return rivalsOf(match).map((player) => (
    <p key={player.id} className={styles.rival}>
      <ReportableFace player={player} size="m" />
      <bdi>{player.name}</bdi>
    </p>
  ));
}

/** Result of tug of war, by the final position of the marker. */
export function TugOfWarResult(props: ResultProps) {
  return (
    <LiveResult
      {...props}
      modeId="tug-of-war"
      wonTitle={rivalsOf(props.match)[0]?.status === 'left' ? 'live.won' : 'tug-of-war.won'}
      picture={<TugStage match={props.match} isLarge />}
      hasMascot={seatsOf(props.match).some(
        ({ player }) => lookOf(props.match, player, true).state === 'fallen',
      )}
      words={<Words {...props} />}
      more={<Rivals match={props.match} />}
    />
  );
}
