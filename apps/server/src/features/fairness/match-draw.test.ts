import { createHash } from 'node:crypto';
import type { MatchDraw } from '@trivia/contract/play/draws.ts';
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { drawOrder, levelOrder, type PoolCell } from '@trivia/rules/draw.ts';
import { shuffle } from '@trivia/rules/random/choose.ts';
import { createRandom } from '@trivia/rules/random/random.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { giveCoins } from '../../../test/support/give.ts';
import { playOn, playSolo, QUIZ, startSolo } from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

async function signUp(): Promise<TestPlayer> {
  const player = await server.signUp();
  await giveCoins(server.deps, player.id, { coins: 2_000 });
  return player;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the draw of a match', () => {
  it('is derived from a seed whose hash was published before the match', async () => {
    const player = await signUp();
    const offers = await player.get<{ data: StakesOffer[] }>('/play/plans?type=quiz&mode=solo');
    const announced = offers.body.data[0]?.nextSeedHash;
    const match = await startSolo(player, QUIZ);
    expect(match).toMatchObject({ seedHash: announced, seed: null });
    expect(await player.get(`/play/matches/${match.id}/draw`)).toMatchObject({
      status: 422,
      body: { code: 'MATCH_NOT_OVER' },
    });
    const over = await playOn(server, player, match, '+++++');
    expect(sha256(over.seed ?? '')).toBe(announced);
    const next = await player.get<{ data: StakesOffer[] }>('/play/plans?type=quiz&mode=solo');
    expect(next.body.data[0]?.nextSeedHash).not.toBe(announced);
  });

  it('has a published seed even while many matches begin', async () => {
    const player = await signUp();
    for (let game = 0; game < 5; game += 1) {
      const [start, ...offers] = await Promise.all([
        player.post<{ id: string }>('/play/matches', QUIZ),
        ...Array.from({ length: 12 }, () => player.get('/play/plans?type=quiz&mode=solo')),
      ]);
      expect(offers.map(({ status }) => status)).toEqual(Array(12).fill(200));
      await player.post(`/play/matches/${start?.body.id}/leave`);
    }
  });

  it('can be verified with the data that the server publishes afterwards', async () => {
    const player = await signUp();
    await playSolo(server, player, { ...QUIZ, categoryId: 'music' }, '+++++');
    const match = await playSolo(server, player, { ...QUIZ, categoryId: 'music' }, '+++++');
    const { body: draw } = await player.get<MatchDraw>(`/play/matches/${match.id}/draw`);
    expect(draw.rounds).toHaveLength(5);
    const drawn: { id: string; categoryId: string }[] = [];
    for (const round of draw.rounds) {
      const pool = await player.get<{ cells: PoolCell[] }>(`/play/pools/${round.poolRevision}`);
      const cells = pool.body.cells.filter(({ categoryId }) => categoryId === draw.categoryId);
      const place = { seed: draw.seed, round: round.round, rounds: draw.roundCount };
      const order = [...drawOrder({ ...place, levels: levelOrder(place), cells, drawn })];
      expect(order.indexOf(round.questionId)).toBe(round.passedOver.length);
      expect(order.slice(0, round.passedOver.length)).toEqual(round.passedOver);
      expect(round.optionOrder).toEqual(
        shuffle(createRandom(draw.seed, 'options', round.round), [0, 1, 2, 3]),
      );
      drawn.push({ id: round.questionId, categoryId: 'music' });
    }
  });

  it('is shown to its players only', async () => {
    const [player, stranger] = [await signUp(), await signUp()];
    const match = await playSolo(server, player, QUIZ, '-----');
    expect(await stranger.get(`/play/matches/${match.id}/draw`)).toMatchObject({
      status: 404,
      body: { code: 'MATCH_NOT_FOUND' },
    });
  });

  it('prefers unseen questions, then those seen longest ago', async () => {
    const player = await signUp();
    const seen: string[] = [];
    // Sports has nine questions, and a game takes five.
    for (let game = 0; game < 4; game += 1) {
      const match = await playSolo(server, player, { ...QUIZ, categoryId: 'sports' }, '+++++');
      const { body } = await player.get<MatchDraw>(`/play/matches/${match.id}/draw`);
      for (const { questionId, isRepeat } of body.rounds) {
        const unseen = 9 - new Set(seen).size;
        expect(isRepeat).toBe(unseen === 0);
        if (isRepeat) expect(seen.lastIndexOf(questionId)).toBe(oldestOf(seen));
        seen.push(questionId);
      }
    }
    expect(new Set(seen.slice(0, 9)).size).toBe(9);
  });
});

/** Position of the question that was seen longest ago. */
const oldestOf = (seen: readonly string[]): number =>
  Math.min(...[...new Set(seen)].map((id) => seen.lastIndexOf(id)));

describe('GET play/pools/{revision}', () => {
  it('lists every published question once, and changes only when they do', async () => {
    const { body } = await (await signUp()).get<{ cells: PoolCell[] }>('/play/pools/1');
    const ids = body.cells.flatMap(({ questionIds }) => questionIds);
    expect(new Set(ids).size).toBe(108);
    expect(ids).toHaveLength(108);
  });

  it('404 for an unknown revision', async () => {
    expect(await (await signUp()).get('/play/pools/999')).toMatchObject({ status: 404 });
  });
});
