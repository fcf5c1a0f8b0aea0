import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { openDialog } from '../../dialogs.ts';
import { useIsCurrentScreen } from '../../lobby/use-is-current-screen.ts';
import type { GameRequest } from '../queue/game-request.ts';
import { type Invitation, withdrawInvitation } from './invitation-query.ts';

interface InvitationRequest {
  readonly game: GameRequest;
  /** Left out for a link. */
  readonly playerId?: string;
}

/** Invites a player, or creates a link. Errors go to the global listener. */
export function useInvite(onInvited: (invitation: Invitation) => void) {
  const queryClient = useQueryClient();
  const isCurrentScreen = useIsCurrentScreen();
  return useMutation({
    mutationFn: ({ game, playerId }: InvitationRequest) =>
      callApi(
        'POST /api/play/invitations',
        { body: { ...game, ...(playerId !== undefined && { playerId }) } },
        { handles: ['ACCOUNT_INCOMPLETE'] },
      ),
    onSuccess: (invitation) => {
      if (isCurrentScreen()) return onInvited(invitation);
      void withdrawInvitation(invitation.id);
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      // Refetch after a busy error: the list then marks the other player, or the player's own running match opens.
      await Promise.all(
        ['online-players', 'unfinished-matches', 'stakes'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
}
