/** Offline mode: the player is informed, and returns to an unchanged app when the connection is back. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer, withoutPayments } from '../support/running-server.ts';
import { signUpPlayer } from '../support/test-player.ts';

let server: RunningServer;
let browser: Browser;

before(async () => {
  server = await startServer(withoutPayments);
  browser = await launchBrowser();
});
after(async () => {
  await browser.close();
  await server.stop();
});

test('a page opened offline shows that, and the app returns with the network', async () => {
  const { token } = await signUpPlayer(server.url, true);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((stored) => localStorage.setItem('access_token', stored), token);
  const page = await context.newPage();
  await page.goto(`${server.url}/home`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await context.setOffline(true);
  await page.goto(`${server.url}/modes`);
  assert.match(
    await page.locator('main').innerText(),
    /No connection[\s\S]*لا يوجد اتصال[\s\S]*پەیوەندی نییە/,
  );

  await context.setOffline(false);
  await page.locator('a').click();
  await page.waitForURL('**/modes');
  await page.locator('nav').waitFor();
  await context.close();
});
