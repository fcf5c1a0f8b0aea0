/** Tests that events deliver answers at once; polling every 2 seconds is for devices without a socket. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChannelListener } from '../../../lib/realtime/channel-listeners.ts';
import { aMatch, MATCH_ID } from '../../match/match.testing.ts';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { anInvitation, aQueueView, type Server, showAt, zana } from '../show-screen.testing.tsx';
import { SentInvitationScreen } from './sent-invitation-screen.tsx';

type Listener = ChannelListener<Record<string, unknown>>;
const listeners = vi.hoisted(() => new Map<string, Listener>());
vi.mock('../../../lib/realtime/realtime.ts', () => ({
  listenTo: (channel: string, listener: Listener) => {
    listeners.set(channel, listener);
    return () => listeners.delete(channel);
  },
}));
const dispatch = (event: string, data: object) =>
  listeners.get(`private-user.notification.${zana.id}`)?.on?.[event]?.(data);

const invitation = anInvitation();
const match = { [`GET /api/play/matches/${MATCH_ID}`]: aMatch({ type: 'headtohead', mode: 'multi' }) };
const intoMatch = `/play/1v1?match=${MATCH_ID}`;

beforeEach(() => listeners.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LOOK = `GET /api/play/invitations/${invitation.id}`;
async function showInvitation() {
  const server: Server = { ...match, [LOOK]: invitation };
  const shown = await showAt(
    '/play/1v1',
    <SentInvitationScreen
      invitation={invitation}
      player={{ id: 'a', name: 'Dilan', image: '/favicon.svg' }}
      isResending={false}
      onResend={() => undefined}
      onBack={() => undefined}
    />,
    server,
  );
  return { ...shown, server };
}

it('an acceptance opens the match without another poll', async () => {
  const { place, made } = await showInvitation();
  await waitFor(() => expect(made(LOOK)).toHaveLength(1));
  dispatch('invitation_closed', { id: 'another', status: 'accepted', matchId: MATCH_ID });
  dispatch('invitation_closed', { id: invitation.id, status: 'accepted', matchId: MATCH_ID });
  await waitFor(() => expect(place.history.at(-1)).toBe(intoMatch));
  expect(made(LOOK)).toHaveLength(1);
});

it('a refusal is shown at once', async () => {
  const { server } = await showInvitation();
  server[LOOK] = { ...invitation, status: 'declined' };
  dispatch('invitation_closed', { id: invitation.id, status: 'declined', matchId: null });
  expect(await screen.findByText('Not now')).toBeDefined();
});

it('a player in the queue polls at once when their match is found', async () => {
  const server: Server = {
    ...match,
    'POST /api/play/queue': aQueueView(),
    'GET /api/players/online': { total: 0, data: [] },
  };
  const { place, made } = await showAt(
    '/play/1v1',
    <QueueScreen modeId="head-to-head" stakesId="free" onStop={() => undefined} />,
    server,
  );
  await screen.findByText('0 seconds');
  server['POST /api/play/queue'] = aQueueView({ status: 'matched', matchId: MATCH_ID });
  dispatch('match_found', { matchId: MATCH_ID });
  await waitFor(() => expect(place.history.at(-1)).toBe(intoMatch));
  expect(made('POST /api/play/queue')).toHaveLength(2);
});
