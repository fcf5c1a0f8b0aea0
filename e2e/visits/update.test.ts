/** A newer version of the app is offered between games, never during one. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer, withoutPayments } from '../support/running-server.ts';
import { signUpPlayer } from '../support/test-player.ts';

const NOTICE = '[role=status] button';

let server: RunningServer;
let site: Server;
let browser: Browser;
let address: string;
let isReleased = false;

/** Proxy of the server that can publish a newer version of the app. */
function startSite(serverUrl: string): Server {
  return createServer(async ({ url = '/', method = 'GET', headers }, reply) => {
    const body = method === 'GET' ? null : 'POST';
    const answer = await fetch(`${serverUrl}${url}`, {
      method,
      headers: { ...(headers.authorization && { authorization: headers.authorization }) },
      ...(body && { body: '' }),
      redirect: 'manual',
    });
    const content = Buffer.from(await answer.arrayBuffer());
    const isNewer = isReleased && url === '/sw.js';
    reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    reply.end(isNewer ? content.toString().replace(/BUILD = '/, '$&newer-') : content);
  });
}

before(async () => {
  server = await startServer(withoutPayments);
  site = startSite(server.url);
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const bound = site.address();
  if (bound === null || typeof bound === 'string') throw new Error('The site has no port.');
  address = `http://127.0.0.1:${bound.port}`;
  browser = await launchBrowser();
});
after(async () => {
  await browser.close();
  site.close();
  await server.stop();
});

/** Checks for an update, as browsers do after loading a document, and the app does when it becomes visible. */
const findUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

test('a newer version is offered at home, not in a game, and loaded on demand', async () => {
  const { token } = await signUpPlayer(server.url, true);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((stored) => localStorage.setItem('access_token', stored), token);
  const page = await context.newPage();
  await page.goto(`${address}/modes`);
  await findUpdate(page);
  // Wait for the service worker: one that has just started may delay the next one by minutes.
  await page.waitForTimeout(4000);
  assert.equal(await page.locator(NOTICE).count(), 0, 'The app of today was offered as a newer one.');

  isReleased = true;
  await page.locator('a[href="/play/daily-challenge"]').first().click();
  await page.waitForURL('**/play/daily-challenge');
  await findUpdate(page);
  await page.waitForTimeout(500);
  assert.equal(await page.locator(NOTICE).count(), 0, 'An update was offered in a game.');

  await page.locator('main a[href="/home"]').first().click();
  await page.locator(NOTICE).waitFor();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  // Time for reading the notice.
  await page.waitForTimeout(2000);
  const documentOfToday = await page.evaluate(() => performance.timeOrigin);
  await page.locator(NOTICE).click();
  // Do not wait for the load event, which waits for every picture.
  await page.waitForFunction((origin) => performance.timeOrigin !== origin, documentOfToday);
  await page.locator('nav').waitFor();
  await context.close();
});
