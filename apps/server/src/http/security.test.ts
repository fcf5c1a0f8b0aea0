import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../test/support/build-test-server.ts';

const GOOGLE = 'https://social.example.org';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({
    hasQuestions: false,
    environment: { GOOGLE_CLIENT_ID: 'zana.example', GOOGLE_SCRIPT_URL: `${GOOGLE}/script.js` },
  });
});
afterAll(() => server.close());

const policyOf = async (url: string) =>
  String((await server.app.inject(url)).headers['content-security-policy']);

describe('the page of a mail’s link', () => {
  it.each(['/verify', '/verify?token=abc', '/verify/'])('loads nothing of others: %s', async (url) => {
    const policy = await policyOf(url);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain(GOOGLE);
  });

  it('is the only one without the sign-in of others', async () => {
    for (const url of ['/landing', '/verify-email']) expect(await policyOf(url)).toContain(GOOGLE);
  });
});

it('tells no other origin where somebody was, and asks for no device', async () => {
  const { headers } = await server.app.inject('/landing');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['permissions-policy']).toContain('camera=(), ');
});
