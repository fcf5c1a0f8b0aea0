import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { ManualClock } from '../lib/clock.ts';
import { addArrival } from './arrival.ts';

it('a request arrives with the end of its body, however early its head was sent', async () => {
  const clock = new ManualClock(1_000);
  const app = fastify();
  const headIsThere = new Promise<void>((resolve) => {
    app.addHook('onRequest', async () => resolve());
  });
  addArrival(app, { clock });
  app.post('/', async (call) => ({ arrivedAtMs: call.arrivedAtMs }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const { port } = app.server.address() as AddressInfo;
    const call = request({ port, method: 'POST', headers: { 'content-type': 'application/json' } });
    call.flushHeaders();
    await headIsThere;
    clock.advance(5_000);
    call.end('{}');
    const [reply] = await once(call, 'response');
    expect(JSON.parse(await text(reply))).toEqual({ arrivedAtMs: 6_000 });
  } finally {
    await app.close();
  }
});
