import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ManualClock } from '../../lib/clock.ts';
import { addArrival } from '../arrival.ts';
import { addErrors } from '../errors.ts';
import { addLanguage } from '../language.ts';
import { addAdmission } from './add-admission.ts';

const clock = new ManualClock(1_000);
let app: FastifyInstance;
let open: () => void;
let worked: number;
beforeEach(async () => {
  clock.set(1_000);
  worked = 0;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  app = fastify();
  addErrors(app);
  addLanguage(app);
  addArrival(app, { clock });
  addAdmission(app, { atOnce: 1, waiting: 1, waitMs: 60_000, workMs: 60_000 });
  app.post('/', async ({ arrivedAtMs }) => {
    worked += 1;
    await gate;
    return { arrivedAtMs };
  });
  app.get('/health/live', async () => 'alive');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
const headers = { 'content-type': 'application/json' };
const call = () => fetch(address(), { method: 'POST', body: '{}', headers });
const until = async (isThere: () => boolean) => {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('a call that waits for its turn counts as come when it was read', async () => {
  const first = call();
  await until(() => worked === 1);
  const second = call();
  const third = call();
  // One of the two waits, and the other is refused once both were read.
  const refused = await Promise.race([second, third]);
  clock.advance(5_000);
  open();
  const replies = await Promise.all([first, second, third]);
  const bodies = await Promise.all(replies.filter(({ ok }) => ok).map((reply) => reply.json()));
  expect(bodies).toEqual([{ arrivedAtMs: 1_000 }, { arrivedAtMs: 1_000 }]);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
});

it('a body that comes slowly takes nobody’s place', async () => {
  const slow = request(address(), { method: 'POST', headers: { ...headers, 'content-length': 2 } });
  slow.flushHeaders();
  await once(slow, 'socket');
  open();
  expect((await call()).status).toBe(200);
  slow.end('{}');
  const [reply] = await once(slow, 'response');
  expect(reply.statusCode).toBe(200);
  reply.resume();
});

it('checks of the server’s health wait for nobody', async () => {
  const first = call();
  await until(() => worked === 1);
  expect(await (await fetch(`${address()}health/live`)).text()).toBe('alive');
  open();
  expect((await first).status).toBe(200);
});
