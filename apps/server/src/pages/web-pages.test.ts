import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { languages } from '@trivia/contract/languages.ts';
import { publicPages, screenPaths } from '@trivia/contract/pages.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addErrors } from '../http/errors.ts';
import { addLanguage } from '../http/language.ts';
import { addWebPages } from './web-pages.ts';

const ORIGIN = 'https://trivia.example.org';
const SCRIPT = 'console.log("a script that is worth packing");'.repeat(50);

/** Address of the WebSockets, with characters that must be escaped in an attribute. */
const SOCKETS =
  '<meta name="sockets" content="{&quot;key&quot;:&quot;a&lt;&amp;&quot;,&quot;cluster&quot;:&quot;eu&quot;,&quot;isHosted&quot;:false}">';

/** Place for the sentence about players online, as on the landing page. */
const ONLINE = ' <template data-online=""><p>{{online}}</p></template>';

let folder: string;
let online: number | null = null;
let app: FastifyInstance;

/** Writes the smallest build that the server can serve. */
async function writeBuild(): Promise<void> {
  await mkdir(join(folder, 'pages'));
  await mkdir(join(folder, 'assets'));
  for (const { name } of [...publicPages, { name: 'not-found' }]) {
    for (const language of languages) {
      await writeFile(
        join(folder, 'pages', `${name}.${language}.html`),
        `${name} ${language} {{origin}}${name === 'landing' ? ONLINE : ''}`,
      );
    }
  }
  await writeFile(join(folder, 'game.html'), '<head><title></title></head>the app');
  const head = (name: string) => ({ first: `script of ${name}`, last: `links of ${name}` });
  const heads = {
    '/play/quiz': head('landing'),
    '/play/quiz (match)': head('match'),
    '/play/draws/:matchId': head('draw'),
  };
  await writeFile(join(folder, 'pages/heads.json'), JSON.stringify(heads));
  await writeFile(join(folder, 'assets/app-1a2b3c4d.js'), SCRIPT);
  await writeFile(join(folder, 'assets/app-1a2b3c4d.js.br'), 'packed by brotli');
  await writeFile(join(folder, 'assets/app-1a2b3c4d.js.gz'), 'packed by gzip');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-pages-'));
  await writeBuild();
  app = fastify();
  addErrors(app);
  addLanguage(app);
  await addWebPages(app, {
    publicUrl: ORIGIN,
    folder,
    crowdSize: () => online,
    sockets: { key: 'a<&', cluster: 'eu', isHosted: false },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a public page', () => {
  it.each([
    ['the language asked for', '/landing?lang=ku', { cookie: 'lang=ar', 'accept-language': 'en' }, 'ckb'],
    ['the language remembered', '/landing', { cookie: 'a=b; lang=ar', 'accept-language': 'en' }, 'ar'],
    ["the browser's language", '/landing', { 'accept-language': 'fr, ckb;q=0.8, en;q=0.5' }, 'ckb'],
    ['English where nothing is known', '/landing?lang=fr', { cookie: 'lang=fr' }, 'en'],
  ])('is served in %s', async (_case, url, headers, language) => {
    const page = await get(url, headers);
    expect(page.statusCode).toBe(200);
    expect(page.body).toBe(`landing ${language} ${ORIGIN}${ONLINE}`);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers.vary).toContain('Accept-Language, Cookie');
  });

  it.each(publicPages)('is served at $path', async ({ name, path }) => {
    expect((await get(path)).body).toBe(`${name} en ${ORIGIN}${name === 'landing' ? ONLINE : ''}`);
  });

  it.each([
    ['en', 200, 'Over 200 online now'],
    ['ar', 1000, 'أكثر من ١٬٠٠٠ معنا الآن'],
    ['ku', 20, 'زیاتر لە ٢٠ کەس لێرەن'],
  ])('tells the number of players online, in %s', async (lang, count, sentence) => {
    const before = await get(`/landing?lang=${lang}`);
    online = count;
    const page = await get(`/landing?lang=${lang}`, { 'if-none-match': String(before.headers.etag) });
    online = null;
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`${ORIGIN} <p>${sentence}</p>`);
    expect((await get(`/landing?lang=${lang}`)).headers.etag).toBe(before.headers.etag);
  });

  it('is compressed as the browser accepts', async () => {
    const brotli = await get('/about-us', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(`about en ${ORIGIN}`);
    const gzip = await get('/about-us', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(`about en ${ORIGIN}`);
  });

  it('is answered with 304 while unchanged', async () => {
    const { headers } = await get('/eula');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/eula', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/eula?lang=ar', { 'if-none-match': String(headers.etag) });
    expect(other.statusCode).toBe(200);
  });
});

describe('the app', () => {
  it.each(['/play', '/verify?token=abc', '/play/draws/8c2f', ...screenPaths])(
    'is served at %s',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toMatch(/^<head>.*<\/head>the app$/);
      expect(page.headers['cache-control']).toBe('no-cache');
    },
  );

  it('is compressed as the browser accepts, and answered with 304 while unchanged', async () => {
    const { headers, rawPayload } = await get('/home', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(`<head><title></title>${SOCKETS}</head>the app`);
    expect((await get('/home', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it.each([
    ['/play/quiz', 'landing'],
    ['/play/quiz?match=8c2f', 'match'],
    ['/play/draws/8c2f?match=1', 'draw'],
  ])('links to the assets of the screen: %s', async (url, name) => {
    expect((await get(url)).body).toBe(
      `<head><title></title>script of ${name}${SOCKETS}links of ${name}</head>the app`,
    );
  });

  it('redirects to home', async () => {
    expect((await get('/')).headers.location).toBe('/home');
  });

  it.each([
    ['br, gzip', 'packed by brotli'],
    ['gzip', 'packed by gzip'],
    ['identity', SCRIPT],
  ])('has assets that are cached for ever, precompressed for %s', async (encoding, body) => {
    const asset = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': encoding });
    expect(asset.body).toBe(body);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const name of ['etag', 'last-modified', 'x-request-id'])
      expect(asset.headers).not.toHaveProperty(name);
    expect(asset.headers['content-type']).toContain('javascript');
  });

  it('has the head of an asset alone, and its name in other spellings', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/assets/app-1a2b3c4d.js' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(SCRIPT.length),
    ]);
    expect((await get('/assets/app%2D1a2b3c4d.js')).body).toBe(SCRIPT);
  });
});

describe('any other address', () => {
  it.each([
    '/nowhere',
    '/assets',
    '/assets/',
    '/assets/gone-00000000.js',
    '/assets/app-1a2b3c4d.js/',
    '/assets/%2e%2e/pages/landing.en.html',
    '/pages/landing.en.html',
    '/home/more',
  ])('replies 404 with a page to %s', async (url) => {
    const page = await get(url, { 'accept-language': 'ar', authorization: 'Bearer whoever' });
    expect([page.statusCode, page.body]).toEqual([404, `not-found ar ${ORIGIN}`]);
  });

  it('replies with an error code to programs', async () => {
    const answer = await get('/api/nowhere');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('for search engines', () => {
  it('names the public pages and the sitemap', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /api/\n');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('lists existing addresses, in every language', async () => {
    const { body } = await get('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(listed).toContain(`${ORIGIN}/landing?lang=ku`);
    expect(listed.length).toBe((publicPages.length - 1) * languages.length);
    for (const address of listed) expect((await get(address.slice(ORIGIN.length))).statusCode).toBe(200);
  });
});
