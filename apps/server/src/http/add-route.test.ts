import { defineRoute, type RouteDefinition } from '@trivia/contract/route.ts';
import { type FastifyInstance, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addRoute } from './add-route.ts';
import { addErrors } from './errors.ts';
import { addLanguage } from './language.ts';

const reply = z.object({ got: z.string() });
const route = { method: 'POST', path: '/api/trial', summary: 'A trial', access: 'public', reply } as const;

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('player', null);
  addErrors(app);
  addLanguage(app);
});
afterEach(() => app.close());

const send = async (type: string, payload: string | Buffer) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/trial',
    headers: { 'content-type': type },
    payload,
  });
  return { status: answer.statusCode, ...answer.json<{ got?: string; code?: string }>() };
};

it('passes a raw body on as bytes, even if it is JSON or binary', async () => {
  addRoute(app, defineRoute({ ...route, rawBody: true }), ({ rawBody }) => ({
    got: rawBody.toString('hex'),
  }));
  const bytes = Buffer.from([0, 255, 128, 10]);
  for (const type of ['application/json', 'application/octet-stream', 'text/plain; charset=utf-16']) {
    expect(await send(type, bytes)).toEqual({ status: 200, got: '00ff800a' });
  }
});

it('passes an empty raw body on without a body', async () => {
  addRoute(app, defineRoute({ ...route, rawBody: true }), ({ rawBody }) => ({ got: String(rawBody.length) }));
  expect((await app.inject({ method: 'POST', url: '/api/trial' })).json()).toEqual({ got: '0' });
});

const named: RouteDefinition = { ...route, body: z.object({ name: z.string() }) };
const greet = ({ body }: { readonly body: unknown }) => ({ got: JSON.stringify(body) });

it('validates a form, like JSON, by the schema of the body', async () => {
  addRoute(app, { ...named, form: true }, ({ request }) => greet(request));
  const form = 'application/x-www-form-urlencoded';
  expect(await send(form, 'name=%D9%86%D9%88%D8%B1&x=1')).toEqual({ status: 200, got: '{"name":"نور"}' });
  expect(await send('application/json', '{"name":"Noor"}')).toEqual({ status: 200, got: '{"name":"Noor"}' });
  expect(await send(form, 'nam=e')).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
  expect(await send('application/x-nonsense', 'name=e')).toMatchObject({ status: 415 });
});

it('refuses a form if the contract does not allow it', async () => {
  addRoute(app, named, ({ request }) => greet(request));
  addRoute(app, { ...named, path: '/api/form', form: true }, ({ request }) => greet(request));
  expect(await send('application/x-www-form-urlencoded', 'name=e')).toMatchObject({ status: 415 });
});

it('fails a handler that would repeat an idempotent call', async () => {
  app.addHook('onRequest', async (request) => {
    const id = '00000000-0000-4000-8000-000000000001';
    const player = { id, sessionId: id, sessionPurpose: 'sign_in', roles: [] } as const;
    request.player = { ...player, isComplete: true, isEmailVerified: true };
  });
  addRoute(app, { ...route, access: 'player', idempotent: true }, () => ({ got: 'twice' }));
  const headers = { 'idempotency-key': 'k' };
  const answer = await app.inject({ method: 'POST', url: '/api/trial', headers });
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL_ERROR']);
});
