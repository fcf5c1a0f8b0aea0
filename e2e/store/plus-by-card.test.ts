/** Plus by card: paid, declined, confirmed with the bank, paid on a page that is closed, and paid twice. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../support/launch-browser.ts';
import { startServer } from '../support/running-server.ts';
import { signUpPlayer } from '../support/test-player.ts';
import { textsIn, type WebLanguage } from '../support/texts.ts';
import { openContext, type TestBed } from './open-store.ts';
import { cards, payWith } from './pay-by-card.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 30;

let testBed: TestBed;
before(async () => {
  testBed = { server: await startServer(), browser: await launchBrowser() };
});
after(async () => {
  await testBed.browser.close();
  await testBed.server.stop();
});

/** Remaining days of Plus, read from the server. */
async function plusDaysOf(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${testBed.server.url}/api/store/plus-days`, { headers });
  const { plusUntilMs }: { plusUntilMs: number | null } = await response.json();
  return plusUntilMs === null ? 0 : Math.round((plusUntilMs - Date.now()) / DAY_MS);
}

/** Opens the card service's page for Plus. */
async function chooseCard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${testBed.server.url}/store/upgrade-plan`);
  await page.locator('input[name=way][value=plus-30-days]').check();
  await page.locator('main button').last().click();
  await page.waitForURL('**/sandbox/cards/**');
  return page;
}

/** Waits until the card service has reported a payment that no browser saw. */
async function untilPlus(token: string): Promise<void> {
  while ((await plusDaysOf(token)) === 0) await sleep(200);
}

/** Opens the plans, where a player with Plus may only add days by card. */
async function seesPlus(page: Page): Promise<void> {
  await page.goto(`${testBed.server.url}/store/upgrade-plan`);
  await page.locator('input[name=way][value=plus-30-days]').waitFor();
  assert.equal(await page.locator('input[name=way]').count(), 1);
}

async function openPlayer(language: WebLanguage) {
  const { token } = await signUpPlayer(testBed.server.url, true);
  return { token, context: await openContext(testBed, language, token) };
}

/** Pays by a call, like a browser whose tab is closed before the reply. */
async function payUnseen(page: Page): Promise<void> {
  const body = new URLSearchParams({ test_card: cards.paid }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(page.url(), { method: 'POST', body, headers, redirect: 'manual' });
}

for (const language of ['en', 'ar', 'ku'] as const) {
  test(`a card pays for ${DAYS} days of Plus, in ${language}`, async () => {
    const { token, context } = await openPlayer(language);
    const page = await chooseCard(context);
    assert.equal(await plusDaysOf(token), 0);
    await payWith(page, 'paid');
    await page.waitForURL('**/payment-success*');
    await page.locator('dl').waitFor();
    assert.equal(await plusDaysOf(token), DAYS);
    await seesPlus(page);
    await context.close();
  });

  test(`a declined card charges nothing and gives no Plus, in ${language}`, async () => {
    const { token, context } = await openPlayer(language);
    const page = await chooseCard(context);
    await payWith(page, 'declined');
    await page.locator('[role=alert]').waitFor();
    await page.locator('button[name=cancel]').click();
    await page.waitForURL('**/payment-failed*');
    await page.getByText(textsIn(language)('payment.nothingCharged')).waitFor();
    assert.equal(await plusDaysOf(token), 0);
    await context.close();
  });

  test(`Plus begins after the bank's confirmation, in ${language}`, async () => {
    const { token, context } = await openPlayer(language);
    const page = await chooseCard(context);
    await payWith(page, 'challenge');
    await page.locator('button[name=answer][value=yes]').waitFor();
    assert.equal(await plusDaysOf(token), 0);
    await page.locator('button[name=answer][value=yes]').click();
    await page.waitForURL('**/payment-success*');
    await page.locator('dl').waitFor();
    assert.equal(await plusDaysOf(token), DAYS);
    await context.close();
  });

  test(`a player who closes the tab after paying has Plus, in ${language}`, { timeout: 60_000 }, async () => {
    const { token, context } = await openPlayer(language);
    const page = await chooseCard(context);
    await payUnseen(page);
    await page.close();
    const again = await context.newPage();
    await untilPlus(token);
    await seesPlus(again);
    assert.equal(await plusDaysOf(token), DAYS);
    await context.close();
  });

  test(`paying a page twice gives Plus once, in ${language}`, { timeout: 60_000 }, async () => {
    const { token, context } = await openPlayer(language);
    const page = await chooseCard(context);
    await Promise.all([payUnseen(page), payUnseen(page)]);
    await payUnseen(page);
    await untilPlus(token);
    await seesPlus(page);
    assert.equal(await plusDaysOf(token), DAYS);
    await context.close();
  });
}
