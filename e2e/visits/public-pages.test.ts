/** Responsiveness of public pages: presses before the script has loaded count. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { builtFiles } from '../support/built-files.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const PATIENCE_MS = 30_000;
const SLOW_MS = 1_500;
const publicScript = /\/assets\/boot-public-.*\.js$/;

let server: RunningServer;
let browser: Browser;

before(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
after(async () => {
  await browser.close();
  await server.stop();
});

async function openPage(t: { after(done: () => Promise<void>): void }, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  t.after(() => context.close());
  return context.newPage();
}

const signUpDialog = (page: Page) => page.locator('dialog[open] input[name=confirmPassword]');

test('a press before the script has loaded opens the dialog afterwards', async (t) => {
  const page = await openPage(t);
  await page.route(publicScript, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  await page.goto(`${server.url}/landing`, { waitUntil: 'commit' });
  await page.locator('[data-dialog=sign-up]').first().click();
  assert.equal(await signUpDialog(page).count(), 0);
  await signUpDialog(page).waitFor();
});

test('no code of the dialogs is loaded before a button is touched', async (t) => {
  const page = await openPage(t);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${server.url}/landing`, { waitUntil: 'networkidle' });
  const { script, imports } = builtFiles('src/app/public/boot-public.ts');
  const sample = builtFiles('src/features/site/sample/play-sample.ts');
  assert.deepEqual(scripts.toSorted(), [script, ...imports, sample.script].toSorted());
  await page.locator('[data-dialog=log-in]').first().click();
  await page.locator('dialog[open] input[name=login]').waitFor();
});

/** Places of what does not change by itself, as the sample with its clock does, in whole pixels. */
const layoutOf = (page: Page) =>
  page.locator('h1, h2, section, article, [data-dialog]').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

for (const path of ['/landing', '/zana-subscription', '/cta?campaign=subscribe'])
  for (const theme of ['dark', 'light'])
    test(`the styles of the dialogs change nothing on ${path} in ${theme}`, async (t) => {
      for (const width of [390, 1280]) {
        const page = await openPage(t, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready.then(() => true));
        const before = await layoutOf(page);
        const styles = page.locator('link[rel=stylesheet]');
        const count = await styles.count();
        await page.locator('[data-dialog]').first().dispatchEvent('pointerdown');
        await styles.nth(count).waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        assert.deepEqual((await layoutOf(page)).slice(0, before.length), before);
      }
    });

test('three questions are played on the page, and lead to the sign-up', async (t) => {
  const page = await openPage(t);
  await page.goto(`${server.url}/landing?lang=ku`, { waitUntil: 'networkidle' });
  const question = page.locator('[data-sample-question]:visible');
  for (const option of ['right', 'wrong', 'right']) {
    await question.locator(`[data-sample-option=${option}]`).first().click();
    await question.locator('[data-sample-next] button').click();
  }
  assert.equal(await page.locator('[data-sample-score]:visible').getAttribute('data-sample-score'), '2');
  await page.locator('[data-sample-result] [data-dialog=sign-up]').click();
  await signUpDialog(page).waitFor();
});

test('a change of language keeps the parameters of a link', async (t) => {
  const page = await openPage(t);
  await page.goto(`${server.url}/cta?campaign=subscribe&ref=NAWROZ23`);
  await page.locator('a[hreflang=ckb]').click();
  await page.waitForURL('**/cta?*lang=ku*');
  assert.equal(await page.getAttribute('html', 'data-campaign'), 'subscribe');
  await page.locator('[data-dialog=sign-up]:visible').click();
  assert.equal(await page.locator('input[name=referralCode]').inputValue(), 'NAWROZ23');
});

test('without scripts the pages are readable and link to each other', async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false, locale: 'ar-IQ' });
  await page.goto(`${server.url}/landing`);
  assert.equal(await page.getAttribute('html', 'dir'), 'rtl');
  await page.locator('footer a[href="/privacy-policy"]').click();
  await page.locator('a[hreflang=en]').click();
  await page.waitForURL('**/privacy-policy?lang=en');
  assert.equal(await page.locator('h1').textContent(), 'Privacy policy');
});
