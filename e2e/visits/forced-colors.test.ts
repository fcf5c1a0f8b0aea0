/** Forced colours, such as Windows' contrast themes: borders and words tell what fills no longer do. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { openSoloPhone, type SoloPhone } from '../games/solo-phone.ts';
import { closeTestBed, openTestBed, type TestBed } from '../support/guest-phone.ts';

let testBed: TestBed;
let phone: SoloPhone;

before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

beforeEach(async () => {
  phone = await openSoloPhone(testBed, 'en');
  await phone.page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
});
afterEach(() => phone.page.context().close());

/** A property of all elements, or of a pseudo-element of each. */
const stylesOf = (elements: Locator, property: string, pseudo?: string): Promise<string[]> =>
  elements.evaluateAll(
    (all, [name = '', of]) => all.map((one) => getComputedStyle(one, of).getPropertyValue(name)),
    [property, pseudo],
  );

const allAre = (found: readonly string[], expected: string) => {
  assert.ok(found.length > 0);
  assert.deepEqual(
    found,
    found.map(() => expected),
  );
};

describe('in forced colours', () => {
  test('no layer of an answer covers its border or its words', async () => {
    await phone.start('/play/daily-challenge');
    const answers = phone.page.locator('main fieldset button');
    await answers.first().waitFor();
    allAre(await stylesOf(answers, 'display', '::before'), 'none');
    await phone.answer(false);
    const clips = await stylesOf(answers.locator('*'), 'clip-path');
    assert.deepEqual(
      clips.filter((clip) => clip.startsWith('polygon')),
      [],
    );
    allAre(await stylesOf(answers.locator('> :first-child'), 'transform'), 'none');
  });

  test('colours of hair are told apart', async () => {
    await phone.open('/profile/edit-avatar');
    const swatches = phone.page.locator('[role=tabpanel] button[style*=--color]');
    await swatches.first().waitFor();
    const colors = await stylesOf(swatches, 'background-color', '::before');
    assert.ok(colors.length > 5);
    assert.equal(new Set(colors).size, colors.length);
  });

  test('a link that looks like a button has a border', async () => {
    await phone.open('/home');
    const link = phone.page.locator('main a[href="/play/daily-challenge"]').last();
    await link.waitFor();
    allAre(await stylesOf(link, 'border-top-style'), 'solid');
  });

  test('a chosen option has another border than the rest, and the same ground', async () => {
    await phone.open('/play/1v1');
    const options = phone.page.locator('main label:has(input[name=way])');
    await options.first().waitFor();
    const borders = await stylesOf(options, 'border-top-color');
    assert.notEqual(borders[0], borders[1]);
    assert.equal(new Set(await stylesOf(options, 'background-color')).size, 1);
  });
});
