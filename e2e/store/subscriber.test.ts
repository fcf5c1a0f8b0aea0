/** A subscription from its first day to its last: low balance, grace, top-up, renewal, and cancellation by SMS. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { openDatabaseOf } from '../support/database-access.ts';
import { openPhone } from '../support/guest-phone.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { textsIn, type WebLanguage } from '../support/texts.ts';
import { passDay, readCode, sendSms, topUp } from './operator-phone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const STOP = '٠';
const CARD = 'section[aria-labelledby=subscription]';
const START = 'main button[aria-busy]';
const SEARCH = 'main [role=status] h2';

let server: RunningServer;
let browser: Browser;
let db: Db;

// A server per test, since the operator's clock only moves forward.
beforeEach(async () => {
  server = await startServer();
  db = await openDatabaseOf(server);
  browser = await launchBrowser();
});
afterEach(async () => {
  await browser.close();
  await db.destroy();
  await server.stop();
});

const openPage = async (language: WebLanguage): Promise<Page> =>
  await (await openPhone(browser, { lang: language })).newPage();

async function subscribe(page: Page, number: string): Promise<void> {
  await page.goto(`${server.url}/store/iraq/tigris/subscribe`);
  await page.locator('input[name=phoneNumber]').fill(number);
  await page.locator('button[type=submit]').click();
  const code = page.locator('input[name=code]');
  await code.waitFor();
  await code.fill(await readCode(server, number));
  await page.locator('button[type=submit]').click();
}

/** Completes the account, and waits for the welcome on home, which precedes any other dialog. */
async function completeAccount(page: Page, username: string): Promise<void> {
  await page.fill('input[name=username]', username);
  await page.selectOption('[autocomplete=bday-day]', '3');
  await page.selectOption('[autocomplete=bday-month]', '2');
  await page.selectOption('[autocomplete=bday-year]', '2000');
  await page.check('[name=gender][value=female]');
  await page.check('[name=agreedToTerms]');
  const categories = page.locator('main button[aria-pressed]');
  for (const index of [0, 4, 8]) await categories.nth(index).click();
  await page.click('main [type=submit]');
  await page.waitForURL('**/home');
  await page.locator('dialog[open]').waitFor();
}

/** Reads the subscription card of the profile. */
async function readCard(page: Page): Promise<string> {
  await page.goto(`${server.url}/profile`);
  return await page.locator(CARD).innerText();
}

/** Starts a game that only Plus has, and waits for its first content. */
async function play(page: Page, path: string, first = 'main fieldset button[aria-disabled=false]') {
  await page.goto(`${server.url}${path}`);
  await page.locator(START).filter({ visible: true }).last().click();
  await page.locator(first).first().waitFor();
}

/** Ends the paid time by moving the player's Plus into the past. */
async function endPaidTime(number: string): Promise<void> {
  const { player_id } = await db
    .selectFrom('subscription')
    .select('player_id')
    .where('phone_number', '=', number)
    .executeTakeFirstOrThrow();
  const grants = await db.selectFrom('access_grant').selectAll().where('player_id', '=', player_id).execute();
  for (const { id, starts_at, ends_at } of grants) {
    const back = (at: Date) => new Date(at.getTime() - 10 * DAY_MS);
    await db
      .updateTable('access_grant')
      .set({ starts_at: back(starts_at), ends_at: back(ends_at) })
      .where('id', '=', id)
      .execute();
  }
}

const subscribers: readonly { readonly language: WebLanguage; readonly number: string }[] = [
  // Numbers with these last digits have a balance for one day.
  { language: 'en', number: '+9647701110006' },
  { language: 'ar', number: '+9647701120006' },
  { language: 'ku', number: '+9647701130006' },
];

for (const { language, number } of subscribers) {
  test(`a subscriber without balance gets grace, tops up, cancels by SMS and keeps the paid time, in ${language}`, async () => {
    const text = textsIn(language);
    const page = await openPage(language);
    await subscribe(page, number);
    await page.getByText(text('operator.chooseName')).click();
    await completeAccount(page, `subscriber-${language}`);
    await play(page, '/play/puzzle');

    await passDay(server);
    assert.ok((await readCard(page)).includes(text('subscription.lowBalance')));
    await play(page, '/play/solo-survival');

    await topUp(server, number, 1_000);
    await passDay(server);
    const renewed = await readCard(page);
    assert.ok(!renewed.includes(text('subscription.lowBalance')), renewed);
    assert.ok(renewed.includes(text('subscription.stop')), renewed);

    await sendSms(server, number, STOP);
    const stopped = await readCard(page);
    assert.ok(stopped.includes(text('subscription.again')), stopped);
    await play(page, '/play/tug-of-war', SEARCH);

    await endPaidTime(number);
    await page.goto(`${server.url}/home`);
    await page.getByText(text('downgraded.free')).waitFor();
    await page.context().close();
  });
}
