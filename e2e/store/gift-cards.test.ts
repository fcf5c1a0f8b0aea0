/** Exchanging points for gift cards and days of Plus, and the daily bonus of Plus. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { makeCodes, TEA, TEA_POINTS } from '../../apps/server/test/features/gift-card-driver.ts';
import { openContext } from '../appearance/look.ts';
import { openDatabaseOf, readBalances } from '../support/database-access.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { signUpPlayer } from '../support/test-player.ts';
import { textsIn, type WebLanguage } from '../support/texts.ts';
import { giftCardKeys, loadGiftCards, signUpRedeemer } from './gift-stock.ts';

const ACTIVATION = '*133*';
const DAY_POINTS = 100;
const WELCOME_COINS = 100;
const BONUS_COINS = 50;

let server: RunningServer;
let browser: Browser;
let db: Db;

before(async () => {
  server = await startServer({ GIFT_CARD_KEYS: giftCardKeys });
  db = await openDatabaseOf(server);
  browser = await launchBrowser();
  await loadGiftCards(db, makeCodes(1, { giftCardId: 'cinema-8000' }));
});
after(async () => {
  await browser.close();
  await db.destroy();
  await server.stop();
});

async function openPage(language: WebLanguage, token: string): Promise<Page> {
  const context = await openContext(browser, { language, size: 'phone', checkedIn: null }, token);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  return await context.newPage();
}

const goTo = (page: Page, path: string) => page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });

/** Loads a numeric code that no other player will get, since a card is redeemed by one player at a time. */
async function loadTea(): Promise<string> {
  const code = String(randomBytes(6).readUIntBE(0, 6)).padStart(16, '4');
  await loadGiftCards(db, makeCodes(1, { code, activationNumber: ACTIVATION, expiresOn: '2031-03-31' }));
  return code;
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const shownCode = async (page: Page): Promise<string> =>
  (await page.locator('main code').innerText()).replaceAll(' ', '');

/** Presses the button below an offer, and confirms the dialog with a double tap. */
async function redeem(page: Page, language: WebLanguage): Promise<void> {
  await page.locator('main [data-stays] button').click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: textsIn(language)('redeem.action'), exact: true }).dblclick();
}

for (const language of ['en', 'ar', 'ku'] as const) {
  test(`a Plus player redeems a card, copies its code and finds it again, in ${language}`, async () => {
    const text = textsIn(language);
    const code = await loadTea();
    const guest = await signUpRedeemer(server, db, TEA_POINTS + 40);
    const page = await openPage(language, guest.token);
    await goTo(page, '/store?tab=redeem');
    await page.locator(`main a[href="/store/redeem/cards/${TEA}"]`).click();
    await redeem(page, language);
    assert.equal(await shownCode(page), code);
    await page.getByRole('button', { name: text('rewards.copyCode'), exact: true }).click();
    await page.getByRole('button', { name: text('rewards.copied'), exact: true }).waitFor();
    assert.equal(await clipboard(page), code);
    await page.getByRole('button', { name: text('rewards.copyActivation') }).click();
    await page.waitForFunction(
      async (wanted) => (await navigator.clipboard.readText()) === wanted,
      ACTIVATION,
    );
    assert.equal((await readBalances(db, guest)).points, 40);

    await goTo(page, '/store/redeem/view/cards');
    const rows = page.locator('main li');
    assert.equal(await rows.count(), 1);
    assert.ok(!(await rows.innerText()).includes(code));
    await rows.locator('button').click();
    await page.waitForFunction(async (wanted) => (await navigator.clipboard.readText()) === wanted, code);
    await rows.locator('a').click();
    assert.equal(await shownCode(page), code);
    assert.ok(!page.url().includes(code));
    await page.context().close();
  });
}

test('shows before a press that points or the card are missing', async () => {
  const text = textsIn('en');
  const guest = await signUpRedeemer(server, db, 100);
  const page = await openPage('en', guest.token);
  await goTo(page, '/store/redeem/cards/cinema-8000');
  await page.getByText(text('redeem.notEnough'), { exact: true }).waitFor();
  assert.equal(await page.locator('main [data-stays]').count(), 0);
  await goTo(page, '/store/redeem/cards/bookshop-10000');
  await page.getByText(text('redeem.unavailable')).waitFor();
  await page.context().close();
});

test('shows that a card has just sold out, and takes no points', async () => {
  await loadTea();
  const guest = await signUpRedeemer(server, db, TEA_POINTS);
  const page = await openPage('en', guest.token);
  await goTo(page, `/store/redeem/cards/${TEA}`);
  await page.locator('main [data-stays] button').waitFor();
  await db.deleteFrom('gift_card_code').where('redemption_id', 'is', null).execute();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await redeem(page, 'en');
  await page.locator('main').getByText(textsIn('en')('redeem.unavailable')).waitFor();
  // A second call could still exchange the points, for a card that is added after the refusal.
  const redeemCall = `POST /api/store/gift-cards/${TEA}/redeem`;
  assert.deepEqual(
    calls.filter((call) => call === redeemCall),
    [redeemCall],
  );
  assert.equal((await readBalances(db, guest)).points, TEA_POINTS);
  await page.context().close();
});

test('a free player is led to Plus, and a visitor is asked to sign in', async () => {
  await loadGiftCards(db, makeCodes(1));
  const { token } = await signUpPlayer(server.url, true);
  const page = await openPage('en', token);
  await goTo(page, `/store/redeem/cards/${TEA}`);
  await page.locator('main a[href="/store?tab=subscription"]').click();
  await page.waitForURL(/tab=subscription/);
  await page.context().close();

  const visitor = await browser.newPage();
  await goTo(visitor, `/store/redeem/cards/${TEA}`);
  await visitor.locator('main').getByRole('button').click();
  await visitor.locator('dialog[open]').waitFor();
  await visitor.close();
});

test('a Plus player exchanges points for a day of Plus, which is appended to the present one', async () => {
  const guest = await signUpRedeemer(server, db, DAY_POINTS);
  const page = await openPage('en', guest.token);
  await goTo(page, '/store/redeem/sub/plus-1-day');
  await redeem(page, 'en');
  await page.locator('main p[role=status]').waitFor();
  assert.equal(await page.locator('main li').count(), 1);
  assert.equal((await readBalances(db, guest)).points, 0);
  const grants = await db
    .selectFrom('access_grant')
    .select(['starts_at', 'ends_at'])
    .where('player_id', '=', guest.id)
    .orderBy('starts_at')
    .execute();
  assert.equal(grants.length, 2);
  assert.deepEqual(grants[1]?.starts_at, grants[0]?.ends_at);
  await page.context().close();
});

for (const language of ['en', 'ar', 'ku'] as const) {
  test(`the daily bonus is claimed once, and stays claimed, in ${language}`, async () => {
    const guest = await signUpRedeemer(server, db, 0);
    const page = await openPage(language, guest.token);
    await goTo(page, '/home');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    const card = page.locator('section[aria-labelledby=bonus]');
    await card.getByRole('button').dblclick();
    await card.locator('[data-state=claimed]').waitFor();
    assert.equal((await readBalances(db, guest)).coins, WELCOME_COINS + BONUS_COINS);
    await page.reload({ waitUntil: 'networkidle' });
    // Wait for the parts of home below the fold, which load near the viewport.
    await page.locator('main h2').first().waitFor();
    await page.mouse.wheel(0, 400);
    await card.locator('[data-state=claimed]').waitFor();
    assert.equal(await card.getByRole('button').count(), 0);
    await page.context().close();
  });
}
