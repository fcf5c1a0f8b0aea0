/**
 * Inspects every screen in every language, and checks both themes by axe. `EVERY_LOOK=1` also takes screenshots in both
 * themes, and adds wide screens in Arabic and Kurdish.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { openDatabaseOf } from '../support/database-access.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { lowerPriority } from '../support/lower-priority.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { signUpPlayer } from '../support/test-player.ts';
import { inspectLive } from './inspect-live.ts';
import { artefacts, inspectScreen } from './inspect-screen.ts';
import { isEveryLook, type Look, openContext, openPage } from './look.ts';
import { prolongQuestions } from './prolong.ts';
import { screens } from './screens.ts';

/** Several times the duration on two idle cores. */
const TWENTY_MINUTES_MS = 1_200_000;
const ROUNDS = 5;

let server: RunningServer;
let browser: Browser;
let db: Db;

before(async () => {
  lowerPriority();
  server = await startServer();
  db = await openDatabaseOf(server);
  browser = await launchBrowser();
});
after(async () => {
  await browser.close();
  await db.destroy();
  await server.stop();
  if (isEveryLook) process.stdout.write(`The screenshots of this run are in ${artefacts}\n`);
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

/** Inspects one of several equal parts of the screens. */
async function inspectPart(look: Look, part: number, parts: number): Promise<string[]> {
  const windows = await openWindows(look);
  const found: string[] = [];
  const chosen = screens.filter((_, index) => index % parts === part);
  for (const { name, path, player, open } of chosen) {
    const { page, faults } = windows[player];
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    // On a slow machine, the network may be idle before the screen is there.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await open?.(page);
    const own = await inspectScreen(page, name, look);
    found.push(...own, ...faults.splice(0).map((fault) => `${name}: ${fault}`));
    // A page with routes uses no cache.
    await page.unrouteAll();
  }
  for (const { page } of Object.values(windows)) await page.context().close();
  return found;
}

const OPEN_OPTION = 'main fieldset button[aria-disabled=false]';

/** Answers the open round, unless its time has ended while its screen was inspected. */
async function endRound(page: Page): Promise<void> {
  const verdict = page.locator('main section[data-verdict]');
  const click = page.locator(OPEN_OPTION).nth(1).click();
  await Promise.all([verdict.waitFor(), click.catch(() => undefined)]);
}

/** Inspects the match: its question, the dialog before leaving, the reveal, and the result. */
async function inspectMatch(look: Look): Promise<string[]> {
  const { token } = await signUpPlayer(server.url, true);
  const context = await openContext(browser, look, token);
  const { page, faults } = await openPage(context);
  const inspect = async (name: string) => faults.push(...(await inspectScreen(page, name, look)));
  await prolongQuestions(page);
  await page.goto(`${server.url}/play/daily-challenge`, { waitUntil: 'networkidle' });
  await page.locator('main button').first().click();
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page.locator(OPEN_OPTION).first().waitFor();
    if (round === 1) await inspect('question');
    if (round === 2) {
      await page.goBack();
      await page.locator('dialog[open]').waitFor();
      await inspect('exit-game');
      await page.keyboard.press('Escape');
    }
    await endRound(page);
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

const looks: readonly Look[] = [
  { language: 'en', size: 'phone', checkedIn: 'dark', isEnlarged: true, isWidened: true },
  { language: 'ku', size: 'phone', checkedIn: 'light', isEnlarged: true, isWidened: isEveryLook },
  { language: 'ar', size: 'phone', checkedIn: null, isEnlarged: true, isWidened: isEveryLook },
];
/** Concurrent inspections. Each waits most of its time for a screen to settle. */
const AT_ONCE = 5;

/** Number of parts of the screens of a look, so that no core is idle while one long inspection ends. */
const partsOf = ({ checkedIn, isEnlarged }: Look): number =>
  1 + (checkedIn === null ? 0 : 1) + (isEnlarged ? 1 : 0);

/** Looks by size: the clock of a question leaves no time for two sizes. */
const bySize = (look: Look): readonly Look[] => [
  { ...look, isWidened: false },
  ...(look.isWidened ? [{ language: look.language, size: 'desk', checkedIn: null } as const] : []),
];

describe('every screen', { concurrency: AT_ONCE }, () => {
  for (const look of looks) {
    const { language } = look;
    const parts = partsOf(look);
    for (let part = 0; part < parts; part += 1) {
      const name = `the screens in ${language}, part ${part + 1} of ${parts}`;
      test(name, { timeout: TWENTY_MINUTES_MS }, async () => {
        assert.deepEqual(await inspectPart(look, part, parts), []);
      });
    }
    test(`live games in ${language}`, { timeout: TWENTY_MINUTES_MS }, async () => {
      assert.deepEqual(await inspectLive(look, { server, browser, db }), []);
    });
    for (const one of bySize(look)) {
      test(`a match in ${language} on a ${one.size}`, { timeout: TWENTY_MINUTES_MS }, async () => {
        assert.deepEqual(await inspectMatch(one), []);
      });
    }
  }
});
