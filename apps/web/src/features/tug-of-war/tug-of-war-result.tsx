import { LiveResult } from '../../game/live/result/live-result.tsx';
import { PairFaces } from '../../game/live/result/pair-faces.tsx';
import { pullOf, rivalsOf } from '../../game/live/seats/seats.ts';
import type { ResultProps } from '../../game/match/stage/match-stages.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { Rope } from './rope.tsx';

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

/** How a match of tug of war ended: on which side the marker stands. */
export function TugOfWarResult(props: ResultProps) {
  return (
    <LiveResult
      {...props}
      modeId="tug-of-war"
      picture={
        <>
          <PairFaces match={props.match} />
          <Rope match={props.match} />
        </>
      }
      words={<Words {...props} />}
    />
  );
}
