import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { readConfig } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';

const PUBLIC = { PUBLIC_URL: 'https://zana.example' };

describe('without a mail server', () => {
  it.each([
    {},
    { HOST: 'localhost', PUBLIC_URL: 'http://localhost:5173' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.1:3000/' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
    { ...PUBLIC, HOST: '0.0.0.0', ALLOW_SANDBOX: '1' },
  ])('a server starts with %j, and serves its mailbox', (settings) => {
    expect(readConfig(settings).usesSandbox).toBe(true);
  });

  it.each([
    PUBLIC,
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.4' },
    { PUBLIC_URL: 'http://127.0.0.1.zana.example' },
    { PUBLIC_URL: 'http://10.0.0.1' },
    { NODE_ENV: 'production' },
  ])('no server starts with %j', (settings) => {
    expect(() => readConfig(settings)).toThrow(ConfigError);
    expect(() => readConfig(settings)).toThrow(/SMTP_URL .* ALLOW_SANDBOX=1/);
  });

  it('a mail server closes the mailbox', () => {
    expect(readConfig({ ...PUBLIC, SMTP_URL: 'smtp://mail.example' }).usesSandbox).toBe(false);
  });
});

describe('the mailbox of a local server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer({ hasQuestions: false });
  });
  afterAll(() => server.close());

  const look = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it.each(['/sandbox', '/api/sandbox/mails'])('%s is served to this machine only', async (url) => {
    expect((await look(url)).statusCode).toBe(200);
    for (const headers of [{ host: 'zana.example' }, { 'x-forwarded-for': '9.9.9.9' }]) {
      expect((await look(url, headers)).statusCode).toBe(404);
    }
  });
});
