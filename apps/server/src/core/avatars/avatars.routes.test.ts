import { brotliDecompressSync } from 'node:zlib';
import { expressions, withExpression } from '@trivia/contract/play/expressions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterAll(() => server.close());

const picture = (seed: string) => server.app.inject(`/avatars/${seed}.svg`);

it('draws the same face for the same seed, and different ones for others', async () => {
  const first = await picture('0123456789abcdef');
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toContain('image/svg+xml');
  expect(first.headers['cache-control']).toContain('immutable');
  expect((await picture('0123456789abcdef')).body).toBe(first.body);
  expect((await picture('fedcba9876543210')).body).not.toBe(first.body);
  expect(first.body).not.toMatch(/<script|href="http|onload/);
});

it('compresses the face for clients that accept brotli', async () => {
  const url = '/avatars/0123456789abcdef.ground-tiles.svg';
  const packed = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  const { body } = await server.app.inject(url);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
  expect(packed.rawPayload.length).toBeLessThan(body.length / 4);
});

it('replies 404 to a malformed seed', async () => {
  for (const seed of ['short', '..%2f..%2fetc', '<svg>', 'A'.repeat(20), 'a'.repeat(65)]) {
    expect((await picture(encodeURIComponent(seed))).statusCode, seed).toBe(404);
  }
});

describe('cosmetics of a face', () => {
  const draw = (name: string) => server.app.inject(`/avatars/${name}.svg`);
  const SEED = '0123456789abcdef';

  it('are drawn into the same face, with background, and with unique ids', async () => {
    const bare = (await draw(SEED)).body;
    const worn = await draw(`${SEED}.glasses-shades.ground-tigris.hair-braid`);
    expect(worn.statusCode).toBe(200);
    expect(worn.headers['cache-control']).toContain('immutable');
    expect(worn.body).not.toBe(bare);
    expect((await draw(`${SEED}.glasses-shades.ground-tigris.hair-braid`)).body).toBe(worn.body);
    const ids = [...worn.body.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of worn.body.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(ids).toContain(id);
  });

  it('visibly change skin, eyes, brows, mouth and hair, and keep the expressions', async () => {
    const worn = ['brows-scar', 'dye-silver', 'eyes-wink', 'mouth-teeth', 'skin-brown'];
    const others = ['brows-soft', 'dye-black', 'eyes-open', 'mouth-smile', 'skin-fair'];
    for (const [index, one] of worn.entries())
      expect((await draw(`${SEED}.${one}`)).body).not.toBe((await draw(`${SEED}.${others[index]}`)).body);
    const all = `/avatars/${SEED}.${worn.join('.')}.svg`;
    const faces = await Promise.all(
      ['', '?face=win', '?face=loss'].map((query) => server.app.inject(all + query)),
    );
    expect(new Set(faces.map(({ body }) => body)).size).toBe(3);
  });

  it('must be known, sorted, one per slot, and no frame', async () => {
    const wrong = ['glasses-none', 'hair-braid.glasses-shades', 'hair-bob.hair-braid', 'frame-ishtar', ''];
    for (const worn of wrong) expect((await draw(`${SEED}.${worn}`)).statusCode, worn).toBe(404);
  });

  it('include frames, which are separate drawings', async () => {
    const frame = await server.app.inject('/frames/frame-ishtar.svg');
    expect(frame.statusCode).toBe(200);
    expect(frame.headers['content-type']).toContain('image/svg+xml');
    expect((await server.app.inject('/frames/frame-none.svg')).statusCode).toBe(404);
  });
});

/** Removes the features that expressions change: hair, skin and background stay. */
const withoutFeatures = (svg: string): string =>
  svg
    .replace(/<g id="(eyes|eyebrows|mouth)-[\s\S]*?<\/g>/g, '')
    .replace(/<use [^>]*href="#(eyes|eyebrows|mouth)-[^>]*>/g, '');

it.each(['0123456789abcdef', 'fedcba9876543210', 'abcdefgh12'])(
  'keeps the face of %s with every expression, and each expression looks different',
  async (seed) => {
    const usual = await picture(seed);
    const shown = await Promise.all(
      expressions.map((expression) => server.app.inject(withExpression(`/avatars/${seed}.svg`, expression))),
    );
    expect(new Set([usual, ...shown].map(({ body }) => body)).size).toBe(expressions.length + 1);
    for (const { body, headers } of shown) {
      expect(withoutFeatures(body)).toBe(withoutFeatures(usual.body));
      expect(body).not.toBe(withoutFeatures(body));
      expect(headers['cache-control']).toContain('immutable');
    }
  },
);

it('replies 404 to an unknown expression', async () => {
  for (const query of ['face=grin', 'face=', 'face=__proto__', 'face=toString', 'face=right&face=wrong']) {
    expect((await server.app.inject(`/avatars/0123456789abcdef.svg?${query}`)).statusCode, query).toBe(404);
  }
});
