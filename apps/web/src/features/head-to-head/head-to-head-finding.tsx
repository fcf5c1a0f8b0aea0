import { FindPlace } from '../../game/find/find-place.tsx';
import { usePreloadedMatch } from '../../game/find/versus/use-preloaded-match.ts';
import { HeadToHeadLanding } from './head-to-head-landing.tsx';

const match = { areas: ['match', 'live'], load: () => import('./head-to-head-match.tsx') } as const;

/** Finding somebody for 1v1. */
export function HeadToHeadFinding() {
  usePreloadedMatch(match);
  return (
    <FindPlace type="headtohead">
      {(plans, find) => <HeadToHeadLanding plans={plans} find={find} />}
    </FindPlace>
  );
}
