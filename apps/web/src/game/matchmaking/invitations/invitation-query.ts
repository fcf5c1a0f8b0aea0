import { queryOptions } from '@tanstack/react-query';
import { type ApiReply, callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';

export type Invitation = ApiReply<'POST /api/play/invitations'>;

/** Errors that the screen shows in place of the invitation. */
const screenErrors = [
  'OFFLINE',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'INVITATION_NOT_FOUND',
] as const;
const POLL_EVERY_MS = 2000;

const NOT_FOUND = 404;
const isOpen = ({ data, error }: { data: Invitation | undefined; error: Error | null }): boolean =>
  data ? data.status === 'open' : !(error instanceof ApiError && error.status === NOT_FOUND);

/** The player's own invitation, polled until it is answered or expired. */
export const invitationQuery = (id: string) =>
  queryOptions<Invitation>({
    queryKey: ['invitation', id],
    refetchInterval: ({ state }) => (isOpen(state) ? POLL_EVERY_MS : false),
    // Poll in the background too: a player who sends the link is in another app.
    refetchIntervalInBackground: true,
    queryFn: ({ signal }) =>
      callApi('GET /api/play/invitations/:id', { params: { id } }, { signal, handles: screenErrors }),
  });

/** Invitation of a friend's link. */
export const invitationByCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation-link', code] as const,
    queryFn: ({ signal }) =>
      callApi(
        'GET /api/play/invitations/link/:code',
        { params: { code } },
        { signal, handles: [...screenErrors, 'INVALID_INPUT'] },
      ),
  });

/** Withdraws an invitation, even while the page is closing. An answer that came first stays valid. */
export const withdrawInvitation = (id: string): Promise<unknown> =>
  callApi(
    'POST /api/play/invitations/:id/decline',
    { params: { id } },
    { handles: 'all', keepalive: true },
  ).catch(() => undefined);
