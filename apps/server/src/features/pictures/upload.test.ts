import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictures, type PictureDriver } from '../../../test/features/picture-driver.ts';
import { isUpright, RED_OVER_BLUE_SVG, samplePictures } from '../../../test/pictures/sample-pictures.ts';
import { findPerson } from '../../core/players/find-person.ts';
import { createFileStore } from '../../gateways/files/file-store.ts';
import { pictureKey } from './picture-key.ts';
import { tidyPictures } from './tidy-pictures.ts';

let pictures: PictureDriver;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());

const INVALID = {
  status: 422,
  body: {
    code: 'INVALID_IMAGE',
    message: 'Invalid image, image must be jpg, png, jpeg, svg, or heic',
  },
};

describe('POST user/avatar', () => {
  it.each(['svg', 'png', 'jpeg', 'turnedJpeg', 'heic', 'turnedHeic'] as const)(
    '200: turns %s into a square, upright picture without metadata',
    async (kind) => {
      const { player, status, body } = await pictures.upload((await samplePictures())[kind]);
      expect(status).toBe(200);
      const { image } = await findPerson(pictures.server.db, player.id);
      expect(body).toEqual({ avatarUrl: image });
      const file = await pictures.see(image);
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

  it('200: replaces the old picture, and deletes its file', async () => {
    const { png, jpeg } = await samplePictures();
    const first = await pictures.upload(png);
    const second = await pictures.upload(jpeg, first.player);
    expect(second.body.avatarUrl).not.toBe(first.body.avatarUrl);
    expect((await pictures.see(first.body.avatarUrl)).statusCode).toBe(404);
    expect(await tidyPictures(pictures.server.deps)).toBeGreaterThanOrEqual(1);
    const id = /([\da-f-]{36})/.exec(first.body.avatarUrl)?.[1] ?? '';
    expect(await createFileStore(pictures.server.deps.config).get(pictureKey(id))).toBeUndefined();
    expect((await pictures.see(second.body.avatarUrl)).statusCode).toBe(200);
    const back = await first.player.call<{ avatarUrl: string }>('DELETE', '/user/avatar');
    expect(back.body.avatarUrl).toMatch(/^\/avatars\//);
    expect((await pictures.see(second.body.avatarUrl)).statusCode).toBe(404);
  });

  /** PNG of one colour, whose few bytes decode to that many pixels. */
  const solid = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();

  it('422: decompression bombs and impossible dimensions', async () => {
    expect(await pictures.upload(await solid(12_000, 6_000))).toMatchObject(INVALID);
    expect(await pictures.upload(await solid(50_000, 1))).toMatchObject(INVALID);
    expect(await pictures.upload(await solid(1, 1))).toMatchObject(INVALID);
    const uses = (name: string, of: string) =>
      `<g id="${name}">${Array.from({ length: 10 }, () => `<use href="#${of}"/>`).join('')}</g>`;
    const names = Array.from({ length: 10 }, (_, index) => `g${index}`);
    const lots = names.slice(1).map((name, index) => uses(name, names[index] ?? ''));
    const laughs = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><rect id="g0" width="9" height="9"/>${lots.join('')}</defs><use href="#g9"/></svg>`;
    const bomb = await pictures.upload(Buffer.from(laughs));
    expect([200, 422]).toContain(bomb.status);
    expect((await pictures.upload((await samplePictures()).png)).status).toBe(200);
  }, 120_000);

  it('422: a file that loads other files or runs code', async () => {
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
    for (const file of files) expect(await pictures.upload(file), file.toString()).toMatchObject(INVALID);
  });

  it('422: a picture that is also another kind of file, and other files', async () => {
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
      expect(await pictures.upload(file), `${index}`).toMatchObject(INVALID);
  });

  it('413 above 5 MB, 403 with an incomplete account, 401 for visitors', async () => {
    expect((await pictures.upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    const incomplete = await pictures.server.signUp({ isComplete: false });
    expect((await pictures.upload((await samplePictures()).png, incomplete)).status).toBe(403);
    const visitor = await pictures.server.app.inject({
      method: 'POST',
      url: '/api/user/avatar',
      payload: 'x',
    });
    expect(visitor.statusCode).toBe(401);
  });
});
