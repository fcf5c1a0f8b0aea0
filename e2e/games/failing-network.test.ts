/** A lossy network: nothing hangs, no screen is incomplete, and no answer is lost. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { builtFiles, builtTexts } from '../support/built-files.ts';
import { closeTestBed, openTestBed, type PhoneOptions, type TestBed } from '../support/guest-phone.ts';
import { openSoloPhone, type SoloPhone } from './solo-phone.ts';

/** Time after which everything needed offline has been fetched. */
const QUIET_MS = 4000;

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

function journey(name: string, run: (phone: SoloPhone) => Promise<void>, options?: PhoneOptions): void {
  test(name, { timeout: 120_000 }, async () => {
    const phone = await openSoloPhone(testBed, 'en', options);
    await phone.page.addInitScript((id) => localStorage.setItem('welcomed', id), phone.guest.id);
    await run(phone);
    await phone.close();
  });
}

/** Aborts the first requests to a URL. */
async function lose(page: Page, address: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return asked > times ? route.continue() : route.abort();
  });
  return () => asked;
}

describe('on a failing network', { concurrency: 3 }, () => {
  journey('the app starts although the call for the player failed at first', async (phone) => {
    const asked = await lose(phone.page, '**/api/{home,user/me}', 2);
    await phone.open('/home');
    await phone.page.locator('nav').waitFor();
    assert.equal(asked(), 3);
  });

  journey('a second visit shows home from storage at once, while the network is stalled', async (phone) => {
    await phone.open('/home');
    await phone.says('daily.today');
    await phone.page.waitForFunction(() => localStorage.getItem('last-visit')?.includes('"daily":{'));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await phone.page.route('**/api/**', async (route) => {
      await held;
      await route.continue();
    });
    await phone.open('/home');
    await phone.page.locator('nav').waitFor();
    await phone.says('daily.today');
    const loaded = phone.page.waitForResponse('**/api/home');
    release();
    await loaded;
    await phone.says('daily.today');
  });

  journey("a player who can't be loaded sees an error with a retry", async (phone) => {
    await phone.page.route('**/api/{home,user/me}', (route) => route.fulfill({ status: 500, json: {} }));
    await phone.open('/home');
    await phone.says('ui.errorOccurred');
    await phone.page.unroute('**/api/{home,user/me}');
    await phone.button('ui.retry').click();
    await phone.page.locator('nav').waitFor();
  });

  journey('a screen loads its code, texts and styles although each request failed once', async (phone) => {
    const { styles } = builtFiles('game.html');
    assert.ok(styles.length > 0);
    for (const path of styles) await lose(phone.page, `**${path}`, 1);
    await phone.open('/home');
    await phone.page.locator('nav').waitFor();
    const { script } = builtFiles('src/features/profile/profile-screen.tsx');
    for (const path of [script, builtTexts('account', 'en')]) await lose(phone.page, `**${path}`, 1);
    await phone.page.locator('nav a[href="/profile"]').click();
    await phone.page.locator('main[aria-busy=false]').getByRole('heading', { level: 1 }).waitFor();
    await phone.page.waitForFunction((paths) => {
      const sheets = [...document.styleSheets].filter(({ href }) =>
        paths.some((path) => href?.endsWith(path)),
      );
      const canBeRead = ({ cssRules }: CSSStyleSheet) => cssRules.length > 0;
      try {
        return sheets.length === paths.length && sheets.every(canBeRead);
      } catch {
        return false;
      }
    }, styles);
  });

  journey('a game can be left, and the dialog shows why not while there is no network', async (phone) => {
    await phone.start('/play/quiz');
    await phone.waitForQuestion();
    await phone.page.waitForTimeout(QUIET_MS);
    await phone.page.context().setOffline(true);
    await phone.button('play.exit').click();
    await phone.button('exit.leave').click();
    await phone.says('ui.errorOccurred');
    await phone.page.context().setOffline(false);
    await phone.button('exit.leave').click();
    await phone.page.waitForURL('**/home');
  });

  const withServiceWorker = { hasServiceWorker: true };
  journey(
    'an answer given offline arrives, even after a reload',
    async (phone) => {
      await phone.start('/play/solo-survival');
      await phone.waitForQuestion();
      await phone.page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await phone.page.context().setOffline(true);
      await phone.choose(true);
      await phone.page.reload();
      await phone.page.context().setOffline(false);
      await phone.page.locator('a').click();
      await phone.learns('right');
    },
    withServiceWorker,
  );

  journey('a late reply to a start does not navigate away from another screen', async (phone) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await phone.page.route('**/api/play/matches', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await phone.open('/home');
    await phone.says('daily.today');
    await phone.page.mouse.wheel(0, 800);
    await phone.page.locator('main a[href="/play/solo-survival"]').first().click();
    await phone.button('stakes.start').click();
    await phone.page.goBack();
    await phone.page.waitForURL('**/home');
    release();
    await phone.says('daily.resume');
    assert.equal(new URL(phone.page.url()).pathname, '/home');
  });
});
