import { gunzipSync } from 'node:zlib';
import { routes } from '@trivia/contract/routes.ts';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { addCompression } from './compression.ts';

const long = { data: 'یاری '.repeat(400) };

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  addCompression(app);
  app.get('/long', async () => long);
  app.get('/short', async () => ({ data: 1 }));
  app.get('/secret', { config: { hasSecret: true } }, async () => long);
  app.get('/text', async (_, reply) => reply.type('text/plain').send(long.data));
  app.get('/refused', async (_, reply) => reply.status(422).send(long));
});
afterEach(() => app.close());

const get = async (url: string, encoding = 'gzip, deflate, br') => {
  const { headers, rawPayload, statusCode } = await app.inject({
    url,
    headers: { 'accept-encoding': encoding },
  });
  return { headers, rawPayload, statusCode, encoding: headers['content-encoding'] };
};

describe('a long reply in JSON', () => {
  it.each(['/long', '/refused'])('is compressed, with the right headers: %s', async (url) => {
    const { headers, rawPayload, encoding } = await get(url);
    expect([encoding, headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
    expect(Number(headers['content-length'] ?? rawPayload.length)).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(200);
  });

  it('is not compressed for callers who don’t accept it, but has `Vary`', async () => {
    const { headers, rawPayload, encoding } = await get('/long', 'identity');
    expect([encoding, headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect(JSON.parse(rawPayload.toString())).toEqual(long);
  });
});

it.each(['/short', '/text', '/secret'])('is not compressed: %s', async (url) => {
  const { headers, encoding } = await get(url);
  expect([encoding, headers.vary]).toEqual([undefined, undefined]);
});

/** Names of fields with secrets, such as tokens and codes. */
const SECRETS = /"(accessToken|checkoutToken|auth|activationNumber|html)":\{/;

it('never compresses replies with a token or a gift-card code', () => {
  const named = (hasSecret: boolean) =>
    routes
      .filter((route) =>
        SECRETS.test(JSON.stringify(z.toJSONSchema(route.reply, { unrepresentable: 'any' }))),
      )
      .filter((route) => (route.hasSecret === true) === hasSecret)
      .map(({ method, path }) => `${method} ${path}`);
  expect(named(false)).toEqual([]);
  expect(named(true)).toHaveLength(17);
});
