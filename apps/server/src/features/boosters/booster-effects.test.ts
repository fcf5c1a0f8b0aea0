import type { Booster } from '@trivia/contract/play/boosters.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyBooster, signUpWithBoosters, startOpen } from '../../../test/features/booster-driver.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, DAILY, findOption, goOn, playRound } from '../../../test/support/daily-driver.ts';
import { giveBoosters, giveCoins } from '../../../test/support/give.ts';
import { playOn, QUIZ, SURVIVAL, startSolo } from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

const quantityOf = async (player: TestPlayer, type: string): Promise<number | undefined> => {
  const { body } = await player.get<{ data: Booster[] }>('/store/boosters');
  return body.data.find((booster) => booster.type === type)?.quantity;
};

describe('the effect of', () => {
  it('fifty-fifty removes two wrong options, which can’t be chosen then', async () => {
    const player = await signUpWithBoosters(server);
    const match = await startOpen(server, player, QUIZ);
    const used = await applyBooster(player, match, 'fifty_fifty');
    expect(used).toMatchObject({ status: 200, body: { booster: { type: 'fifty_fifty', quantity: 0 } } });
    const removed = used.body.match.round?.removedOptionIds ?? [];
    expect(removed).toHaveLength(2);
    expect(removed).not.toContain(await findOption(server, match, true));
    expect(await answerRound(player, match, removed[0] ?? '')).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT' },
    });
    const { coin } = await getWallet(server.db, player.id);
    expect(coin).toBe(200);
    const { body } = await answerRound(player, match, await findOption(server, match, true));
    expect(body.match?.closedRounds).toMatchObject([{ verdict: 'right', boosters: ['fifty_fifty'] }]);
  });

  it('extra time adds ten seconds, also to the clock of the match', async () => {
    const player = await signUpWithBoosters(server);
    const match = await startOpen(server, player, SURVIVAL);
    const closesAtMs = match.round?.closesAtMs ?? 0;
    const { body } = await applyBooster(player, match, 'extra_time');
    expect(body.match.round?.closesAtMs).toBe(closesAtMs + 10_000);
    await server.pass(closesAtMs + 9_900 - server.clock.nowMs());
    const answer = await answerRound(player, match, await findOption(server, match, true));
    expect(answer.body.match?.closedRounds).toMatchObject([{ verdict: 'right' }]);
    const next = await goOn(player, answer.body.match ?? match);
    expect((next.round?.closesAtMs ?? 0) - (next.round?.opensAtMs ?? 0)).toBe(20_000);
  });

  it('extra time expires, too', async () => {
    const player = await signUpWithBoosters(server);
    const match = await startOpen(server, player, SURVIVAL);
    await applyBooster(player, match, 'extra_time');
    await server.pass((match.round?.closesAtMs ?? 0) + 10_300 - server.clock.nowMs());
    const { body } = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(body.closedRounds).toMatchObject([{ verdict: 'none', elapsedMs: 30_000 }]);
  });

  it('a second chance forgives one wrong answer, and charges for the one that counts', async () => {
    const player = await signUpWithBoosters(server);
    const match = await startOpen(server, player, QUIZ);
    await applyBooster(player, match, 'second_chance');
    const wrong = await findOption(server, match, false);
    const first = await answerRound(player, match, wrong);
    expect(first).toMatchObject({ status: 200, body: { mayTryAgain: true } });
    expect(first.body.match?.round).toMatchObject({ myOptionId: null, removedOptionIds: [wrong] });
    // A phone with a bad connection may send the same pick again.
    expect(await answerRound(player, match, wrong)).toMatchObject({ body: { mayTryAgain: true } });
    const second = await answerRound(player, match, await findOption(server, match, true));
    expect(second.body).toMatchObject({
      mayTryAgain: false,
      match: { closedRounds: [{ verdict: 'right' }] },
    });
    expect(await getWallet(server.db, player.id)).toMatchObject({ coin: 198 });
  });

  it('a second chance forgives one of two simultaneous wrong answers', async () => {
    const player = await signUpWithBoosters(server);
    const match = await startOpen(server, player, QUIZ);
    await applyBooster(player, match, 'second_chance');
    const right = await findOption(server, match, true);
    const wrong = (match.round?.question.options ?? []).map(({ id }) => id).filter((id) => id !== right);
    const answers = await Promise.all(wrong.map((id) => answerRound(player, match, id)));
    expect(answers.filter(({ body }) => body.mayTryAgain)).toHaveLength(1);
    const { body } = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(body.closedRounds).toMatchObject([{ verdict: 'wrong' }]);
  });

  it('a second chance does not reveal a verdict to a player who can’t pay for the answer', async () => {
    const player = await server.signUp({ membership: 'plus' });
    await giveCoins(server.deps, player.id, { coins: 3 });
    await giveBoosters(server.deps, player.id, ['second_chance']);
    let match = await startOpen(server, player, QUIZ);
    match = await goOn(player, await playRound(server, player, match, true));
    server.clock.advance(1_000);
    await applyBooster(player, match, 'second_chance');
    for (const isRight of [false, true]) {
      const answer = await answerRound(player, match, await findOption(server, match, isRight));
      expect(answer).toMatchObject({ status: 402, body: { code: 'NOT_ENOUGH_COINS' } });
    }
    await giveCoins(server.deps, player.id, { coins: 2 });
    const wrong = await findOption(server, match, false);
    expect(await answerRound(player, match, wrong)).toMatchObject({ body: { mayTryAgain: true } });
  });

  it('a second chance has no effect on a right answer', async () => {
    const player = await signUpWithBoosters(server);
    const match = await startOpen(server, player, QUIZ);
    await applyBooster(player, match, 'second_chance');
    const { body } = await answerRound(player, match, await findOption(server, match, true));
    expect(body).toMatchObject({ mayTryAgain: false, match: { closedRounds: [{ verdict: 'right' }] } });
  });

  it('a shield saves a life, and double points double the points', async () => {
    const player = await signUpWithBoosters(server);
    let match = await startOpen(server, player, SURVIVAL);
    await applyBooster(player, match, 'shield');
    match = await playRound(server, player, match, false);
    expect(match.standing).toMatchObject({ lives: 3 });
    match = await goOn(player, match);
    server.clock.advance(1_000);
    expect((await applyBooster(player, match, 'double_points')).status).toBe(200);
    const over = await playOn(server, player, match, '++++');
    expect(over.result).toMatchObject({ rightAnswers: 4, points: 50 });
  });

  it('the audience shows the answers of others, and is not used up by a request that comes too early', async () => {
    const player = await signUpWithBoosters(server);
    const match = await startOpen(server, player, QUIZ);
    expect(await applyBooster(player, match, 'audience')).toMatchObject({
      status: 422,
      body: { code: 'AUDIENCE_UNKNOWN' },
    });
    expect(await quantityOf(player, 'audience')).toBe(1);

    // Other tests may have drawn the same question.
    await server.db.deleteFrom('match_answer').execute();
    const asked = await server.signUp();
    let daily = await startSolo(asked, DAILY);
    for (let number = 0; number < 6; number += 1) {
      const other = await server.signUp();
      daily = await startSolo(other, DAILY);
      await playRound(server, other, daily, number > 1);
    }
    await giveBoosters(server.deps, asked.id, ['audience']);
    const mine = await startOpen(server, asked, DAILY);
    // Freemium players can't use this booster.
    expect(await applyBooster(asked, mine, 'audience')).toMatchObject({
      status: 402,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    });
    const plus = await signUpWithBoosters(server);
    const its = await startOpen(server, plus, DAILY);
    const { body } = await applyBooster(plus, its, 'audience');
    const right = await findOption(server, its, true);
    const audience = body.match.round?.audience ?? [];
    expect(audience.find(({ optionId }) => optionId === right)?.percent).toBe(67);
    // Each percentage is rounded separately.
    expect(Math.abs(audience.reduce((sum, { percent }) => sum + percent, 0) - 100)).toBeLessThan(3);
  });
});
