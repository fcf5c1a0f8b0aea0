import { useMutation } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { removeInvitation, useRematchRequest } from '../../live-events/invitations-store.ts';
import type { Invitation } from '../../matchmaking/invitations/invitation-query.ts';
import { useEnterMatch } from '../../matchmaking/invitations/use-enter-match.ts';
import type { LiveModeId } from '../../modes/mode-table.ts';

/** Errors that replace the rematch button: the opponent can't play now. */
const refusals = ['INVITATION_CLOSED', 'PLAYER_BUSY', 'OPPONENT_UNABLE'] as const;

interface RematchOptions {
  readonly match: MatchView;
  readonly modeId: LiveModeId;
  readonly rivalId: string;
  /** Called when the opponent has to answer. */
  readonly onSent: (invitation: Invitation) => void;
}

/** Rematch by a request of either player; requesting also accepts the opponent's request. */
export function useRematch({ match, modeId, rivalId, onSent }: RematchOptions) {
  const request = useRematchRequest(rivalId);
  const enter = useEnterMatch(modeId);
  const sending = useMutation({
    mutationFn: () =>
      callApi('POST /api/play/matches/:id/rematch', { params: { id: match.id } }, { handles: refusals }),
    onSuccess: async (invitation) => {
      if (request) removeInvitation(request.id);
      if (invitation.matchId === null) onSent(invitation);
      else await enter(invitation.matchId);
    },
  });
  const { error } = sending;
  return {
    request,
    send: () => sending.mutate(),
    isSending: sending.isPending,
    isRefused: error instanceof ApiError && refusals.some((code) => code === error.code),
  };
}
