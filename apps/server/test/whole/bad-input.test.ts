/** Checks that every call refuses invalid input with a code, and writes nothing. */
import { randomUUID } from 'node:crypto';
import { errorStatus } from '@trivia/contract/errors.ts';
import type { RouteDefinition } from '@trivia/contract/route.ts';
import { routes } from '@trivia/contract/routes.ts';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { badBodies, badPaths, badQueries, brokenBodies, goodBody } from '../support/bad-input.ts';
import { buildTestServer, type TestServer } from '../support/build-test-server.ts';
import { addSignedInPlayer } from '../support/test-player.ts';

const PLAYERS = 12;
const SOME_ID = '00000000-0000-4000-8000-000000000000';
const MEGABYTE = 1024 * 1024;

let server: TestServer;
let calls = 0;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

type Sent = Omit<InjectOptions, 'method'> & { readonly url: string };

/** Sends each call from a new IP address and by alternating players, which avoids rate limits. */
async function send(route: RouteDefinition, tokens: readonly string[], sent: Sent) {
  calls += 1;
  const response = await server.app.inject({
    ...sent,
    method: route.method,
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    headers: {
      authorization: `Bearer ${tokens[calls % tokens.length]}`,
      'idempotency-key': randomUUID(),
      ...sent.headers,
    },
  });
  return { status: response.statusCode, text: response.body, headers: response.headers };
}

const json = (payload: unknown): Pick<InjectOptions, 'payload' | 'headers'> => ({
  payload: JSON.stringify(payload),
  headers: { 'content-type': 'application/json' },
});

const goodUrl = ({ path }: RouteDefinition): string => path.replace(/:\w+/g, SOME_ID);

const listTables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(server.db);
  return rows.map(({ name }) => name);
};

/** Computes a fingerprint of all rows of all tables, in one statement since there are many tables. */
async function traceDatabase(): Promise<string> {
  const traces = (await listTables()).map(
    (name) => sql`
      SELECT ${name}::text || ' ' || count(*) || '/' || coalesce(max(xmin::text::bigint), 0) AS trace
      FROM ${sql.table(name)}`,
  );
  const { rows } = await sql<{ trace: string }>`${sql.join(traces, sql` UNION ALL `)}`.execute(server.db);
  return rows
    .map(({ trace }) => trace)
    .sort()
    .join('\n');
}

async function signInSome(): Promise<string[]> {
  const players = [];
  for (let count = 0; count < PLAYERS; count += 1)
    players.push(await addSignedInPlayer(server.deps, { roles: ['admin'] }));
  return players.map(({ token }) => token);
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Codes of refusals that precede the check of input. */
const elsewhere: readonly number[] = [401, 429];

function expectRefusal({ status, text }: Reply, sent: unknown): void {
  const what = `${JSON.stringify(sent)?.slice(0, 300)} → ${text.slice(0, 200)}`;
  expect.soft(status, what).toBeGreaterThanOrEqual(400);
  expect.soft(status, what).toBeLessThan(500);
  expect.soft(elsewhere, what).not.toContain(status);
  const { code, message } = JSON.parse(text);
  expect.soft(Object.keys(errorStatus), what).toContain(code);
  expect.soft(typeof message === 'string' && message.length > 0, what).toBe(true);
}

/** Expects a refusal by the schema, with the wrong fields. */
function expectInvalid(reply: Reply, sent: unknown): void {
  expectRefusal(reply, sent);
  const { code, fields } = JSON.parse(reply.text);
  expect.soft(code, JSON.stringify(sent)?.slice(0, 300)).toBe('INVALID_INPUT');
  expect.soft(Object.keys(fields ?? {}).length, JSON.stringify(sent)?.slice(0, 300)).toBeGreaterThan(0);
}

/** Tells whether the schema accepts a query, in which a repeated name is a list. */
function takesQuery({ query }: RouteDefinition, text: string): boolean {
  const given = new URLSearchParams(text);
  const values = Object.fromEntries(
    [...given.keys()].map((name) => {
      const all = given.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
  return !query || safeParse(query, values).success;
}

const namedRoutes = routes.map((route) => [`${route.method} ${route.path}`, route] as const);

describe.each(namedRoutes)('%s', (_, route) => {
  it('refuses bad input with a code, and writes nothing', async () => {
    const tokens = await signInSome();
    const before = await traceDatabase();
    const { body } = route;

    for (const bad of badBodies(route)) {
      if (!body || safeParse(body, bad).success) continue;
      expectInvalid(await send(route, tokens, { url: goodUrl(route), ...json(bad) }), bad);
    }
    for (const query of badQueries(route)) {
      if (takesQuery(route, query)) continue;
      expectInvalid(await send(route, tokens, { url: `${goodUrl(route)}?${query}` }), query);
    }
    for (const path of badPaths(route)) {
      expectRefusal(await send(route, tokens, { url: path, ...(body ? json({}) : {}) }), path);
    }
    if (body) {
      const raw = (payload: string, type = 'application/json') =>
        send(route, tokens, { url: goodUrl(route), payload, headers: { 'content-type': type } });
      for (const broken of brokenBodies(route)) expectRefusal(await raw(broken), broken);
      expectRefusal(await raw('a=b', 'application/x-nonsense'), 'wrong type');
      const large = await raw(JSON.stringify({ email: 'x'.repeat(MEGABYTE) }));
      expectRefusal(large, '1 MB');
      expect.soft(large.status).toBe(413);
    }
    expect(await traceDatabase()).toBe(before);
  });

  it('has a test body with one bad field among good ones', () => {
    const { body } = route;
    const good = body && safeParse(body, goodBody(body));
    expect(good?.error, 'the fields that fail need a value in `goodValues`').toBeUndefined();
  });
});

// Accepted input comes last: work that its replies don't wait for, such as sending mails, would change the traced rows.
describe.each(namedRoutes)('%s', (_, route) => {
  it('never fails on input that its schema accepts', async () => {
    const tokens = await signInSome();
    const { body } = route;
    const accepted = body ? badBodies(route).filter((bad) => safeParse(body, bad).success) : [];
    const unread = route.method === 'GET' || body ? [] : brokenBodies(route);
    const requests: Sent[] = [
      ...unread.map((payload) => ({
        url: goodUrl(route),
        payload,
        headers: { 'content-type': 'application/json' },
      })),
      ...accepted.map((bad) => ({ url: goodUrl(route), ...json(bad) })),
      ...badQueries(route).map((query) => ({ url: `${goodUrl(route)}?${query}` })),
      { url: goodUrl(route), headers: { 'accept-language': '😀;q=NaN,*;q=9' } },
      { url: goodUrl(route), headers: { 'idempotency-key': '"; DROP TABLE player' } },
      { url: goodUrl(route), headers: { authorization: 'Bearer undefined' } },
      { url: goodUrl(route), headers: { authorization: `Bearer ${'x'.repeat(4000)}` } },
    ];
    for (const request of requests) {
      const { status, text } = await send(route, tokens, request);
      expect
        .soft(status, `${JSON.stringify(request).slice(0, 300)} → ${text.slice(0, 200)}`)
        .toBeLessThan(500);
    }
  });
});
