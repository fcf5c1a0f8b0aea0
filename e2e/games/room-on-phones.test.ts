/** Room on phones: long questions with their clock and boosters, and results above their next step; also on a desk. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page, ViewportSize } from 'playwright-core';
import { listQuestions } from '../appearance/live-questions.ts';
import { type Moment, pathOf, viewOf } from '../appearance/live-views.ts';
import { edgesOf, viewports } from '../support/edges.ts';
import { closeTestBed, openTestBed, type TestBed } from '../support/guest-phone.ts';
import { signUpPlayer } from '../support/test-player.ts';

const CLOCK = 'main [data-late][data-long]';
const CATEGORY = 'main p:has(+ h1)';
const BOOSTERS = 'main button[data-state]';
const REMEMBERED = 'main section[data-mascot] > div';
const PROGRESS = 'main section [role=progressbar]';
const MASCOT = 'main section img[src*=kew-]';
const PULLER = 'main div[data-state][data-me=true] img';
/** Height of a face of the original size. */
const FACE_PX = 70;
const NOTICE = 'main [role=status] p:has(svg)';
const NEXT = 'main section a[href="/home"]';

const { tall, short, desk } = viewports;
const narrow = { width: 320, height: 640 };
const shortest = { width: 320, height: 568 };
const FOUR_LINES = 'Which old quarter of the city gave its name to a series that the whole country watched?';

let testBed: TestBed;
let token: string;
before(async () => {
  testBed = await openTestBed();
  ({ token } = await signUpPlayer(testBed.server.url, true));
});
after(() => closeTestBed(testBed));

const seats = (lives?: readonly number[]) =>
  ['Rawa', 'ئاڤان', 'دلێر', 'Maximilian', 'Noor', 'سارا', 'Zryan', 'علي الكرخي']
    .slice(0, lives?.length ?? 2)
    .map((name, seat) => ({
      name,
      standing: lives ? { lives: lives[seat] ?? 0, roundsPlayed: 1 } : {},
    }));
const rounds = [['right', 'wrong', 'wrong']] as const;
const won = { outcome: 'won', points: 100, coins: 30 } as const;

const questions = {
  'tug of war': { type: 'tugofwar', seats: seats(), rounds, marker: 0, openForSeconds: 5 },
  'a survival duel': { type: 'survival', seats: seats([3, 2, 1]), rounds, openForSeconds: 5 },
} as const satisfies Record<string, Moment>;
const lastTwo: Moment = { type: 'survival', seats: seats([1, 2, 0, 0]), rounds, openForSeconds: 5 };
const lostBattle: Moment = {
  type: 'headtohead',
  seats: seats(),
  rounds: [...rounds, ['wrong', 'right']],
  result: { outcome: 'lost' },
};
const lastPull: Moment = { type: 'tugofwar', seats: seats(), rounds, marker: -5 };
const results = {
  'tug of war': { type: 'tugofwar', seats: seats(), rounds, marker: -5, result: won },
  'a survival duel': { type: 'survival', seats: seats([1, 0, 0]), rounds, result: won },
  'a won survival duel of eight': {
    type: 'survival',
    seats: seats([1, 0, 0, 0, 0, 0, 0, 0]),
    rounds,
    result: won,
  },
  'a lost survival duel of eight': {
    type: 'survival',
    seats: seats([0, 1, 0, 0, 0, 0, 0, 0]),
    rounds,
    result: { outcome: 'lost' },
  },
  'a lost tug of war': { type: 'tugofwar', seats: seats(), rounds, marker: 2, result: { outcome: 'lost' } },
} as const satisfies Record<string, Moment>;

/** Time for a page to draw at its new size. */
const REDRAW_MS = 300;

async function resize(page: Page, viewport: ViewportSize): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForTimeout(REDRAW_MS);
}

/** Shows a match at this moment, with a long question. */
async function show(moment: Moment, viewport: ViewportSize): Promise<Page> {
  const { server, browser, db } = testBed;
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
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

describe('room on phones', { concurrency: 2 }, () => {
  for (const [name, moment] of Object.entries(questions)) {
    test(`${name}: boosters are in view on tall and short phones, without scrolling`, async () => {
      const page = await show(moment, short);
      await page.locator(BOOSTERS).first().waitFor();
      for (const viewport of [short, tall]) {
        await resize(page, viewport);
        const { bottom } = await edgesOf(page, BOOSTERS);
        assert.ok(bottom <= viewport.height, `boosters end at ${bottom} of ${viewport.height}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), viewport.height);
      }
      await page.context().close();
    });
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
    test(`${name}: on phones, progress, mascot and the answer to remember end above the next step`, async () => {
      const page = await show(moment, narrow);
      await page.locator(REMEMBERED).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const { top } = await edgesOf(page, NEXT);
      const shown = page.locator(`${PROGRESS}, ${MASCOT}`).filter({ visible: true });
      const bottoms = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      assert.ok(bottoms.length > 0);
      for (const bottom of bottoms) assert.ok(bottom <= top, `${bottom} is below ${top} of a narrow phone`);

      await resize(page, tall);
      const card = await edgesOf(page, REMEMBERED);
      const next = await edgesOf(page, NEXT);
      assert.ok(card.bottom <= next.top + 1, `${card.bottom} is below ${next.top} of a tall phone`);
      await page.context().close();
    });

    test(`${name}: the answer to remember is in view on a desk, beside the next step`, async () => {
      const page = await show(moment, desk);
      await page.locator(REMEMBERED).waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const selector of [REMEMBERED, PROGRESS, NEXT]) {
        const { bottom } = await edgesOf(page, selector);
        assert.ok(bottom <= desk.height, `${selector} ends at ${bottom}`);
      }
      assert.ok((await edgesOf(page, PROGRESS)).bottom <= (await edgesOf(page, NEXT)).top);
      await page.context().close();
    });
  }

  for (const [name, moment] of Object.entries({
    'survival duel of eight': results['a lost survival duel of eight'],
    '1v1': lostBattle,
  }))
    test(`the tier ends above the next step after a lost ${name} on the shortest phones`, async () => {
      const page = await show(moment, shortest);
      await page.locator(PROGRESS).last().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const tier = await edgesOf(page, PROGRESS);
      const next = await edgesOf(page, NEXT);
      assert.ok(tier.bottom <= next.top, `${tier.bottom} is below ${next.top}`);
      await page.context().close();
    });

  test('the notice of a lost connection covers neither players nor rounds', async () => {
    const page = await show(questions['a survival duel'], short);
    await page.locator('main li[data-me=true]').waitFor();
    await page.context().setOffline(true);
    await page.locator(NOTICE).waitFor();
    const { bottom } = await edgesOf(page, 'main li[data-me=true]');
    const { top } = await edgesOf(page, NOTICE);
    assert.ok(top >= bottom - 1, `the players end at ${bottom}, the notice begins at ${top}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      scrollTo(0, document.documentElement.scrollHeight);
    });
    assert.ok((await page.evaluate(() => scrollY)) > 0, 'a match in large text fits the screen');
    const scrolled = await edgesOf(page, NOTICE);
    assert.ok(
      scrolled.top >= 0 && scrolled.bottom <= short.height,
      `the notice is from ${scrolled.top} to ${scrolled.bottom} of a scrolled match`,
    );
    await page.context().close();
  });

  test('the clock of the last two stands between them', async () => {
    const page = await show(lastTwo, tall);
    await page.locator(CLOCK).first().waitFor();
    const clock = await edgesOf(page, CLOCK);
    const player = await edgesOf(page, 'main li[data-me=true]');
    assert.ok(clock.top >= player.top - 1, `the clock begins at ${clock.top}`);
    assert.ok(clock.bottom <= player.bottom, `the clock ends at ${clock.bottom}`);
    await page.locator(BOOSTERS).first().waitFor();
    const boosters = await edgesOf(page, BOOSTERS);
    assert.ok(boosters.bottom <= tall.height, `boosters end at ${boosters.bottom}`);
    await page.context().close();
  });

  for (const [name, moment] of Object.entries({ result: results['tug of war'], reveal: lastPull })) {
    test(`the winner of a tug of war stays within the screen after many steps, in a ${name}`, async () => {
      const page = await show(moment, tall);
      await page.locator(PULLER).first().waitFor();
      const { left } = await edgesOf(page, PULLER);
      assert.ok(left >= 0, `the face begins at ${left}`);
      await page.context().close();
    });
  }

  test('figures at the rope have their original size on a tall phone', async () => {
    const page = await show(questions['tug of war'], tall);
    await page.locator(PULLER).first().waitFor();
    const { top, bottom } = await edgesOf(page, PULLER);
    assert.ok(bottom - top >= FACE_PX, `the face is ${bottom - top} high`);
    await page.context().close();
  });
});
