import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Score of today's finished challenge; undefined until it has loaded. */
export function useDailyScore(matchId: string | null): { right: number; total: number } | undefined {
  const { data } = useQuery({
    queryKey: ['daily-score', matchId] as const,
    queryFn: ({ signal }) =>
      callApi(
        'GET /api/play/matches/:id',
        { params: { id: matchId ?? '' } },
        { signal, handles: ['MATCH_NOT_FOUND', 'OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] },
      ),
    enabled: matchId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.result ? { right: data.result.rightAnswers, total: data.roundCount } : undefined;
}
