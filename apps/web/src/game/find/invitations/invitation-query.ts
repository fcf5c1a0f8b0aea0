import { queryOptions } from '@tanstack/react-query';
import { type ApiReply, callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';

export type Invitation = ApiReply<'POST /api/play/invitations'>;

/** Errors that the screen shows itself, in place of the invitation. */
const shownByScreens = [
  'OFFLINE',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'INVITATION_NOT_FOUND',
] as const;
const AGAIN_MS = 2000;

const NOT_FOUND = 404;
const isOpen = ({ data, error }: { data: Invitation | undefined; error: Error | null }): boolean =>
  data ? data.status === 'open' : !(error instanceof ApiError && error.status === NOT_FOUND);

/** The player's own invitation, polled until it is answered or expired. */
export const invitationQuery = (id: string) =>
  queryOptions<Invitation>({
    queryKey: ['invitation', id],
    refetchInterval: ({ state }) => (isOpen(state) ? AGAIN_MS : false),
    // A player who sends the link is in another app meanwhile.
    refetchIntervalInBackground: true,
    queryFn: ({ signal }) =>
      callApi('GET /api/play/invitations/:id', { params: { id } }, { signal, handles: shownByScreens }),
  });

/** Invitation of an opened link. */
export const linkQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation-link', code] as const,
    queryFn: ({ signal }) =>
      callApi(
        'GET /api/play/invitations/link/:code',
        { params: { code } },
        { signal, handles: [...shownByScreens, 'INVALID_INPUT'] },
      ),
  });

/** Withdraws an invitation, also while the page is being closed. An answer from meanwhile stays valid. */
export const takeBack = (id: string): Promise<unknown> =>
  callApi(
    'POST /api/play/invitations/:id/decline',
    { params: { id } },
    { handles: 'all', keepalive: true },
  ).catch(() => undefined);
