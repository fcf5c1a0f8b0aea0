/** Secrecy of a live match: no call and no event reveals an answer before its round closes. */
import { languages } from '@trivia/contract/languages.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { matchEventNames } from '@trivia/contract/realtime/match-events.ts';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closeClients, until } from '../../../test/realtime/clients.ts';
import { connectEcho, listen } from '../../../test/realtime/listen.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption } from '../../../test/support/daily-driver.ts';
import { beginLive, type LiveModeId, startLive } from '../../../test/support/live/start-live.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';

const FIRST_ROUND_IN_MS = 4_000;
const REVEAL_MS = 4_000;
const OPENS_WITHIN_MS = 600;
const ROUNDS = 3;

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await buildTestServer();
  port = await listen(server);
  return () => server.close();
});
afterEach(closeClients);

/** Collects the raw events of the match's channel. */
async function collectEvents(player: TestPlayer, matchId: string, isCrowd: boolean): Promise<string[]> {
  const received: string[] = [];
  let isHere = false;
  const echo = connectEcho(server, port, player);
  const channel = isCrowd ? echo.private(`match.${matchId}`) : echo.join(`match.${matchId}`);
  channel.subscribed(() => {
    isHere = true;
  });
  for (const name of [...matchEventNames, 'player.answered']) {
    channel.listen(`.${name}`, (event: object) => received.push(JSON.stringify({ name, ...event })));
  }
  await until(() => isHere);
  return received;
}

/** Replies to one player's calls, in every language. */
async function ask(player: TestPlayer, matchId: string): Promise<string> {
  const texts: string[] = [];
  for (const language of languages) {
    for (const path of ['', '/events?since=0', '/draw']) {
      const headers = { 'accept-language': language };
      texts.push((await player.get(`/play/matches/${matchId}${path}`, headers)).text);
    }
  }
  return texts.join('\n');
}

async function readOpenRound(matchId: string) {
  const round = await server.db
    .selectFrom('match_round')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const texts = await server.db
    .selectFrom('question_text')
    .selectAll()
    .where('question_id', '=', round.question_id)
    .where('version', '=', round.question_version)
    .execute();
  return { round, texts };
}

/** Strings as in JSON. Without quotes, the five characters of an option's id occur in hashes by chance. */
const quoted = (texts: readonly string[]): string[] => texts.map((text) => JSON.stringify(text));

/** Expects each option of the open round equally often by id and by text, and no other clue. */
async function expectSecret(matchId: string, wire: string): Promise<void> {
  const { round, texts } = await readOpenRound(matchId);
  const countOf = (text: string) => wire.split(text).length - 1;
  const [first = '', ...others] = quoted(round.option_ids);
  expect(countOf(first)).toBeGreaterThan(0);
  for (const id of others) expect(countOf(id)).toBe(countOf(first));
  expect(texts).toHaveLength(languages.length);
  for (const { options, explanation } of texts) {
    const [firstText = '', ...otherTexts] = options;
    expect(countOf(JSON.stringify(firstText))).toBeGreaterThan(0);
    for (const text of otherTexts) {
      expect(countOf(JSON.stringify(text))).toBe(countOf(JSON.stringify(firstText)));
    }
    expect(explanation).not.toBeNull();
    expect(wire).not.toContain(JSON.stringify(explanation));
  }
  expect(wire).not.toContain(round.question_id);
  expect(wire).not.toContain(`"rightOptionId":"${round.right_option_id}"`);
}

const games: readonly [LiveModeId, number][] = [
  ['head-to-head', 2],
  ['tournament', 12],
];

it.each(games)(
  'no byte reveals the right option before the round is closed: %s of %i',
  async (mode, count) => {
    const players = await Promise.all(Array.from({ length: count }, () => server.signUp()));
    const [watcher, ...others] = players as [TestPlayer, ...TestPlayer[]];
    const matchId = await startLive(server, players, mode);
    const received = await collectEvents(watcher, matchId, mode === 'tournament');
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = received.length;
      const { body: match } = await watcher.get<MatchView>(`/play/matches/${matchId}`);
      for (const [index, player] of others.entries()) {
        await answerRound(player, match, await findOption(server, match, (index + round) % 2 === 0));
      }
      await until(() => received.length > before);
      await expectSecret(matchId, `${received.join('\n')}\n${await ask(watcher, matchId)}`);
      await answerRound(watcher, match, await findOption(server, match, true));
      await until(() => received.some((text) => text.includes(`"version":${2 * round}`)));
      await server.pass(REVEAL_MS);
      await until(() => received.some((text) => text.includes(`"version":${2 * round + 1}`)));
      await expectSecret(matchId, `${received.join('\n')}\n${await ask(watcher, matchId)}`);
      server.clock.advance(OPENS_WITHIN_MS);
    }
  },
);

/** Makes every call that might reveal an unannounced question. */
async function pry(player: TestPlayer, matchId: string): Promise<string> {
  const path = `/play/matches/${matchId}`;
  const round = 1;
  const answers = [
    await player.get('/play/matches'),
    await player.get('/play/plans?type=headtohead&mode=multi'),
    await player.post('/play/queue', { type: 'headtohead', mode: 'multi', plan: 'free' }),
    await player.post(`${path}/presence`),
    await player.post(`${path}/continue`, { round }),
    await player.post(`${path}/answers`, { round, optionId: 'zzzzzzzz' }),
    await player.post(`${path}/boosters`, { round, type: 'fifty_fifty' }),
    await player.post(`${path}/reports`, { round, reason: 'unclear' }),
    await player.get('/user/export'),
  ];
  return [await ask(player, matchId), ...answers.map(({ text }) => text)].join('\n');
}

/** Readable contents of the open round: texts in all languages, picture and options. */
async function readShown(matchId: string): Promise<string[]> {
  const { round, texts } = await readOpenRound(matchId);
  const written = texts.flatMap(({ prompt, options }) => [prompt, ...options]);
  return [pictureOf(round.question_id), ...quoted([...round.option_ids, ...written])];
}

const pictureOf = (questionId: string): string => `/pictures/of-${questionId}.webp`;

it.each(games)(
  'nothing reveals the first question until 600 ms before it opens: %s of %i',
  async (mode, count) => {
    await server.db
      .updateTable('question_version')
      .set((eb) => ({ picture_url: sql<string>`'/pictures/of-' || ${eb.ref('question_id')} || '.webp'` }))
      .execute();
    const players = await Promise.all(Array.from({ length: count }, () => server.signUp()));
    const [watcher, other] = players as [TestPlayer, TestPlayer];
    const matchId = await beginLive(server, players, mode);
    const opensAtMs = server.clock.nowMs() + FIRST_ROUND_IN_MS;
    const received = await collectEvents(watcher, matchId, mode === 'tournament');
    const early = [await pry(watcher, matchId), await pry(other, matchId)];
    await server.pass(FIRST_ROUND_IN_MS - OPENS_WITHIN_MS - 1);
    const reloaded = await watcher.get<MatchView>(`/play/matches/${matchId}`);
    expect(reloaded.body).toMatchObject({ phase: 'reveal', round: null, nextRoundAtMs: opensAtMs });
    early.push(await pry(watcher, matchId), await pry(other, matchId), ...received);

    await server.pass(1);
    await until(() => received.some((text) => text.includes('"version":1')));
    const shown = await readShown(matchId);
    expect(shown.filter((text) => early.join('\n').includes(text))).toEqual([]);
    const seen = await watcher.get<MatchView>(`/play/matches/${matchId}`);
    expect(seen.body).toMatchObject({ phase: 'round', round: { number: 1, opensAtMs }, nextRoundAtMs: null });
    const told = `${received.join('\n')}\n${await ask(other, matchId)}`;
    expect(shown.filter((text) => !told.includes(text))).toEqual([]);
  },
);
