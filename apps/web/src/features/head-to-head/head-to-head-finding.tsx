import { FindPlace } from '../play/find/find-place.tsx';
import { HeadToHeadLanding } from './head-to-head-landing.tsx';

/** Finding somebody for 1v1. */
export function HeadToHeadFinding() {
  return (
    <FindPlace type="headtohead">
      {(plans, find) => <HeadToHeadLanding plans={plans} find={find} />}
    </FindPlace>
  );
}
