/** Layout stability of landings with slow replies, and of the last reveal and the ending of live matches. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { listQuestions } from '../appearance/live-questions.ts';
import { type Moment, pathOf, viewOf } from '../appearance/live-views.ts';
import { closeTestBed, openPhone, openTestBed, type TestBed } from '../support/guest-phone.ts';
import { signUpPlayer } from '../support/test-player.ts';
import { watchShifts } from './watch-shifts.ts';

const MOST_SHIFT = 0.01;
/** Concurrent visits: each mostly waits. */
const AT_ONCE = 4;
/** Delay of each reply of the server, in milliseconds. */
const LATE_MS = 700;
/** Time until everything delayed has arrived, in milliseconds. */
const AT_REST_MS = 4000;
/** Length of an ending with its list of answers, in milliseconds. */
const ENDING_MS = 4500;
const ANSWER = 'main fieldset button[aria-disabled=false]';

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

async function openPage(size: keyof typeof sizes): Promise<Page> {
  const { token } = await signUpPlayer(testBed.server.url, true);
  const context = await openPhone(testBed.browser, { lang: 'en', access_token: token, welcomed: '1' });
  const page = await context.newPage();
  await page.setViewportSize(sizes[size]);
  return page;
}

/** Counts the states of the page without a visible heading: an empty screen, or a skeleton. */
async function watchGaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const gaps = { count: 0 };
    Object.assign(globalThis, { gaps });
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (!heading?.checkVisibility()) gaps.count += 1;
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { gaps: { count: number } }).gaps.count);
}

/** Whether the faces of an ending are visible, with nothing over them but the crown. */
const showsFaces = (page: Page): Promise<boolean> =>
  page.locator('main section img[width="128"]').evaluateAll((images) => {
    const isSeen = (image: Element) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      // Use the hit test, which finds no clipped elements.
      const found = document.elementsFromPoint(x + width / 2, y + height / 2);
      return width >= 40 && found.includes(image);
    };
    return images.filter(isSeen).length >= 2;
  });

async function expectStill(shifts: Awaited<ReturnType<typeof watchShifts>>, before = 0): Promise<void> {
  const { sum, moved } = await shifts();
  assert.ok(sum - before <= MOST_SHIFT, `shifted by ${(sum - before).toFixed(4)}: ${moved.join(', ')}`);
}

const landings = [
  '1v1',
  'tug-of-war',
  'multi-survival',
  'quiz',
  'puzzle',
  'solo-survival',
  'daily-challenge',
];

const seats = ['Rawa', 'ئاڤان'].map((name) => ({ name, standing: { totalMs: 7_400 } }));
const won = [
  ['right', 'wrong'],
  ['right', 'right'],
  ['right', 'none'],
  ['right', 'wrong'],
] as const;
const endings: Readonly<Record<string, Moment>> = {
  'a 1v1 that is won': {
    type: 'headtohead',
    seats,
    rounds: won,
    result: { outcome: 'won', points: 30, coins: 20, staked: { coins: 10, points: 0 } },
  },
  'a 1v1 that is lost': {
    type: 'headtohead',
    seats,
    rounds: won.map(([mine, theirs]) => [theirs, mine] as const),
    result: { outcome: 'lost', rightAnswers: 1, staked: { coins: 10, points: 0 } },
  },
  'a tug of war': {
    type: 'tugofwar',
    seats,
    rounds: won,
    marker: -3,
    result: { outcome: 'won', points: 20, coins: 20, staked: { coins: 10, points: 0 } },
  },
};

describe('layout stability', { concurrency: AT_ONCE }, () => {
  for (const size of ['phone', 'desk'] as const) {
    for (const path of landings) {
      test(`the landing of ${path} stays still while its replies are late: ${size}`, async () => {
        const page = await openPage(size);
        const shifts = await watchShifts(page);
        await page.route('**/api/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, LATE_MS));
          await route.continue();
        });
        await page.goto(`${testBed.server.url}/play/${path}`);
        await page.locator('main h1').first().waitFor();
        await page.waitForTimeout(AT_REST_MS);
        await expectStill(shifts);
        await page.context().close();
      });
    }
  }

  test('the draw of a landing appears below its boosters, and moves no more', async () => {
    const page = await openPage('desk');
    const shifts = await watchShifts(page);
    await page.route('**/api/play/boosters**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, AT_REST_MS / 2));
      await route.continue();
    });
    await page.goto(`${testBed.server.url}/play/puzzle`);
    const draw = page.locator('main details');
    await draw.waitFor();
    assert.ok(await page.locator('main ul li[data-empty]').first().isVisible());
    await page.waitForTimeout(LATE_MS);
    assert.ok(!(await shifts()).moved.some((name) => name.startsWith('DETAILS')));
    await page.context().close();
  });

  test('the font has loaded before a landing has its texts', async () => {
    const page = await openPage('desk');
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(`${testBed.server.url}/play/puzzle`);
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Lexend Variable') && status === 'loaded',
      ),
    );
    assert.equal(await page.locator('body').innerText(), '');
    release();
    await page.locator('main h1').first().waitFor();
    await page.context().close();
  });

  test('the landing of 1v1 stays still when a player from home is challenged', async () => {
    const rival = await openPage('phone');
    await rival.goto(`${testBed.server.url}/modes`);
    const page = await openPage('desk');
    const shifts = await watchShifts(page);
    await page.goto(`${testBed.server.url}/home`);
    const card = page.locator('main li > a[href="/play/1v1"]').first();
    await card.waitFor();
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    // Click by script: shifts right after real input would not count.
    await card.evaluate((link: HTMLElement) => link.click());
    await page.locator('main input[name=way]').first().waitFor();
    const { sum } = await shifts();
    await page.locator('main input[name=rival]').first().waitFor();
    await page.waitForTimeout(LATE_MS * 2);
    await expectStill(shifts, sum);
    await Promise.all([page.context().close(), rival.context().close()]);
  });

  for (const size of ['phone', 'desk'] as const) {
    for (const [name, { result, ...moment }] of Object.entries(endings)) {
      test(`the last reveal and the ending of ${name} stay still: ${size}`, async () => {
        const page = await openPage(size);
        const shifts = await watchShifts(page);
        const questions = await listQuestions(testBed.db, 'en');
        const open: Moment = { ...moment, rounds: moment.rounds.slice(0, -1), openForSeconds: 5 };
        let view = viewOf(open, questions);
        await page.route('**/api/play/matches/**', (route) => route.fulfill({ json: view }));
        await page.goto(`${testBed.server.url}${pathOf(moment)}`);
        await page.locator(ANSWER).first().waitFor();
        await page.waitForTimeout(LATE_MS);
        const { sum } = await shifts();
        const gaps = await watchGaps(page);
        view = { ...viewOf(result ? { ...moment, result } : moment, questions), version: 2 };
        await page.locator('main h1[tabindex]').filter({ hasNotText: '?' }).first().waitFor();
        await page.waitForTimeout(ENDING_MS);
        await expectStill(shifts, sum);
        assert.ok(await showsFaces(page), 'The players are not seen.');
        assert.equal(await gaps(), 0, 'The screen was empty between the last reveal and the ending.');
        await page.context().close();
      });
    }
  }
});
