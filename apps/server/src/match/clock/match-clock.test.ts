import type { MatchView } from '@trivia/contract/play/match.ts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption, goOn, playRound, startDaily } from '../../../test/support/daily-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { systemClock } from '../../lib/clock.ts';
import type { MatchEvent } from '../events/publisher.ts';
import { CLOSE_GRACE_MS, OVERDUE_MS } from '../timing.ts';
import { createEngine } from './create-engine.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const look = async (player: TestPlayer, { id }: MatchView): Promise<MatchView> =>
  (await player.get<MatchView>(`/play/matches/${id}`)).body;

/** Lets time pass in steps, with a presence call by the client in each. */
async function stay(player: TestPlayer, match: MatchView, ms: number): Promise<MatchView> {
  for (let left = ms; left > 0; left -= 5_000) {
    await server.pass(Math.min(left, 5_000));
    await player.post(`/play/matches/${match.id}/presence`);
  }
  return await look(player, match);
}

describe('the match clock', () => {
  it('closes an unanswered round on time, and counts its whole time', async () => {
    const player = await server.signUp();
    const match = await startDaily(player);
    expect((await stay(player, match, 30_800)).phase).toBe('round');
    const closed = await stay(player, match, 500);
    expect(closed).toMatchObject({ phase: 'reveal', round: null });
    expect(closed.closedRounds).toMatchObject([{ verdict: 'none', myOptionId: null, elapsedMs: 30_000 }]);
  });

  it('opens the next round 20 s after the start of the reveal', async () => {
    const player = await server.signUp();
    const revealed = await playRound(server, player, await startDaily(player), true);
    const opensAtMs = server.clock.nowMs() + 20_000;
    expect(revealed.nextRoundAtMs).toBe(opensAtMs);
    expect((await stay(player, revealed, 19_300)).phase).toBe('reveal');
    const announced = await stay(player, revealed, 100);
    expect(announced).toMatchObject({ phase: 'round', round: { number: 2, opensAtMs } });
  });

  it('finishes a match without any answer, and pays nothing', async () => {
    const player = await server.signUp();
    const match = await startDaily(player);
    const over = await stay(player, match, 300_000);
    expect(over).toMatchObject({ phase: 'over', result: { rightAnswers: 0, points: 0, isForfeit: false } });
    expect(over.closedRounds.map(({ verdict }) => verdict)).toEqual(Array(5).fill('none'));
  });

  it('accepts answers up to the last millisecond', async () => {
    const [inTime, late] = [await server.signUp(), await server.signUp()];
    const [one, other] = [await startDaily(inTime), await startDaily(late)];
    server.clock.set(one.round?.closesAtMs ?? 0);
    const accepted = await answerRound(inTime, one, await findOption(server, one, true));
    expect(accepted.body.match?.closedRounds).toMatchObject([{ verdict: 'right', elapsedMs: 30_000 }]);
    server.clock.advance(1);
    const refused = await answerRound(late, other, await findOption(server, other, true));
    expect(refused).toMatchObject({ status: 409, body: { code: 'ROUND_CLOSED' } });
  });

  it('lets another node close rounds that are overdue by a second, once each', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => server.signUp()));
    const matches = await Promise.all(players.map(startDaily));
    const nodes = [1, 2, 3].map(() =>
      createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] }),
    );
    server.clock.advance(29_000);
    await Promise.all(players.map((player, index) => player.get(`/play/matches/${matches[index]?.id}`)));
    server.clock.advance(2_000);
    await Promise.all(nodes.map((node) => node.runDue()));
    expect((await look(players[0] as TestPlayer, matches[0] as MatchView)).phase).toBe('round');
    server.clock.advance(OVERDUE_MS + CLOSE_GRACE_MS);
    await Promise.all(nodes.map((node) => node.runDue()));
    for (const [index, player] of players.entries()) {
      const view = await look(player, matches[index] as MatchView);
      expect(view).toMatchObject({ phase: 'reveal', version: 2 });
    }
  });

  it('publishes each event once, after its commit, in the order of versions', async () => {
    const player = await server.signUp();
    const match = await playRound(server, player, await startDaily(player), true);
    await goOn(player, match);
    const events = server.events.filter(({ matchId }) => matchId === match.id);
    expect(events.map(({ version, kind }) => [version, kind])).toEqual([
      [1, 'round.opened'],
      [2, 'round.closed'],
      [3, 'round.opened'],
    ]);
    const kept = await server.db
      .selectFrom('match_event')
      .select('version')
      .where('match_id', '=', match.id)
      .execute();
    expect(kept).toHaveLength(3);
  });

  it('runs by its own timers after its start', async () => {
    const events: MatchEvent[] = [];
    const engine = createEngine({
      db: server.db,
      clock: systemClock,
      log: pino({ level: 'silent' }),
      hooks: server.engine.hooks,
      publishers: [{ publish: (published) => void events.push(...published) }],
    });
    const player = await server.signUp();
    const match = await playRound(server, player, await startDaily(player), true);
    const dueMs = systemClock.nowMs() + 150;
    const soon = { next_round_at: new Date(dueMs + 600), due_at: new Date(dueMs) };
    await server.db.updateTable('match').set(soon).where('id', '=', match.id).execute();
    await server.db
      .updateTable('match_player')
      .set({ last_seen_at: new Date(dueMs) })
      .execute();
    await engine.start();
    try {
      await expect.poll(() => events.map(({ matchId }) => matchId)).toContain(match.id);
      const [opened] = events.filter(({ matchId }) => matchId === match.id);
      // A round of this node opens on time, not with the sweep a second later.
      expect((opened?.atMs ?? 0) - dueMs).toBeLessThan(900);
      expect(opened?.data).toMatchObject({ round: 2, opensAtMs: dueMs + 600 });
    } finally {
      await engine.stop();
    }
  });
});

describe('presence', () => {
  it('forfeits the daily challenge of a player who is absent for 30 s', async () => {
    const player = await server.signUp();
    const revealed = await playRound(server, player, await startDaily(player), true);
    await server.pass(29_000);
    expect(
      (await server.db.selectFrom('match').select('phase').where('id', '=', revealed.id).execute())[0],
    ).toEqual({
      phase: 'round',
    });
    await server.pass(1_000);
    const view = await look(player, revealed);
    expect(view).toMatchObject({ phase: 'over', players: [{ status: 'left' }] });
    expect(view.result).toMatchObject({ outcome: 'lost', points: 0, isForfeit: true });
  });

  it.each(['presence', 'events?since=0', ''])('counts a call to /%s as presence', async (call) => {
    const player = await server.signUp();
    const match = await startDaily(player);
    await server.pass(25_000);
    const path = `/play/matches/${match.id}/${call}`.replace(/\/$/, '');
    await (call === 'presence' ? player.post(path) : player.get(path));
    await server.pass(25_000);
    expect((await look(player, match)).phase).not.toBe('over');
  });
});
