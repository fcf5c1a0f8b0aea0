import type { Invitation } from '@trivia/contract/play/invitations.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { giveCoins } from '../../../../test/support/give.ts';
import { BATTLE, coinsOf, join, look, pair, signUpRich, TUG } from '../../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../../test/support/test-player.ts';
import { reconcileLedger } from '../../../reconcile-ledger.ts';
import { BOT_ID } from '../../house-bot/bot-seat.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

describe('invitations', () => {
  const invite = (player: TestPlayer, body: Record<string, unknown>) =>
    player.post<Invitation>('/play/invitations', body);
  const accept = (player: TestPlayer, id: string) =>
    player.post<Invitation>(`/play/invitations/${id}/accept`);

  it('201: the invited player accepts, and both play', async () => {
    const [one, other, stranger] = [
      await signUpRich(server),
      await signUpRich(server),
      await signUpRich(server),
    ];
    const asked = await invite(one, { ...BATTLE, playerId: other.id });
    expect(asked).toMatchObject({
      status: 201,
      body: { type: 'headtohead', plan: 'coins-10', rematch: false, status: 'open', code: null },
    });
    expect(asked.body.expiresAtMs - server.clock.nowMs()).toBe(59_000);
    expect(asked.body.requester.id).toBe(one.id);
    expect((await accept(stranger, asked.body.id)).status).toBe(404);
    const accepted = await accept(other, asked.body.id);
    expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted' } });
    expect((await accept(other, asked.body.id)).body.matchId).toBe(accepted.body.matchId);
    const seen = await one.get<Invitation>(`/play/invitations/${asked.body.id}`);
    expect(seen.body.matchId).toBe(accepted.body.matchId);
    expect((await look(one, accepted.body.matchId ?? '')).players).toHaveLength(2);
  });

  it('409 after 59 seconds, when declined, and when cancelled', async () => {
    const [one, other] = [await signUpRich(server), await signUpRich(server)];
    const late = await invite(one, { ...TUG, playerId: other.id });
    server.clock.advance(59_000);
    expect(await accept(other, late.body.id)).toMatchObject({
      status: 409,
      body: { code: 'INVITATION_CLOSED' },
    });
    expect((await one.get<Invitation>(`/play/invitations/${late.body.id}`)).body.status).toBe('expired');
    for (const who of [one, other]) {
      const { body } = await invite(one, { ...TUG, playerId: other.id });
      expect((await who.post<Invitation>(`/play/invitations/${body.id}/decline`)).body.status).toBe(
        'declined',
      );
      expect((await accept(other, body.id)).status).toBe(409);
    }
    expect(await Promise.all([one, other].map((player) => coinsOf(server, player)))).toEqual([50, 50]);
  });

  it('a link is accepted by the first player who opens it, not by its maker', async () => {
    const [one, ...others] = [
      await signUpRich(server),
      await signUpRich(server),
      await signUpRich(server),
      await signUpRich(server),
    ];
    const { body } = await invite(one, TUG);
    expect(body.code).toMatch(/^[A-Z2-9]{8}$/);
    const open = (player: TestPlayer) =>
      player.post<Invitation>('/play/invitations/link', { joinCode: body.code });
    expect((await open(one)).status).toBe(404);
    const answers = await Promise.all(others.map(open));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('404 for an unknown player, oneself and the bot; 422 for a player in a match', async () => {
    const [one, other] = [await signUpRich(server), await signUpRich(server)];
    for (const playerId of [one.id, BOT_ID, '00000000-0000-4000-8000-000000000000']) {
      expect((await invite(one, { ...TUG, playerId })).status).toBe(404);
    }
    await pair(server, TUG);
    const [busy] = await pair(server, TUG);
    expect(await invite(one, { ...TUG, playerId: busy.id })).toMatchObject({
      status: 422,
      body: { code: 'PLAYER_BUSY' },
    });
    // The other player found a match elsewhere before answering.
    const { body } = await invite(one, { ...TUG, playerId: other.id });
    await join(one, TUG);
    await join(await signUpRich(server), TUG);
    expect(await accept(other, body.id)).toMatchObject({ status: 422, body: { code: 'PLAYER_BUSY' } });
    expect(await coinsOf(server, other)).toBe(50);
  });

  it('422: returns which of the two players is in a match', async () => {
    const [busy] = await pair(server, TUG);
    const [one, late] = [await signUpRich(server), await signUpRich(server)];
    const mine = { status: 422, body: { code: 'ALREADY_PLAYING', message: 'You are in another game.' } };
    expect(await invite(busy, { ...TUG, playerId: one.id })).toMatchObject(mine);
    expect(await invite(busy, TUG)).toMatchObject(mine);
    const link = await invite(one, TUG);
    const open = { joinCode: link.body.code };
    expect(await busy.post('/play/invitations/link', open)).toMatchObject(mine);
    await join(one, TUG);
    await join(await signUpRich(server), TUG);
    expect(await late.post('/play/invitations/link', open)).toMatchObject({
      status: 422,
      body: { code: 'PLAYER_BUSY', message: 'This player is in another game.' },
    });
  });

  it('422: does not reveal why the other player can’t play', async () => {
    const [poor, rich] = [await signUpRich(server, 'plus', 10), await signUpRich(server)];
    const { body } = await invite(poor, { ...TUG, playerId: rich.id });
    await giveCoins(server.deps, poor.id, { coins: -1 });
    expect(await accept(rich, body.id)).toMatchObject({ status: 422, body: { code: 'OPPONENT_UNABLE' } });
    const other = await invite(rich, { ...TUG, playerId: poor.id });
    expect(await accept(poor, other.body.id)).toMatchObject({
      status: 402,
      body: { code: 'NOT_ENOUGH_COINS' },
    });
  });

  it('two simultaneous or repeated requests make one invitation', async () => {
    const [one, other] = [await signUpRich(server), await signUpRich(server)];
    const ask = () => invite(one, { ...TUG, playerId: other.id });
    const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
    expect(others.map(({ body }) => body.id)).toEqual([first.body.id, first.body.id]);
    expect((await invite(one, { ...BATTLE, playerId: other.id })).body.id).not.toBe(first.body.id);
    await other.post(`/play/invitations/${first.body.id}/decline`);
    expect((await ask()).body).toMatchObject({ status: 'open' });
    expect((await ask()).body.id).not.toBe(first.body.id);
  });

  it('an expired one stays expired when declined', async () => {
    const [one, other] = [await signUpRich(server), await signUpRich(server)];
    const { body } = await invite(one, { ...TUG, playerId: other.id });
    server.clock.advance(59_000);
    const declined = await other.post<Invitation>(`/play/invitations/${body.id}/decline`);
    expect(declined).toMatchObject({ status: 200, body: { status: 'expired' } });
  });

  it('simultaneous acceptances lead to one match', async () => {
    const [one, other, third] = [
      await signUpRich(server),
      await signUpRich(server),
      await signUpRich(server),
    ];
    const mine = await invite(one, { ...TUG, playerId: other.id });
    const theirs = await invite(third, { ...TUG, playerId: other.id });
    await Promise.all([accept(other, mine.body.id), accept(other, theirs.body.id), join(other, TUG)]);
    const seats = await server.db
      .selectFrom('match_player')
      .select('match_id')
      .where('player_id', '=', other.id)
      .execute();
    expect(seats).toHaveLength(1);
  });
});
