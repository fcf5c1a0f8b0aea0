import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { matchQuery } from './match-query.ts';

/**
 * Query of a match, like `useQuery`, but with new views as transitions: React then renders a verdict or a new question
 * in slices of 5 ms, where `useQuery` would render it in one long task.
 */
export function useMatchQuery(matchId: string) {
  const client = useQueryClient();
  const observer = useMemo(
    () =>
      new QueryObserver(client, {
        ...matchQuery(matchId),
        notifyOnChangeProps: ['data', 'dataUpdatedAt', 'isError', 'errorUpdatedAt'],
      }),
    [client, matchId],
  );
  const [latest, setLatest] = useState({ observer, result: observer.getCurrentResult() });

  useEffect(() => {
    const show = () => {
      const result = observer.getCurrentResult();
      startTransition(() => setLatest((shown) => (shown.result === result ? shown : { observer, result })));
    };
    const unsubscribe = observer.subscribe(show);
    // It may have changed before the subscription.
    show();
    return unsubscribe;
  }, [observer]);

  return latest.observer === observer ? latest.result : observer.getCurrentResult();
}
