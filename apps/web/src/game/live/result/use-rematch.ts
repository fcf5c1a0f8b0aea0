import { useMutation } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import type { Invitation } from '../../find/invitations/invitation-query.ts';
import { useEnterMatch } from '../../find/invitations/use-enter-match.ts';
import type { LiveModeId } from '../../modes/mode-table.ts';
import { removeInvitation, useRematchWish } from '../../news/invitations-store.ts';

/** Refusals that are shown in place of the rematch: the other one can't play just now. */
const refusals = ['INVITATION_CLOSED', 'PLAYER_BUSY', 'OPPONENT_UNABLE'] as const;

interface Wanted {
  readonly match: MatchView;
  readonly modeId: LiveModeId;
  readonly rivalId: string;
  /** The other one has to answer now. */
  readonly onAsked: (invitation: Invitation) => void;
}

/** Rematch: the other player's request, and the own one, which also accepts the other's. */
export function useRematch({ match, modeId, rivalId, onAsked }: Wanted) {
  const wish = useRematchWish(rivalId);
  const enter = useEnterMatch(modeId);
  const asking = useMutation({
    mutationFn: () =>
      callApi('POST /api/play/matches/:id/rematch', { params: { id: match.id } }, { handles: refusals }),
    onSuccess: async (invitation) => {
      if (wish) removeInvitation(wish.id);
      if (invitation.matchId === null) onAsked(invitation);
      else await enter(invitation.matchId);
    },
  });
  const { error } = asking;
  return {
    wish,
    ask: () => asking.mutate(),
    isAsking: asking.isPending,
    isRefused: error instanceof ApiError && refusals.some((code) => code === error.code),
  };
}
