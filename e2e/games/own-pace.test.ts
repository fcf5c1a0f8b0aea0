/** A player's own pace and ways to answer, by keyboard alone in a real browser. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeVenue, openVenue, type Venue } from '../support/table.ts';
import { openTable, type SoloTable } from './solo-table.ts';

const TWO_MINUTES_MS = 120_000;
/** Longer than a reveal that goes on by itself. */
const PAST_THE_REVEAL_MS = 22_000;

let venue: Venue;
before(async () => {
  venue = await openVenue();
});
after(() => closeVenue(venue));

const focused = ({ page }: SoloTable) => page.evaluate(() => document.activeElement?.textContent ?? '');

async function tabTo(table: SoloTable, text: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await table.page.keyboard.press('Tab');
    if ((await focused(table)).includes(text)) return;
  }
  assert.fail(`Tab does not lead to “${text}”.`);
}

/** Turns a switch on by its key, from any place of the dialog before it. */
async function turnOn({ page, text }: SoloTable, key: string): Promise<void> {
  await page.getByRole('switch', { name: text(key) }).focus();
  await page.keyboard.press('Space');
}

for (const language of ['en', 'ku'] as const) {
  test(`an own pace by keyboard, in ${language}`, { timeout: TWO_MINUTES_MS }, async () => {
    const table = await openTable(venue, language);
    const { page } = table;
    await table.open('/play/daily-challenge');
    await table.button('play.start').waitFor();
    await tabTo(table, table.text('play.pace'));
    await page.keyboard.press('Enter');
    await page.locator('dialog[open] input[name=own-time]').first().focus();
    await page.keyboard.press('ArrowDown');
    await turnOn(table, 'settings.revealsWait');
    await turnOn(table, 'settings.confirms');
    await page.keyboard.press('Escape');
    assert.match(await focused(table), new RegExp(table.text('play.pace').slice(0, 8)));

    await table.button('play.start').press('Enter');
    await table.waitForQuestion();
    const { round } = await page.evaluate(async () => {
      const id = new URLSearchParams(location.search).get('match');
      const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` };
      return await (await fetch(`/api/play/matches/${id}`, { headers })).json();
    });
    assert.equal(round.closesAtMs - round.opensAtMs, 60_000);

    await table.button('play.sound').focus();
    await page.keyboard.press('2');
    assert.equal(await page.locator('fieldset [aria-pressed=true]').count(), 0);
    await page.locator('main h1').focus();
    await page.keyboard.press('2');
    await page.locator('fieldset button[aria-pressed=true]:focus').waitFor();
    assert.equal(await page.locator('main section[data-verdict]').count(), 0);
    await tabTo(table, table.text('play.confirm'));
    await page.keyboard.press('Enter');
    await page.locator('main section[data-verdict] h2:focus').waitFor();
    await page.waitForTimeout(PAST_THE_REVEAL_MS);
    assert.equal(await page.locator('main section[data-verdict]').count(), 1);
    await page.keyboard.press('Enter');
    await page.locator('main section[data-verdict]').waitFor({ state: 'hidden' });
    await table.close();
  });
}
