import type { Invitation } from '@trivia/contract/play/invitations.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { join, signUpRich, TUG } from '../../../test/support/live-driver.ts';
import { tidyMatchmaking } from './tidy-matchmaking.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

it('cleanup deletes invitations a day after they closed', async () => {
  const [one, other] = [await signUpRich(server), await signUpRich(server)];
  const { body } = await one.post<Invitation>('/play/invitations', { ...TUG, playerId: other.id });
  const look = () => one.get<Invitation>(`/play/invitations/${body.id}`);
  server.clock.advance(59_000 + DAY_MS);
  await tidyMatchmaking(server.deps);
  expect((await look()).body.status).toBe('expired');
  server.clock.advance(1);
  await tidyMatchmaking(server.deps);
  expect((await look()).status).toBe(404);
});

it('cleanup deletes old tickets, and keeps those of waiting players', async () => {
  const [gone, here] = [await signUpRich(server), await signUpRich(server)];
  await join(gone, TUG);
  server.clock.advance(60 * 60 * 1000 + 1);
  await join(here, { ...TUG, type: 'headtohead', plan: 'free' });
  await tidyMatchmaking(server.deps);
  const rows = await server.db.selectFrom('queue_ticket').select('player_id').execute();
  expect(rows).toEqual([{ player_id: here.id }]);
});
