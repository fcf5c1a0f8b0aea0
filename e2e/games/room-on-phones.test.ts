/** Room on phones: long questions with their clock and boosters, and results above their next step. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { listQuestions } from '../appearance/live-questions.ts';
import { type Moment, pathOf, viewOf } from '../appearance/live-views.ts';
import { closeTestBed, openTestBed, type TestBed } from '../support/guest-phone.ts';
import { signUpPlayer } from '../support/test-player.ts';

const CLOCK = 'main [data-late][data-long]';
const CATEGORY = 'main p:has(+ h1)';
const BOOSTERS = 'main button[data-state]';
const REMEMBERED = 'main section[data-mascot] > div';
const NEXT = 'main section a[href="/home"]';

const tall = { width: 390, height: 844 };
const short = { width: 360, height: 640 };
const FOUR_LINES = 'Which old quarter of the city gave its name to a series that the whole country watched?';

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

const seats = (lives?: readonly number[]) =>
  ['Rawa', 'ئاڤان', 'دلێر'].slice(0, lives?.length ?? 2).map((name, seat) => ({
    name,
    standing: lives ? { lives: lives[seat] ?? 0, roundsPlayed: 1 } : {},
  }));
const rounds = [['right', 'wrong', 'wrong']] as const;
const won = { outcome: 'won', points: 100, coins: 30 } as const;

const questions = {
  'tug of war': { type: 'tugofwar', seats: seats(), rounds, marker: 0, openForSeconds: 5 },
  'a survival duel': { type: 'survival', seats: seats([3, 2, 1]), rounds, openForSeconds: 5 },
} as const satisfies Record<string, Moment>;
const results = {
  'tug of war': { type: 'tugofwar', seats: seats(), rounds, marker: -5, result: won },
  'a survival duel': { type: 'survival', seats: seats([1, 0, 0]), rounds, result: won },
} as const satisfies Record<string, Moment>;

/** Shows a match at this moment, with a long question. */
async function show(moment: Moment, viewport: typeof tall): Promise<Page> {
  const { server, browser, db } = testBed;
  const { token } = await signUpPlayer(server.url, true);
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { access_token: token, lang: 'en', welcomed: '1' },
  );
  const page = await context.newPage();
  const long = (await listQuestions(db, 'en')).map((question) => ({
    ...question,
    view: { ...question.view, prompt: FOUR_LINES },
  }));
  const view = viewOf(moment, long);
  await page.route('**/api/play/matches/**', (route) => route.fulfill({ json: view }));
  await page.goto(`${server.url}${pathOf(moment)}`);
  return page;
}

async function edgesOf(page: Page, selector: string): Promise<{ top: number; bottom: number; left: number }> {
  const box = await page.locator(selector).last().boundingBox();
  assert.ok(box, selector);
  return { top: box.y, bottom: box.y + box.height, left: box.x };
}

describe('room on phones', { concurrency: 2 }, () => {
  for (const [name, moment] of Object.entries(questions)) {
    for (const viewport of [tall, short]) {
      test(`${name}: boosters are in view at ${viewport.width} × ${viewport.height}`, async () => {
        const page = await show(moment, viewport);
        await page.locator(BOOSTERS).first().waitFor();
        const { bottom } = await edgesOf(page, BOOSTERS);
        assert.ok(bottom <= viewport.height, `boosters end at ${bottom}`);
        await page.context().close();
      });
    }
  }

  test('a clock on a short phone ends above the category', async () => {
    const page = await show(questions['a survival duel'], short);
    await page.locator(CLOCK).first().waitFor();
    const clock = await edgesOf(page, CLOCK);
    const category = await edgesOf(page, CATEGORY);
    assert.ok(clock.bottom <= category.top + 1, `${clock.bottom} is below ${category.top}`);
    await page.context().close();
  });

  for (const [name, moment] of Object.entries(results)) {
    test(`${name}: the answer to remember ends above the next step`, async () => {
      const page = await show(moment, tall);
      await page.locator(REMEMBERED).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const card = await edgesOf(page, REMEMBERED);
      const next = await edgesOf(page, NEXT);
      assert.ok(card.bottom <= next.top + 1, `${card.bottom} is below ${next.top}`);
      await page.context().close();
    });
  }

  test('the winner of a tug of war stays within the screen after many steps', async () => {
    const page = await show(results['tug of war'], tall);
    await page.locator('main [data-player][data-me=true] img').first().waitFor();
    const { left } = await edgesOf(page, 'main [data-player][data-me=true] img');
    assert.ok(left >= 0, `the face begins at ${left}`);
    await page.context().close();
  });
});
