import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { openDialog } from '../../dialogs.ts';
import { useStillHere } from '../../lobby/use-still-here.ts';
import type { WantedGame } from '../queue/wanted-game.ts';
import { type Invitation, takeBack } from './invitation-query.ts';

interface Wish {
  readonly game: WantedGame;
  /** Left out for a link. */
  readonly playerId?: string;
}

/** Invites a player, or makes a link. Refusals go to the common listener. */
export function useInvite(onInvited: (invitation: Invitation) => void) {
  const queryClient = useQueryClient();
  const isStillHere = useStillHere();
  return useMutation({
    mutationFn: ({ game, playerId }: Wish) =>
      callApi(
        'POST /api/play/invitations',
        { body: { ...game, ...(playerId !== undefined && { playerId }) } },
        { handles: ['ACCOUNT_INCOMPLETE'] },
      ),
    onSuccess: (invitation) => {
      if (isStillHere()) return onInvited(invitation);
      void takeBack(invitation.id);
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      // One of both is in a match: the list then marks the other, or the player is led into the own match.
      await Promise.all(
        ['online-players', 'unfinished-matches', 'stakes'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
}
