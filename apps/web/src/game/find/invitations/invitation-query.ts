import { queryOptions } from '@tanstack/react-query';
import { type ApiReply, callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';

export type Invitation = ApiReply<'POST /api/play/invitations'>;

/** The screen says these itself, where the invitation would be. */
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

/** An invitation of the player's own, asked for until somebody has answered it or its time is up. */
export const invitationQuery = (id: string) =>
  queryOptions<Invitation>({
    queryKey: ['invitation', id],
    refetchInterval: ({ state }) => (isOpen(state) ? AGAIN_MS : false),
    // Who sends a link is in another app meanwhile.
    refetchIntervalInBackground: true,
    queryFn: ({ signal }) =>
      callApi('GET /api/play/invitations/:id', { params: { id } }, { signal, handles: shownByScreens }),
  });

/** What a link invites to, for who has opened it. */
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

/** Takes an invitation back, also when the page is on its way out; what was answered meanwhile stays so. */
export const takeBack = (id: string): Promise<unknown> =>
  callApi(
    'POST /api/play/invitations/:id/decline',
    { params: { id } },
    { handles: 'all', keepalive: true },
  ).catch(() => undefined);
