import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { addSecurityHeaders } from './security.ts';

const GOOGLE = 'https://social.example.org';
const POLICIES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/** Builds a server with addresses of all content types. */
function buildServer(publicUrl: string): FastifyInstance {
  const app = fastify();
  const environment = {
    ALLOW_SANDBOX: '1',
    GOOGLE_CLIENT_ID: 'zana.example',
    GOOGLE_SCRIPT_URL: `${GOOGLE}/script.js`,
  };
  addSecurityHeaders(app, readConfig({ ...environment, WEB_DIR: 'none', PUBLIC_URL: publicUrl }), [
    "'sha256-abc='",
  ]);
  const answer = (url: string, type: string) => app.get(url, (_, reply) => reply.type(type).send('…'));
  for (const url of ['/landing', '/verify', '/verify/', '/verify-email']) answer(url, 'text/html');
  answer('/picture.svg', 'image/svg+xml');
  answer('/sitemap.xml', 'application/xml');
  answer('/paper', 'application/pdf');
  answer('/style.css', 'text/css');
  answer('/app.js', 'text/javascript; charset=utf-8');
  answer('/sw.js', 'text/javascript; charset=utf-8');
  answer('/font', 'font/woff2');
  answer('/picture.avif', 'image/avif');
  answer('/call', 'application/json; charset=utf-8');
  app.get('/bytes', (_, reply) => reply.send(Buffer.from('<p>')));
  app.get('/elsewhere', (_, reply) => reply.redirect('/landing'));
  app.get('/own', (_, reply) =>
    reply.type('image/svg+xml').header('content-security-policy', "default-src 'none'").send('<svg/>'),
  );
  return app;
}

let app: FastifyInstance;
beforeAll(() => {
  app = buildServer('https://zana.example');
});
afterAll(() => app.close());

const headersOf = async (url: string) => (await app.inject(url)).headers;
const policyOf = async (url: string) => String((await headersOf(url))['content-security-policy']);

describe('the page that links in mails open', () => {
  it.each(['/verify', '/verify?token=abc', '/verify/'])(
    'loads nothing from other origins: %s',
    async (url) => {
      const policy = await policyOf(url);
      expect(policy).toContain("script-src 'self' 'sha256-abc='");
      expect(policy).not.toContain(GOOGLE);
    },
  );

  it('is the only one without third-party sign-in', async () => {
    for (const url of ['/landing', '/verify-email']) expect(await policyOf(url)).toContain(GOOGLE);
  });
});

it('sends no referrer to other origins, and forbids device features', async () => {
  const headers = await headersOf('/landing');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['permissions-policy']).toContain('camera=(), ');
});

describe('a reply', () => {
  const policiesOf = async (url: string) => {
    const headers = await headersOf(url);
    return POLICIES.filter((name) => headers[name] !== undefined);
  };

  it.each(['/landing', '/picture.svg', '/sitemap.xml', '/paper', '/bytes', '/sw.js'])(
    'has every policy if it may be opened as a document or worker: %s',
    async (url) => expect(await policiesOf(url)).toEqual(POLICIES),
  );

  it.each(['/style.css', '/app.js', '/font', '/picture.avif', '/call', '/elsewhere', '/no/such/call'])(
    'has no policy if its type can’t run scripts: %s',
    async (url) => expect(await policiesOf(url)).toEqual([]),
  );

  it('loads nothing if it is an SVG picture', async () => {
    expect(await policyOf('/picture.svg')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  });

  it('keeps its own policy', async () => {
    expect(await policyOf('/own')).toBe("default-src 'none'");
  });

  it.each(['/landing', '/picture.avif', '/call', '/elsewhere', '/no/such/call'])(
    'has `nosniff`, same-origin policy and HSTS: %s',
    async (url) => {
      expect(await headersOf(url)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    },
  );
});

it('has HSTS only if the public address is https', async () => {
  const plain = buildServer('http://localhost:3000');
  const { headers } = await plain.inject('/landing');
  expect(headers['strict-transport-security']).toBeUndefined();
  await plain.close();
});
