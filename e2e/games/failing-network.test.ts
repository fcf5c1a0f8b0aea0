/** A lossy network: nothing hangs, no screen is incomplete, and no answer is lost. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { builtFiles, builtTexts } from '../support/built-files.ts';
import { closeVenue, openVenue, type Venue } from '../support/table.ts';
import { openTable, type SoloTable } from './solo-table.ts';

/** Time after which everything needed offline has been fetched. */
const QUIET_MS = 4000;

let venue: Venue;
before(async () => {
  venue = await openVenue();
});
after(() => closeVenue(venue));

function journey(name: string, run: (table: SoloTable) => Promise<void>): void {
  test(name, { timeout: 120_000 }, async () => {
    const table = await openTable(venue, 'en');
    await table.page.addInitScript((id) => localStorage.setItem('welcomed', id), table.guest.id);
    await run(table);
    await table.close();
  });
}

/** Loses the first requests to an address. */
async function lose(page: Page, address: string, times: number): Promise<() => number> {
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return asked > times ? route.continue() : route.abort();
  });
  return () => asked;
}

describe('on a failing network', { concurrency: 3 }, () => {
  journey('the app begins though the player was lost on the way', async (table) => {
    const asked = await lose(table.page, '**/api/{home,user/me}', 2);
    await table.open('/home');
    await table.page.locator('nav').waitFor();
    assert.equal(asked(), 3);
  });

  journey('a second visit shows home as it was at once, while the network is held up', async (table) => {
    await table.open('/home');
    await table.says('daily.today');
    await table.page.waitForFunction(() => localStorage.getItem('last-visit')?.includes('"daily":{'));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await table.page.route('**/api/**', async (route) => {
      await held;
      await route.continue();
    });
    await table.open('/home');
    await table.page.locator('nav').waitFor();
    await table.says('daily.today');
    const loaded = table.page.waitForResponse('**/api/home');
    release();
    await loaded;
    await table.says('daily.today');
  });

  journey('who can not be loaded at all is told so, with a way to try again', async (table) => {
    await table.page.route('**/api/{home,user/me}', (route) => route.fulfill({ status: 500, json: {} }));
    await table.open('/home');
    await table.says('ui.errorOccurred');
    await table.page.unroute('**/api/{home,user/me}');
    await table.button('ui.retry').click();
    await table.page.locator('nav').waitFor();
  });

  journey(
    'a screen comes with its code, its texts and its style, though each was lost once',
    async (table) => {
      const { styles } = builtFiles('game.html');
      assert.ok(styles.length > 0);
      for (const path of styles) await lose(table.page, `**${path}`, 1);
      await table.open('/home');
      await table.page.locator('nav').waitFor();
      const { script } = builtFiles('src/features/profile/profile-screen.tsx');
      for (const path of [script, builtTexts('account', 'en')]) await lose(table.page, `**${path}`, 1);
      await table.page.locator('nav a[href="/profile"]').click();
      await table.page.locator('main[aria-busy=false]').getByRole('heading', { level: 1 }).waitFor();
      await table.page.waitForFunction((paths) => {
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
    },
  );

  journey('a game can be left, and its exit says why not while there is no network', async (table) => {
    await table.start('/play/quiz');
    await table.waitForQuestion();
    await table.page.waitForTimeout(QUIET_MS);
    await table.page.context().setOffline(true);
    await table.button('play.exit').click();
    await table.button('exit.leave').click();
    await table.says('ui.errorOccurred');
    await table.page.context().setOffline(false);
    await table.button('exit.leave').click();
    await table.page.waitForURL('**/home');
  });

  journey('an answer given offline arrives, though the page was loaded again meanwhile', async (table) => {
    await table.start('/play/solo-survival');
    await table.waitForQuestion();
    await table.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await table.page.context().setOffline(true);
    await table.choose(true);
    await table.page.reload();
    await table.page.context().setOffline(false);
    await table.page.locator('a').click();
    await table.learns('right');
  });

  journey('a start that is answered late leads nobody back who has gone elsewhere', async (table) => {
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await table.page.route('**/api/play/matches', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await table.open('/home');
    await table.says('daily.today');
    await table.page.mouse.wheel(0, 800);
    await table.page.locator('main a[href="/play/solo-survival"]').first().click();
    await table.button('stakes.start').click();
    await table.page.goBack();
    await table.page.waitForURL('**/home');
    arrive();
    await table.says('daily.resume');
    assert.equal(new URL(table.page.url()).pathname, '/home');
  });
});
