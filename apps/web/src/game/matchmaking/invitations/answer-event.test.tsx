/** Tests that events deliver answers at once; polling every 2 seconds is for devices without a socket. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChannelListener } from '../../../lib/realtime/channel-listeners.ts';
import { aMatch, MATCH_ID } from '../../match/match.testing.ts';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { anInvitation, aQueueView, type Server, showAt, zana } from '../show-screen.testing.tsx';
import { SentInvitationScreen } from './sent-invitation-screen.tsx';

type Listener = ChannelListener<Record<string, unknown>>;
const heard = vi.hoisted(() => new Map<string, Listener>());
vi.mock('../../../lib/realtime/realtime.ts', () => ({
  listenTo: (channel: string, listener: Listener) => {
    heard.set(channel, listener);
    return () => heard.delete(channel);
  },
}));
const tell = (event: string, data: object) =>
  heard.get(`private-user.notification.${zana.id}`)?.on?.[event]?.(data);

const invitation = anInvitation();
const match = { [`GET /api/play/matches/${MATCH_ID}`]: aMatch({ type: 'headtohead', mode: 'multi' }) };
const intoMatch = `/play/1v1?match=${MATCH_ID}`;

beforeEach(() => heard.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LOOK = `GET /api/play/invitations/${invitation.id}`;
async function ask() {
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
  const { place, made } = await ask();
  await waitFor(() => expect(made(LOOK)).toHaveLength(1));
  tell('invitation_closed', { id: 'another', status: 'accepted', matchId: MATCH_ID });
  tell('invitation_closed', { id: invitation.id, status: 'accepted', matchId: MATCH_ID });
  await waitFor(() => expect(place.history.at(-1)).toBe(intoMatch));
  expect(made(LOOK)).toHaveLength(1);
});

it('a refusal is shown at once', async () => {
  const { server } = await ask();
  server[LOOK] = { ...invitation, status: 'declined' };
  tell('invitation_closed', { id: invitation.id, status: 'declined', matchId: null });
  expect(await screen.findByText('Not this time')).toBeDefined();
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
  tell('match_found', { matchId: MATCH_ID });
  await waitFor(() => expect(place.history.at(-1)).toBe(intoMatch));
  expect(made('POST /api/play/queue')).toHaveLength(2);
});
