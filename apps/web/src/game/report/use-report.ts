import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ReportReason } from '@trivia/contract/play/reports.ts';
import { callApi } from '../../lib/api/api.ts';
import { matchQuery } from '../match/match-query.ts';

interface Report {
  readonly reason: ReportReason;
  readonly note: string;
}

const withReport = (match: MatchView, round: number): MatchView => ({
  ...match,
  closedRounds: match.closedRounds.map((closed) =>
    closed.number === round ? { ...closed, isReported: true } : closed,
  ),
});

/** Reports the question of a closed round; the match then shows it as reported. */
export function useReport(matchId: string, round: number, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, note }: Report) => {
      const said = note.trim();
      const body = { round, reason, ...(said && { note: said }) };
      return callApi('POST /api/play/matches/:id/reports', { params: { id: matchId }, body });
    },
    onSuccess: () => {
      queryClient.setQueryData(matchQuery(matchId).queryKey, (match) => match && withReport(match, round));
      onDone();
    },
  });
}
