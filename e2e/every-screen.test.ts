/**
 * Every screen in every language and both themes: takes a screenshot, and expects no faults. `EVERY_LOOK=1` also takes
 * those on a desk in Arabic and Kurdish.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { Db } from '../apps/server/src/deps.ts';
import { openDatabaseOf } from './behind-the-scenes.ts';
import { inspectLive } from './inspect-live.ts';
import { artefacts, inspectScreen } from './inspect-screen.ts';
import { launchBrowser } from './launch-browser.ts';
import { type Look, openContext, openPage } from './look.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { screens } from './screens.ts';
import { signUpPlayer } from './test-player.ts';

/** Several times the duration on two cores that do nothing else. */
const TWENTY_MINUTES_MS = 1_200_000;
const ROUNDS = 5;

let server: RunningServer;
let browser: Browser;
let db: Db;

before(async () => {
  server = await startServer();
  db = await openDatabaseOf(server);
  browser = await launchBrowser();
});
after(async () => {
  await browser.close();
  await db.destroy();
  await server.stop();
  process.stdout.write(`The screens of this run are in ${artefacts}\n`);
});

/** Opens one window per player for all screens, because a window costs more than its screens. */
async function openWindows(look: Look) {
  const open = async (token?: string) => await openPage(await openContext(browser, look, token));
  return {
    none: await open(),
    new: await open((await signUpPlayer(server.url, false)).token),
    complete: await open((await signUpPlayer(server.url, true)).token),
  };
}

async function inspectAll(look: Look): Promise<string[]> {
  const windows = await openWindows(look);
  const found: string[] = [];
  for (const { name, path, player, open } of screens) {
    const { page, faults } = windows[player];
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    await open?.(page);
    const own = await inspectScreen(page, name, look);
    found.push(...own, ...faults.splice(0).map((fault) => `${name}: ${fault}`));
  }
  for (const { page } of Object.values(windows)) await page.context().close();
  return found;
}

/** Inspects the match: its question, the dialog before leaving, the reveal, and the result. */
async function inspectMatch(look: Look): Promise<string[]> {
  const { token } = await signUpPlayer(server.url, true);
  const context = await openContext(browser, look, token);
  const { page, faults } = await openPage(context);
  const inspect = async (name: string) => faults.push(...(await inspectScreen(page, name, look)));
  await page.goto(`${server.url}/play/daily-challenge`, { waitUntil: 'networkidle' });
  await page.locator('main button').first().click();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const options = page.locator('main fieldset button[aria-disabled=false]');
    await options.first().waitFor();
    if (round === 1) await inspect('question');
    if (round === 1) {
      await page.goBack();
      await page.locator('dialog[open]').waitFor();
      await inspect('exit-game');
      await page.keyboard.press('Escape');
    }
    await options.nth(1).click();
    await page.locator('main section[data-verdict]').waitFor();
    await page.waitForTimeout(1000);
    if (round === 1) await inspect('reveal');
    await page.locator('main button').last().click();
    await page.locator('main section[data-verdict]').waitFor({ state: 'hidden' });
  }
  await page.waitForTimeout(1500);
  await inspect('result');
  await context.close();
  return faults;
}

const otherDesks: readonly Look[] = [
  { language: 'ku', size: 'desk', checkedIn: null },
  { language: 'ar', size: 'desk', checkedIn: null },
];
const looks: readonly Look[] = [
  { language: 'en', size: 'phone', checkedIn: 'dark', isEnlarged: true },
  { language: 'ku', size: 'phone', checkedIn: 'light' },
  { language: 'ar', size: 'phone', checkedIn: null },
  { language: 'en', size: 'desk', checkedIn: null },
  ...(process.env.EVERY_LOOK ? otherDesks : []),
];
/** Concurrent inspections. Each waits most of its time for a screen to settle. */
const AT_ONCE = 5;

describe('every screen', { concurrency: AT_ONCE }, () => {
  for (const look of looks) {
    const where = `in ${look.language} on a ${look.size}`;
    test(`the screens ${where}`, { timeout: TWENTY_MINUTES_MS }, async () => {
      assert.deepEqual(await inspectAll(look), []);
    });
    test(`live games ${where}`, { timeout: TWENTY_MINUTES_MS }, async () => {
      assert.deepEqual(await inspectLive(look, { server, browser, db }), []);
    });
    test(`a match ${where}`, { timeout: TWENTY_MINUTES_MS }, async () => {
      assert.deepEqual(await inspectMatch(look), []);
    });
  }
});
