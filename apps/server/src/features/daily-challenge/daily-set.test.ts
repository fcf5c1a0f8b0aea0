import { createHash } from 'node:crypto';
import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { addDays, dayEndMs, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { playDaily, startDaily } from '../../../test/support/daily-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { ensureDailySet } from './ensure-daily-set.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

const today = () => dayOf(server.clock.nowMs());
const look = async (player: TestPlayer) => (await player.get<DailyChallenge>('/play/daily-challenge')).body;
type Seal = { day: string; hash: string; document: string | null };
const getSeal = async (day: string) => {
  const response = await server.app.inject({ url: `/api/play/daily-challenge/${day}/seal` });
  return { status: response.statusCode, body: response.json<Seal>() };
};

describe('the set of a day', () => {
  it('is the same for everyone, covers five categories, and gets harder', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const read = async (player: TestPlayer) => (await playDaily(server, player, 5)).closedRounds;
    const [first, second] = [await read(one), await read(other)];
    expect(first.map(({ question }) => question.prompt)).toEqual(
      second.map(({ question }) => question.prompt),
    );
    expect(first.map(({ question }) => question.difficulty)).toEqual([1, 1, 2, 2, 3]);
    expect(new Set(first.map(({ question }) => question.categoryId)).size).toBe(5);
  });

  it('repeats no question within 30 days while there are others', async () => {
    // Twenty-one days use 105 of the 108 questions, so three are left for the 22nd.
    const sets = [];
    for (let day = 0; day < 21; day += 1) sets.push(await ensureDailySet(server.deps, addDays(today(), day)));
    const ids = sets.flatMap(({ question_ids }) => question_ids);
    expect(new Set(ids).size).toBe(ids.length);
    // Then those asked longest ago repeat.
    const next = await ensureDailySet(server.deps, addDays(today(), 21));
    const again = next.question_ids.filter((id) => ids.includes(id));
    expect(again).toHaveLength(2);
    for (const id of again) expect(sets[0]?.question_ids).toContain(id);
  });

  it('is created once, however many simultaneous requests', async () => {
    const sets = await Promise.all(
      Array.from({ length: 20 }, () => ensureDailySet(server.deps, '2026-12-31')),
    );
    expect(new Set(sets.map(({ seal_hash }) => seal_hash)).size).toBe(1);
  });

  it('does not change when a question is edited later', async () => {
    const set = await ensureDailySet(server.deps, today());
    await server.db.updateTable('question').set({ status: 'retired', version: 9 }).execute();
    const match = await startDaily(await server.signUp());
    const [round] = await server.db
      .selectFrom('match_round')
      .selectAll()
      .where('match_id', '=', match.id)
      .execute();
    expect([round?.question_id, round?.question_version]).toEqual([set.question_ids[0], 1]);
  });
});

describe('GET play/daily-challenge/{day}/seal', () => {
  it('publishes the hash a day ahead, and the sealed document after the day', async () => {
    const day = today();
    const player = await server.signUp();
    const { sealHash, tomorrowSealHash } = await look(player);
    expect(await getSeal(day)).toEqual({ status: 200, body: { day, hash: sealHash, document: null } });
    const tomorrow = await getSeal(addDays(day, 1));
    expect(tomorrow.body).toMatchObject({ hash: tomorrowSealHash, document: null });
    const { closedRounds } = await playDaily(server, player, 5);

    server.clock.set(dayEndMs(day) - 1);
    expect((await getSeal(day)).body.document).toBeNull();
    server.clock.advance(1);
    const { body } = await getSeal(day);
    expect(body.hash).toBe(sealHash);
    expect(
      createHash('sha256')
        .update(body.document ?? '')
        .digest('hex'),
    ).toBe(sealHash);
    const right = closedRounds.map(({ question, rightOptionId }) => ({
      question: question.prompt,
      right: question.options.find(({ id }) => id === rightOptionId)?.text,
    }));
    const document: unknown = JSON.parse(body.document ?? '');
    expect(document).toEqual({ day, key: right, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(body.document).toBe(
      JSON.stringify({ day, key: right, seed: (document as { seed: string }).seed }),
    );
  });

  it('withholds the document while a player who began before midnight still plays', async () => {
    const day = today();
    server.clock.set(dayEndMs(day) - 1_000);
    const player = await server.signUp();
    const match = await startDaily(player);
    server.clock.advance(1_000);
    expect((await getSeal(day)).body.document).toBeNull();
    await player.post(`/play/matches/${match.id}/leave`);
    expect((await getSeal(day)).body.document).not.toBeNull();
  });

  it('404 for days without a challenge, 422 for a malformed day', async () => {
    for (const day of ['2026-01-01', '2026-12-31']) expect((await getSeal(day)).status).toBe(404);
    for (const day of ['2026-02-31', 'tomorrow']) expect((await getSeal(day)).status).toBe(422);
  });
});
