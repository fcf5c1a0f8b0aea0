import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption } from '../../../test/support/daily-driver.ts';
import { coinsOf, join, look, openRound, signUpRich, TUG } from '../../../test/support/live-driver.ts';
import { createEngine } from '../../match/clock/create-engine.ts';
import { ANNOUNCE_MS, FIRST_LIVE_ROUND_IN_MS, RECONNECT_MS } from '../../match/timing.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { BOT_ID } from './bot-seat.ts';
import { HouseBot } from './house-bot.ts';

/** Latest time of a turn after the announcement of its round. */
const LATEST_TURN_MS = 9_000;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

/** Waits in the queue, with running heartbeats, until the bot joins and the first question opens. */
async function meetBot(): Promise<void> {
  const player = await signUpRich(server);
  await join(player, TUG);
  for (let seconds = 0; seconds < 15; seconds += 3) {
    server.clock.advance(3_000);
    await server.engine.beat();
    await join(player, { ...TUG, acceptsBot: true });
  }
  for (let leftMs = FIRST_LIVE_ROUND_IN_MS - ANNOUNCE_MS; leftMs > 0; leftMs -= 1_000) {
    await server.pass(Math.min(leftMs, 1_000));
    await server.engine.beat();
  }
}

/** Creates a bot whose timers the test runs. */
function startBot(): HouseBot {
  const bot = new HouseBot();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    bot.stop();
    vi.useRealTimers();
  });
  return bot;
}

/** Lists the players who have answered. */
function answeredBy() {
  vi.advanceTimersByTime(1);
  return server.db.selectFrom('match_answer').select('player_id').execute();
}

describe('the house bot', () => {
  it('is offered after 15 seconds, plays without coins, and is labelled', async () => {
    const player = await signUpRich(server);
    const game = { ...TUG, acceptsBot: true };
    expect((await join(player, game)).body.status).toBe('waiting');
    for (let seconds = 0; seconds < 14; seconds += 2) {
      server.clock.advance(2_000);
      expect((await join(player, game)).body.status).toBe('waiting');
    }
    server.clock.advance(1_000);
    const { body } = await join(player, game);
    expect(body.status).toBe('matched');
    expect(await coinsOf(server, player)).toBe(50);
    const match = await look(player, body.matchId ?? '');
    expect(match.players).toMatchObject([
      { isMe: true, isBot: false },
      { id: BOT_ID, name: 'Zana', isBot: true },
    ]);
  });

  it('answers late if its server was suspended at its turn', async () => {
    await server.engine.beat();
    await meetBot();
    const bot = startBot();
    await bot.start(server.deps);

    server.clock.advance(60_000);
    vi.advanceTimersByTime(LATEST_TURN_MS);
    await server.engine.beat();
    // The shift of the clocks after an outage also delays the turn.
    server.clock.advance(LATEST_TURN_MS + RECONNECT_MS);
    bot.publish(server.events.slice(-1));
    await expect.poll(answeredBy).toEqual([{ player_id: BOT_ID }]);
  });

  it('answers as soon as the database is back, if that was down at its turn', async () => {
    await server.engine.beat();
    await meetBot();
    const bot = startBot();
    await bot.start(server.deps);
    const warn = vi.spyOn(server.deps.log, 'warn');
    await sql`ALTER TABLE match_answer RENAME TO away`.execute(server.db);
    for (let passed = 0; passed < LATEST_TURN_MS; passed += 1_000) {
      server.clock.advance(1_000);
      await server.engine.beat();
    }
    vi.advanceTimersByTime(LATEST_TURN_MS);
    await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0);
    await sql`ALTER TABLE away RENAME TO match_answer`.execute(server.db);
    const answeredLater = () => {
      vi.advanceTimersByTime(1_000);
      return answeredBy();
    };
    await expect.poll(answeredLater).toEqual([{ player_id: BOT_ID }]);
  });

  it('answers on another server after its own is lost', async () => {
    const bot = startBot();
    await bot.start(server.deps);
    const other = createEngine({
      ...server.deps,
      hooks: server.engine.hooks,
      publishers: [],
      onAdopt: () => bot.resume(),
    });
    await server.engine.beat();
    await meetBot();
    for (let passed = 0; passed < LATEST_TURN_MS; passed += 1_000) {
      server.clock.advance(1_000);
      await Promise.all([server.engine.beat(), other.beat()]);
    }
    expect(await answeredBy()).toEqual([]);
    server.clock.advance(2_000);
    await other.beat();
    await expect.poll(answeredBy).toEqual([{ player_id: BOT_ID }]);
  });

  it('answers each round, and halves the points of its opponent', async () => {
    const player = await signUpRich(server);
    await join(player, TUG);
    server.clock.advance(7_000);
    await join(player, TUG);
    server.clock.advance(7_900);
    await join(player, TUG);
    server.clock.advance(200);
    const { body } = await join(player, { ...TUG, acceptsBot: true });
    const id = body.matchId ?? '';
    const bot = new HouseBot();
    for (let round = 1; round <= 5; round += 1) {
      await openRound(server);
      const match = await look(player, id);
      expect(match.round?.number).toBe(round);
      await answerRound(player, match, await findOption(server, match, true));
      server.clock.advance(8_100);
      await bot.playDue(server.deps);
    }
    const over = await look(player, id);
    expect(over.phase).toBe('over');
    expect(over.result?.coins).toBe(0);
    expect([0, 25]).toContain(over.result?.points);
    const rematch = await player.post(`/play/matches/${id}/rematch`);
    expect(rematch).toMatchObject({ status: 422, body: { code: 'REMATCH_FOR_TWO' } });
    const kept = await server.db
      .selectFrom('player_question')
      .select('player_id')
      .where('player_id', '=', BOT_ID)
      .execute();
    expect(kept).toEqual([]);
  });
});
