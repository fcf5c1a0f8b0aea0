import type { MatchView } from '@trivia/contract/play/match.ts';
import { type BoosterId, boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import {
  answerRound,
  DAILY,
  findOption,
  goOn,
  playRound,
  startDaily,
} from '../../../test/support/daily-driver.ts';
import { giveBoosters, giveCoins } from '../../../test/support/give.ts';
import { PUZZLE, QUIZ, SURVIVAL, startSolo } from '../../../test/support/solo-driver.ts';
import type { Answer, TestPlayer } from '../../../test/support/test-player.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

/** Raw body and headers that reached the player. */
const wireOf = ({ text, headers }: Answer<unknown>): string => `${text}\n${JSON.stringify(headers)}`;

/** Makes every call that is possible during a round, and some that are refused. */
async function probe(player: TestPlayer, match: MatchView): Promise<string> {
  const path = `/play/matches/${match.id}`;
  const round = match.round?.number ?? 0;
  const { type, mode } = match;
  const answers = [
    await player.post('/play/matches', { type, mode }),
    await player.get(`/play/plans?type=${type}&mode=${mode}`),
    await player.get(`/play/boosters?type=${type}&mode=${mode}`),
    await player.get(`${path}/draw`),
    await player.post(`${path}/reports`, { round, reason: 'unclear' }),
    await player.get('/user/statistics'),
    await player.get('/notifications?tab=notifications'),
    await player.get('/play/matches'),
    await player.get(path),
    await player.get(`${path}/events?since=0`),
    await player.post(`${path}/presence`),
    await player.post(`${path}/continue`, { round }),
    await player.post(`${path}/answers`, { round, optionId: 'zzzzzzzz' }),
    await player.post(`${path}/answers`, { round: round + 1, optionId: 'zzzzzzzz' }),
    await player.get('/play/daily-challenge'),
    await player.get(`/play/daily-challenge/${today()}/seal`),
    await player.get('/categories'),
    await player.get('/wallet/entries'),
  ];
  return answers.map(wireOf).join('\n');
}

const today = () => new Date(server.clock.nowMs() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);

const readRounds = (matchId: string) =>
  server.db
    .selectFrom('match_round')
    .innerJoin('question_text', (join) =>
      join
        .onRef('question_text.question_id', '=', 'match_round.question_id')
        .onRef('question_text.version', '=', 'match_round.question_version')
        .on('question_text.language', '=', 'en'),
    )
    .selectAll('match_round')
    .select(['question_text.explanation', 'question_text.options'])
    .where('match_id', '=', matchId)
    .orderBy('round')
    .execute();

/** Uses a booster, if allowed; with a second chance, also makes a wrong pick. */
async function useOne(player: TestPlayer, match: MatchView, type: BoosterId | undefined): Promise<string> {
  if (!type) return '';
  const round = match.round?.number ?? 0;
  const used = await player.post(`/play/matches/${match.id}/boosters`, { round, type });
  if (type !== 'second_chance' || used.status !== 200) return wireOf(used);
  const tried = await answerRound(player, match, await findOption(server, match, false));
  return `${wireOf(used)}\n${wireOf(tried)}`;
}

/** Adds enough past answers for the audience booster. */
async function fillAudience(): Promise<void> {
  for (let number = 0; number < 6; number += 1) {
    const other = await server.signUp();
    await playRound(server, other, await startDaily(other), number % 2 === 0);
  }
}

async function expectSecret(player: TestPlayer, match: MatchView, booster: BoosterId | undefined) {
  const wire = `${await useOne(player, match, booster)}\n${await probe(player, match)}`;
  const round = (await readRounds(match.id)).at(-1);
  const view = await player.get<MatchView>(`/play/matches/${match.id}`);
  const removed = view.body.round?.removedOptionIds ?? [];
  expect(round?.round).toBe(match.round?.number);
  // All remaining options occur equally often: nothing marks the right one.
  const countOf = (text: string) => wire.split(text).length - 1;
  const ids = (round?.option_ids ?? []).filter((id) => !removed.includes(id));
  // Ids are counted with quotes, because their five characters occur in hashes by chance.
  const [first = '', ...others] = ids.map((id) => JSON.stringify(id));
  expect(others.length).toBeGreaterThan(0);
  expect(countOf(first)).toBeGreaterThan(0);
  for (const id of others) expect(countOf(id)).toBe(countOf(first));
  const [firstText = '', ...otherTexts] = round?.options ?? [];
  for (const text of otherTexts) expect(countOf(text)).toBe(countOf(firstText));
  expect(wire).not.toContain(round?.explanation);
  expect(wire).not.toContain(round?.question_id);
  // Only closed rounds may be sent.
  expect(countOf('rightOptionId')).toBe(countOf('"verdict"'));
  const { seed } = await server.db
    .selectFrom('match')
    .select('seed')
    .where('id', '=', match.id)
    .executeTakeFirstOrThrow();
  expect(wire).not.toContain(seed);
}

const games = [DAILY, QUIZ, { ...QUIZ, wagerPoints: 50, categoryId: 'music' }, SURVIVAL, PUZZLE];

describe('the right option', () => {
  it.each(games)(
    'is in no byte of a reply before its round is closed, with any booster: %o',
    async (game) => {
      await fillAudience();
      const player = await server.signUp({ membership: 'plus' });
      await giveCoins(server.deps, player.id, { coins: 100, points: 100 });
      await giveBoosters(server.deps, player.id);
      let match = await startSolo(player, game);
      for (const booster of [undefined, ...boosterIds]) {
        if (match.phase === 'over') break;
        server.clock.advance(1_000);
        await expectSecret(player, match, booster);
        const { body } = await answerRound(player, match, await findOption(server, match, true));
        if (!body.match) throw new Error('The round did not close');
        match = body.match.phase === 'reveal' ? await goOn(player, body.match) : body.match;
      }
    },
  );

  it('is not revealed by the audience booster, which shows answers of others', async () => {
    await fillAudience();
    const player = await server.signUp({ membership: 'plus' });
    await giveBoosters(server.deps, player.id, ['audience']);
    const match = await startDaily(player);
    server.clock.advance(1_000);
    await expectSecret(player, match, 'audience');
  });

  it('comes with no hint of the next question before the player continues', async () => {
    const player = await server.signUp();
    const match = await startDaily(player);
    server.clock.advance(1_000);
    const answer = await answerRound(player, match, await findOption(server, match, false));
    expect(answer.body.match?.round).toBeNull();
    expect(await readRounds(match.id)).toHaveLength(1);
  });

  it('is not revealed by order, ids or times of other matches with the same questions', async () => {
    const players = await Promise.all(Array.from({ length: 60 }, () => server.signUp()));
    const positions = [0, 0, 0, 0];
    const names = new Set<string>();
    const alphabetical = [0, 0, 0, 0];
    for (const player of players) {
      const [round] = await readRounds((await startDaily(player)).id);
      const ids = round?.option_ids ?? [];
      for (const id of ids) names.add(id);
      const position = ids.indexOf(round?.right_option_id ?? '');
      positions[position] = (positions[position] ?? 0) + 1;
      const rank = ids.toSorted().indexOf(round?.right_option_id ?? '');
      alphabetical[rank] = (alphabetical[rank] ?? 0) + 1;
    }
    // Ids are unique, so nothing can be looked up.
    expect(names.size).toBe(240);
    // 60 draws of 4: fewer than 3 or more than 33 in one position has a chance of less than one in 10,000.
    for (const count of [...positions, ...alphabetical]) {
      expect(count).toBeGreaterThan(2);
      expect(count).toBeLessThan(34);
    }
  });

  it('stays hidden from players without a seat in the match', async () => {
    const [player, stranger] = [await server.signUp(), await server.signUp()];
    const match = await startDaily(player);
    const paths = ['', '/events?since=0'].map((path) => `/play/matches/${match.id}${path}`);
    for (const path of paths)
      expect((await stranger.get(path)).text).not.toContain(match.round?.question.prompt);
  });
});
