import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { playSolo, QUIZ, questionOf, signUpWith, startSolo } from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { listReports } from '../../core/questions/list-reports.ts';
import { voidQuestion } from '../../match/correction/void-question.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

const signUp = () => signUpWith(server, { membership: 'plus', points: 100 });

const report = (player: TestPlayer, match: MatchView, body: Record<string, unknown>) =>
  player.post(`/play/matches/${match.id}/reports`, body);

describe('POST play/matches/{id}/reports', () => {
  it('204: stores the latest report per player and question', async () => {
    const player = await signUp();
    const match = await playSolo(server, player, QUIZ, '-----');
    expect((await report(player, match, { round: 1, reason: 'unclear' })).status).toBe(204);
    const note = 'The second option is right, too.';
    expect((await report(player, match, { round: 1, reason: 'several_right', note })).status).toBe(204);
    const view = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(view.body.closedRounds.map(({ isReported }) => isReported)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);

    const id = await questionOf(server, match, 1);
    const listed = (await listReports(server.deps)).find((one) => one.id === id);
    expect(listed).toMatchObject({ reports: 1, reasons: { several_right: 1 }, notes: [note] });
    await voidQuestion(server.deps, commandLine, id, 'wrong_answer');
    expect((await listReports(server.deps)).some((one) => one.id === id)).toBe(false);
  });

  it('404 for a stranger, 422 while the question is open, without a reason, or with too long a note', async () => {
    const player = await signUp();
    const match = await startSolo(player, QUIZ);
    expect(await report(player, match, { round: 1, reason: 'unclear' })).toMatchObject({
      status: 422,
      body: { code: 'ROUND_NOT_OVER' },
    });
    expect(await report(await signUp(), match, { round: 1, reason: 'unclear' })).toMatchObject({
      status: 404,
    });
    expect(await report(player, match, { round: 1, reason: 'boring' })).toMatchObject({ status: 422 });
    const note = 'x'.repeat(301);
    expect(await report(player, match, { round: 1, reason: 'unclear', note })).toMatchObject({ status: 422 });
  });
});
