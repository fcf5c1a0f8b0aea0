import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mutate } from '../../../test/pictures/mutate.ts';
import { isUpright, RED_OVER_BLUE_SVG, samplePictures } from '../../../test/pictures/sample-pictures.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { findPerson } from '../../core/players/find-person.ts';
import { createFileStore } from '../../gateways/files/file-store.ts';
import { pictureKey } from './picture-key.ts';
import { tidyPictures } from './tidy-pictures.ts';

/** Mutated files of each kind; `npm run fuzz:pictures` sends 2,000. */
const FUZZED = Number(process.env.FUZZED_PICTURES ?? 40);
const NS_PER_MS = 1e6;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trivia-pictures-'));
  server = await buildTestServer({ hasQuestions: false, environment: { DATA_DIR: folder } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

let addresses = 0;

/** Sends a picture, each under its own player unless one is given, so that no limit of calls is met. */
async function upload(file: Buffer, given?: TestPlayer) {
  const player = given ?? (await server.signUp());
  addresses += 1;
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/user/avatar',
    remoteAddress: `10.9.${addresses >> 8}.${addresses & 255}`,
    headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/octet-stream' },
    payload: file,
  });
  return { player, status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

const see = (url: string) => server.app.inject({ url });

const INVALID = {
  status: 422,
  body: {
    code: 'INVALID_IMAGE',
    message: 'Invalid image, image must be jpg, png, jpeg, svg, or heic',
  },
};

describe('POST user/avatar', () => {
  it.each(['svg', 'png', 'jpeg', 'turnedJpeg', 'heic', 'turnedHeic'] as const)(
    '200: %s becomes a square picture that stands upright, without metadata',
    async (kind) => {
      const { player, status, body } = await upload((await samplePictures())[kind]);
      expect(status).toBe(200);
      const { image } = await findPerson(server.db, player.id);
      expect(body).toEqual({ avatarUrl: image });
      const file = await see(image);
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringContaining('immutable'),
      });
      const metadata = await sharp(file.rawPayload).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(file.rawPayload.includes('SECRET-ARTIST')).toBe(false);
      expect(await isUpright(file.rawPayload)).toBe(true);
    },
  );

  it('200: a new picture takes the place of the old one, whose file goes', async () => {
    const { png, jpeg } = await samplePictures();
    const first = await upload(png);
    const second = await upload(jpeg, first.player);
    expect(second.body.avatarUrl).not.toBe(first.body.avatarUrl);
    expect((await see(first.body.avatarUrl)).statusCode).toBe(404);
    expect(await tidyPictures(server.deps)).toBeGreaterThanOrEqual(1);
    const id = /([\da-f-]{36})/.exec(first.body.avatarUrl)?.[1] ?? '';
    expect(await createFileStore(server.deps.config).get(pictureKey(id))).toBeUndefined();
    expect((await see(second.body.avatarUrl)).statusCode).toBe(200);
    const back = await first.player.call<{ avatarUrl: string }>('DELETE', '/user/avatar');
    expect(back.body.avatarUrl).toMatch(/^\/avatars\//);
    expect((await see(second.body.avatarUrl)).statusCode).toBe(404);
  });

  /** A PNG of one colour whose few bytes unpack to so many pixels. */
  const solid = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();

  it('422: bombs, and shapes that no picture has', async () => {
    expect(await upload(await solid(12_000, 6_000))).toMatchObject(INVALID);
    expect(await upload(await solid(50_000, 1))).toMatchObject(INVALID);
    expect(await upload(await solid(1, 1))).toMatchObject(INVALID);
    const uses = (name: string, of: string) =>
      `<g id="${name}">${Array.from({ length: 10 }, () => `<use href="#${of}"/>`).join('')}</g>`;
    const names = Array.from({ length: 10 }, (_, index) => `g${index}`);
    const lots = names.slice(1).map((name, index) => uses(name, names[index] ?? ''));
    const laughs = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><rect id="g0" width="9" height="9"/>${lots.join('')}</defs><use href="#g9"/></svg>`;
    const bomb = await upload(Buffer.from(laughs));
    expect([200, 422]).toContain(bomb.status);
    expect((await upload((await samplePictures()).png)).status).toBe(200);
  }, 120_000);

  it('422: what reaches out of the file, or runs', async () => {
    const within = (inner: string, before = '') =>
      Buffer.from(before + RED_OVER_BLUE_SVG.replace('</svg>', `${inner}</svg>`));
    const files = [
      within('<image href="http://127.0.0.1/x.png" width="9" height="9"/>'),
      within('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
      within('<use href="http://127.0.0.1/x.svg#a"/>'),
      within('<rect fill="url(http://127.0.0.1/x.svg#a)"/>'),
      within('<style>@import "http://127.0.0.1/x.css";</style>'),
      within('<script>alert(1)</script>'),
      within('<rect onload="alert(1)"/>'),
      within('<foreignObject><b/></foreignObject>'),
      within('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      within('', '<?xml-stylesheet href="http://127.0.0.1/x.css"?>'),
    ];
    for (const file of files) expect(await upload(file), file.toString()).toMatchObject(INVALID);
  });

  it('422: what is also something else, and what is no picture', async () => {
    const { png, jpeg } = await samplePictures();
    const files = [
      Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
      Buffer.concat([jpeg, Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1')]),
      Buffer.concat([jpeg.subarray(0, 20), Buffer.from('%PDF-1.7'), jpeg.subarray(20)]),
      await sharp(png).gif().toBuffer(),
      await sharp(png).webp().toBuffer(),
      await sharp(png).avif().toBuffer(),
      deflateSync(png),
      Buffer.from('hello'),
      Buffer.alloc(0),
    ];
    for (const [index, file] of files.entries())
      expect(await upload(file), `${index}`).toMatchObject(INVALID);
  });

  it('413 above 5 MB, 403 with an incomplete account, 401 for visitors', async () => {
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    const incomplete = await server.signUp({ isComplete: false });
    expect((await upload((await samplePictures()).png, incomplete)).status).toBe(403);
    const visitor = await server.app.inject({ method: 'POST', url: '/api/user/avatar', payload: 'x' });
    expect(visitor.statusCode).toBe(401);
  });

  it('answers mutated files by a picture or a refusal, and is never held up', async () => {
    const samples = await samplePictures();
    const player = await server.signUp();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const before = process.memoryUsage().rss;
    const statuses = new Set<number>();
    for (const kind of ['svg', 'png', 'jpeg', 'heic'] as const) {
      for (let seed = 0; seed < FUZZED; seed += 1) {
        const file = mutate(samples[kind], seed);
        // Limits of calls are those of the test's clock.
        server.clock.advance(61_000);
        delay.enable();
        const reply = await upload(file, player);
        delay.disable();
        statuses.add(reply.status);
      }
    }
    expect([...statuses].filter((status) => status !== 200 && (status < 400 || status >= 500))).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
    process.stdout.write(`event loop held for ${(delay.max / NS_PER_MS).toFixed(1)} ms at most\n`);
    if (process.env.FUZZED_PICTURES) expect(delay.max / NS_PER_MS).toBeLessThan(50);
  }, 3_600_000);
});

describe('a reported picture', () => {
  const idOf = (url: string): string => /([\da-f-]{36})/.exec(url)?.[1] ?? '';
  const report = (player: TestPlayer, id: string) =>
    player.post(`/pictures/${id}/reports`, { reason: 'offensive' });
  const imageOf = async (player: TestPlayer) => (await findPerson(server.db, player.id)).image;

  it('hides after reports of three players, until somebody has looked', async () => {
    const { player, body } = await upload((await samplePictures()).png);
    const id = idOf(body.avatarUrl);
    const [one, two, three, staff] = [
      await server.signUp(),
      await server.signUp(),
      await server.signUp(),
      await server.signUp({ roles: ['support'] }),
    ];
    for (const reporter of [one, one, one, two])
      expect(await report(reporter, id)).toMatchObject({ status: 204 });
    expect(await report(player, id)).toMatchObject({ status: 404 });
    expect(await imageOf(player)).toBe(body.avatarUrl);
    await report(three, id);
    expect(await imageOf(player)).toMatch(/^\/avatars\//);
    expect((await see(body.avatarUrl)).statusCode).toBe(404);
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
    for (let more = 0; more < 3; more += 1) await report(await server.signUp(), id);
    expect(await imageOf(player)).toBe(body.avatarUrl);
  });

  it('is removed by staff alone, and that is written down', async () => {
    const { player, body } = await upload((await samplePictures()).png);
    const id = idOf(body.avatarUrl);
    const staff = await server.signUp({ roles: ['support'] });
    const decide = (who: TestPlayer) => who.post(`/admin/pictures/${id}/decision`, { decision: 'remove' });
    expect(await decide(player)).toMatchObject({ status: 403 });
    expect(await decide(staff)).toMatchObject({ status: 204 });
    expect(await decide(staff)).toMatchObject({ status: 404 });
    expect(await imageOf(player)).toMatch(/^\/avatars\//);
    const entry = await server.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ action: 'picture.removed', actor_id: staff.id });
  });
});
