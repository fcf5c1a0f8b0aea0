/** Journeys check what is in view without scrolling: categories, buttons of the wheel, the edited face, feet of a desk. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page, ViewportSize } from 'playwright-core';
import { edgesOf, viewports } from '../support/edges.ts';
import { closeTestBed, openPhone, openTestBed, type TestBed } from '../support/guest-phone.ts';
import { signUpPlayer } from '../support/test-player.ts';

const BAR = 'nav:has(a[href="/home"])';
const CATEGORY = 'main li a[href*="category="]';
const FAVOURITES = 'main section:has(a[href="/profile/edit-profile"]) button >> nth=0';
const FAVOURITE = 'dialog [role=group] button';
const SPIN = 'main button';
const CHOSEN = 'main a[href*="category="]';
const FACE = 'main [data-covers-bar] img >> nth=0';
const OPTION = 'main [role=tabpanel] button';
const WORN = 'main header ~ div ul';
const OFFER = 'main [data-covers-bar] > :last-child';

/** Last parts of screens without much text, which reach the foot of a desk. */
const lastParts = [
  ['/store/upgrade-plan', 'main table'],
  ['/store/upgrade-plan', 'main a[href$="/subscribe"]'],
  ['/store/redeem/sub/plus-7-days', 'main a[href*="tab=subscription"]'],
] as const;

const { tall, short, desk } = viewports;
const languages = ['en', 'ar', 'ku'] as const;

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

async function open(path: string, lang: string, viewport: ViewportSize): Promise<Page> {
  const { server, browser } = testBed;
  const { token } = await signUpPlayer(server.url, true);
  const page = await (await openPhone(browser, { lang, access_token: token, welcomed: '1' })).newPage();
  await page.setViewportSize(viewport);
  await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function expectAboveBar(page: Page, selector: string): Promise<void> {
  const { bottom } = await edgesOf(page, selector);
  const bar = await edgesOf(page, BAR);
  assert.ok(bottom <= bar.top, `${selector} ends at ${bottom}, below ${bar.top}`);
}

describe('the first screen', { concurrency: 3 }, () => {
  for (const lang of languages) {
    test(`all categories are above the bar in ${lang}`, async () => {
      const page = await open('/categories', lang, tall);
      await page.locator(CATEGORY).first().waitFor();
      await expectAboveBar(page, CATEGORY);
      await page.context().close();
    });

    test(`the buttons of the stopped wheel are above the bar in ${lang}`, async () => {
      const page = await open('/spin/random-category', lang, tall);
      await page.locator(SPIN).click();
      await page.locator(CHOSEN).waitFor();
      await expectAboveBar(page, SPIN);
      await page.context().close();
    });

    test(`favourites stand in threes on a short phone, above their button, in ${lang}`, async () => {
      const page = await open('/profile', lang, short);
      await page.locator(FAVOURITES).click();
      await page.locator(FAVOURITE).first().waitFor();
      // Unlike a box, the offset leaves out how far a chosen tile is pressed in.
      const tops = await page
        .locator(FAVOURITE)
        .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).offsetTop));
      assert.equal(tops.filter((top) => top === tops[0]).length, 3);
      const save = await edgesOf(page, 'dialog button:not([role=group] *)');
      assert.ok(save.bottom <= short.height, `the button ends at ${save.bottom}`);
      await page.locator(FAVOURITE).first().focus();
      for (const _tile of tops.slice(1)) {
        await page.keyboard.press('Tab');
        const focused = await edgesOf(page, `${FAVOURITE}:focus`);
        assert.ok(focused.bottom <= save.top, `the button at ${save.top} covers ${focused.bottom}`);
      }
      await page.context().close();
    });
  }

  test('the edited face stays in sight on a desk while its options scroll', async () => {
    const page = await open('/profile/edit-avatar', 'en', desk);
    await page.locator(OPTION).last().scrollIntoViewIfNeeded();
    assert.ok((await page.evaluate(() => scrollY)) > 0, 'all options fit the screen');
    const { top, bottom } = await edgesOf(page, FACE);
    assert.ok(top >= 0 && bottom <= desk.height, `the face is from ${top} to ${bottom}`);
    await page.context().close();
  });

  for (const [path, selector] of lastParts) {
    test(`${path} fills a desk down to ${selector}`, async () => {
      const page = await open(path, 'en', desk);
      const { bottom } = await edgesOf(page, selector);
      assert.ok(bottom <= desk.height && bottom > desk.height * 0.8, `it ends at ${bottom}`);
      await page.context().close();
    });
  }

  for (const lang of languages) {
    test(`what a face wears stands just above the offer on a desk in ${lang}`, async () => {
      const page = await open('/store/purchase/accessories?try=glasses-shades', lang, desk);
      const worn = await edgesOf(page, WORN);
      const offer = await edgesOf(page, OFFER);
      const gap = offer.top - worn.bottom;
      assert.ok(gap >= 0 && gap < 64, `the gap is ${gap}`);
      await page.context().close();
    });
  }
});
