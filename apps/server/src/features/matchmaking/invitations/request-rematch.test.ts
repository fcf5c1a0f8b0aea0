import type { Invitation } from '@trivia/contract/play/invitations.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import {
  DUEL,
  join,
  look,
  pair,
  playLive,
  signUpRich,
  startCrowdGame,
  TUG,
} from '../../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../../test/support/test-player.ts';
import { reconcileLedger } from '../../../reconcile-ledger.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

describe('a rematch', () => {
  const ask = (player: TestPlayer, id: string) => player.post<Invitation>(`/play/matches/${id}/rematch`);
  const round = [true, false] as const;

  it('starts when both request it, also simultaneously', async () => {
    const [one, other, id] = await pair(server, TUG);
    expect(await ask(one, id)).toMatchObject({ status: 422, body: { code: 'MATCH_NOT_OVER' } });
    await playLive(server, [one, other], id, [round, round, round, round, round]);
    expect((await look(one, id)).result).toMatchObject({ outcome: 'won', coins: 20, points: 50 });
    const answers = await Promise.all([ask(one, id), ask(other, id)]);
    const statuses = answers.map(({ body }) => body.status).toSorted();
    expect(statuses).toEqual(['accepted', 'open']);
    const again = answers.find(({ body }) => body.status === 'accepted')?.body;
    expect(again).toMatchObject({ rematch: true });
    expect((await ask(one, id)).body.code).toBe('ALREADY_PLAYING');
    expect(await look(other, again?.matchId ?? '')).toMatchObject({ phase: 'reveal', closedRounds: [] });
  });

  it('404 for a stranger; 422 after a match of more than two, and while the other player is in a match', async () => {
    const [one, other, id] = await pair(server, TUG);
    expect((await ask(await signUpRich(server), id)).status).toBe(404);
    await one.post(`/play/matches/${id}/leave`);
    await join(other, TUG);
    await join(await signUpRich(server), TUG);
    expect(await ask(one, id)).toMatchObject({ status: 422, body: { code: 'PLAYER_BUSY' } });

    const crowd = await Promise.all(Array.from({ length: 3 }, () => signUpRich(server)));
    const matchId = (await startCrowdGame(server, crowd, DUEL)) ?? '';
    const [first] = crowd;
    if (!first) throw new Error('Three signed up');
    for (const player of crowd) await player.post(`/play/matches/${matchId}/leave`);
    const refused = await ask(first, matchId);
    expect(refused).toMatchObject({ status: 422, body: { code: 'REMATCH_FOR_TWO' } });
  });
});
