/** A player's own pace and ways to answer, by keyboard alone in a real browser. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeTestBed, openTestBed, type TestBed } from '../support/guest-phone.ts';
import { pressByKey } from '../support/keyboard.ts';
import { openSoloPhone, type SoloPhone } from './solo-phone.ts';

const TWO_MINUTES_MS = 120_000;
/** Longer than a reveal that ends by itself. */
const PAST_THE_REVEAL_MS = 22_000;

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

const focused = ({ page }: SoloPhone) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Turns a switch on by keyboard. */
async function turnOn({ page, text }: SoloPhone, key: string): Promise<void> {
  await page.getByRole('switch', { name: text(key) }).focus();
  await page.keyboard.press('Space');
}

for (const language of ['en', 'ku'] as const) {
  test(`a player's own pace by keyboard, in ${language}`, { timeout: TWO_MINUTES_MS }, async () => {
    const phone = await openSoloPhone(testBed, language);
    const { page } = phone;
    await phone.open('/play/daily-challenge');
    await phone.button('play.start').waitFor();
    await pressByKey(page, page.getByRole('button', { name: phone.text('play.pace') }));
    await page.locator('dialog[open] input[name=own-time]').first().focus();
    await page.keyboard.press('ArrowDown');
    await turnOn(phone, 'settings.revealsWait');
    await turnOn(phone, 'settings.confirms');
    await page.keyboard.press('Escape');
    assert.match(await focused(phone), new RegExp(phone.text('play.pace').slice(0, 8)));

    await phone.button('play.start').press('Enter');
    await phone.waitForQuestion();
    const { round } = await page.evaluate(async () => {
      const id = new URLSearchParams(location.search).get('match');
      const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` };
      return await (await fetch(`/api/play/matches/${id}`, { headers })).json();
    });
    assert.equal(round.closesAtMs - round.opensAtMs, 60_000);

    await phone.button('play.sound').focus();
    await page.keyboard.press('2');
    assert.equal(await page.locator('fieldset [aria-pressed=true]').count(), 0);
    await page.locator('main h1').focus();
    await page.keyboard.press('2');
    await page.locator('fieldset button[aria-pressed=true]:focus').waitFor();
    assert.equal(await page.locator('main section[data-verdict]').count(), 0);
    await pressByKey(page, page.getByRole('button', { name: phone.text('play.confirm') }));
    await page.locator('main section[data-verdict] h2:focus').waitFor();
    await page.waitForTimeout(PAST_THE_REVEAL_MS);
    assert.equal(await page.locator('main section[data-verdict]').count(), 1);
    await page.keyboard.press('Enter');
    await page.locator('main section[data-verdict]').waitFor({ state: 'hidden' });
    await phone.close();
  });
}
