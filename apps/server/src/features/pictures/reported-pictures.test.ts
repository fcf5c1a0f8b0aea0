import type { Invitation } from '@trivia/contract/play/invitations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictures, type PictureDriver } from '../../../test/features/picture-driver.ts';
import { samplePictures } from '../../../test/pictures/sample-pictures.ts';
import { look, pair, signUpRich, TUG } from '../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { findPerson } from '../../core/players/find-person.ts';

let pictures: PictureDriver;
beforeAll(async () => {
  pictures = await openPictures({ hasQuestions: true });
});
afterAll(() => pictures.close());

describe('a reported picture', () => {
  const idOf = (url: string): string => /([\da-f-]{36})/.exec(url)?.[1] ?? '';
  const report = (player: TestPlayer, id: string) =>
    player.post(`/pictures/${id}/reports`, { reason: 'offensive' });
  const imageOf = async (player: TestPlayer) => (await findPerson(pictures.server.db, player.id)).image;

  it('is hidden after reports by three players, until staff decide', async () => {
    const { player, body } = await pictures.upload((await samplePictures()).png);
    const id = idOf(body.avatarUrl);
    const [one, two, three, staff] = [
      await pictures.server.signUp(),
      await pictures.server.signUp(),
      await pictures.server.signUp(),
      await pictures.server.signUp({ roles: ['support'] }),
    ];
    for (const reporter of [one, one, one, two])
      expect(await report(reporter, id)).toMatchObject({ status: 204 });
    expect(await report(player, id)).toMatchObject({ status: 404 });
    expect(await imageOf(player)).toBe(body.avatarUrl);
    const ownPicture = async () => (await player.get<{ picture: unknown }>('/user/appearance')).body.picture;
    expect(await ownPicture()).toEqual({ url: body.avatarUrl, isHidden: false });
    await report(three, id);
    expect(await ownPicture()).toEqual({ url: body.avatarUrl, isHidden: true });
    expect(await imageOf(player)).toMatch(/^\/avatars\//);
    expect((await pictures.see(body.avatarUrl)).statusCode).toBe(404);
    const listed = await staff.get<{ data: unknown[] }>('/admin/pictures/reported');
    expect(listed.body.data).toContainEqual({
      id,
      playerId: player.id,
      isHidden: true,
      reports: 3,
      reasons: ['offensive'],
    });
    expect(await staff.post(`/admin/pictures/${id}/decision`, { decision: 'approve' })).toMatchObject({
      status: 204,
    });
    expect(await imageOf(player)).toBe(body.avatarUrl);
    for (let more = 0; more < 3; more += 1) await report(await pictures.server.signUp(), id);
    expect(await imageOf(player)).toBe(body.avatarUrl);
  });

  it('can be that of an opponent in a match', async () => {
    const { server } = pictures;
    const [one, other, matchId] = await pair(server, TUG);
    const { body } = await pictures.upload((await samplePictures()).png, one);
    const rival = (await look(other, matchId)).players.find(({ isMe }) => !isMe);
    expect(rival?.avatarUrl).toBe(body.avatarUrl);
    expect(await report(other, idOf(rival?.avatarUrl ?? ''))).toMatchObject({ status: 204 });
  });

  it('can be that of a player who invites', async () => {
    const { server } = pictures;
    const [one, other] = [await signUpRich(server), await signUpRich(server)];
    await pictures.upload((await samplePictures()).png, one);
    const asked = await one.post<Invitation>('/play/invitations', { ...TUG, playerId: other.id });
    const { image } = (await other.get<Invitation>(`/play/invitations/${asked.body.id}`)).body.requester;
    expect(image).toMatch(/^\/pictures\//);
    expect(await report(other, idOf(image))).toMatchObject({ status: 204 });
    expect(await report(one, idOf(image))).toMatchObject({ status: 404 });
  });

  it('is removed by staff only, and recorded in the audit log', async () => {
    const { player, body } = await pictures.upload((await samplePictures()).png);
    const id = idOf(body.avatarUrl);
    const staff = await pictures.server.signUp({ roles: ['support'] });
    const decide = (who: TestPlayer) => who.post(`/admin/pictures/${id}/decision`, { decision: 'remove' });
    expect(await decide(player)).toMatchObject({ status: 403 });
    expect(await decide(staff)).toMatchObject({ status: 204 });
    expect(await decide(staff)).toMatchObject({ status: 404 });
    expect(await imageOf(player)).toMatch(/^\/avatars\//);
    const entry = await pictures.server.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ action: 'picture.removed', actor_id: staff.id });
  });
});
