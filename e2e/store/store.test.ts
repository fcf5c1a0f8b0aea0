/** Players buy coins by card and boosters for coins, and every payment takes effect once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../support/launch-browser.ts';
import { startServer } from '../support/running-server.ts';
import { signUpPlayer } from '../support/test-player.ts';
import { textsIn } from '../support/texts.ts';
import { FEW_COINS, openContext, openStore, STORE, type TestBed, WELCOME_COINS } from './open-store.ts';
import { cards, chooseCoins, coinsOf, payWith } from './pay-by-card.ts';

let testBed: TestBed;
before(async () => {
  testBed = { server: await startServer(), browser: await launchBrowser() };
});
after(async () => {
  await testBed.browser.close();
  await testBed.server.stop();
});

for (const language of ['en', 'ar', 'ku'] as const) {
  test(`coins bought by card are in the balance, and the back link leads to the game, in ${language}`, async () => {
    const text = textsIn(language);
    const { token } = await signUpPlayer(testBed.server.url, true);
    const context = await openContext(testBed, language, token);
    const page = await openStore(testBed, context, `${STORE}&from=${encodeURIComponent('/play/quiz')}`);
    await chooseCoins(page);
    await payWith(page, 'paid');
    await page.getByRole('link', { name: text('payment.backToGame') }).waitFor();
    assert.equal(await coinsOf(testBed.server.url, token), WELCOME_COINS + FEW_COINS);
    await page.getByRole('link', { name: text('payment.backToGame') }).click();
    await page.waitForURL('**/play/quiz');
    await page.goto(`${testBed.server.url}${STORE}`);
    const balances = await page.locator('main header p').first().innerText();
    assert.match(
      balances.replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)),
      /300/,
    );
    await context.close();
  });
}

test('a declined card charges nothing, and another one pays', async () => {
  const text = textsIn('en');
  const { token } = await signUpPlayer(testBed.server.url, true);
  const context = await openContext(testBed, 'en', token);
  const page = await openStore(testBed, context);
  await chooseCoins(page);
  await payWith(page, 'declined');
  await page.locator('[role=alert]').waitFor();
  await page.locator('button[name=cancel]').click();
  await page.waitForURL('**/payment-failed*');
  await page.getByText(text('payment.nothingCharged')).waitFor();
  assert.equal(await coinsOf(testBed.server.url, token), WELCOME_COINS);
  await page.locator('footer a').first().click();
  await page.waitForURL('**/sandbox/cards/**');
  await payWith(page, 'paid');
  await page.waitForURL('**/payment-success*');
  await page.locator('dl').waitFor();
  assert.equal(await coinsOf(testBed.server.url, token), WELCOME_COINS + FEW_COINS);
  await context.close();
});

test("a payment succeeds after the bank's confirmation", async () => {
  const { token } = await signUpPlayer(testBed.server.url, true);
  const context = await openContext(testBed, 'en', token);
  const page = await openStore(testBed, context);
  await chooseCoins(page);
  await payWith(page, 'challenge');
  await page.locator('button[name=answer][value=yes]').click();
  await page.waitForURL('**/payment-success*');
  await page.locator('dl').waitFor();
  assert.equal(await coinsOf(testBed.server.url, token), WELCOME_COINS + FEW_COINS);
  await context.close();
});

test('a player who closes the tab after paying gets the coins', async () => {
  const { token } = await signUpPlayer(testBed.server.url, true);
  const context = await openContext(testBed, 'en', token);
  const page = await openStore(testBed, context);
  await chooseCoins(page);
  const body = new URLSearchParams({ test_card: cards.paid });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(page.url(), { method: 'POST', body: body.toString(), headers, redirect: 'manual' });
  await page.close();
  const again = await openStore(testBed, context);
  await again.waitForFunction(() => document.querySelector('main header')?.textContent?.includes('300'));
  assert.equal(await coinsOf(testBed.server.url, token), WELCOME_COINS + FEW_COINS);
  await context.close();
});

test('two presses and a step back after paying make one payment', async () => {
  const { token } = await signUpPlayer(testBed.server.url, true);
  const context = await openContext(testBed, 'en', token);
  const page = await openStore(testBed, context);
  await page.locator('section[aria-labelledby=coins] li button').first().dblclick();
  await page.waitForURL('**/sandbox/cards/**');
  const body = new URLSearchParams({ test_card: cards.paid });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(page.url(), { method: 'POST', body: body.toString(), headers, redirect: 'manual' });
  await page.goto(`${testBed.server.url}${STORE}`);
  await page.locator('section[aria-labelledby=coins] li button').first().click();
  await page.waitForURL('**/payment-success*');
  await page.locator('dl').waitFor();
  assert.equal(await coinsOf(testBed.server.url, token), WELCOME_COINS + FEW_COINS);
  await context.close();
});

test('boosters are bought in a quantity, and shown before a game; too few points are reported', async () => {
  const text = textsIn('en');
  const { token } = await signUpPlayer(testBed.server.url, true);
  const context = await openContext(testBed, 'en', token);
  const page = await openStore(testBed, context);
  await page.locator('section[aria-labelledby=boosters] li button').first().click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input[value="3"]').check();
  await dialog.getByRole('button', { name: 'Pay 180 points' }).click();
  await dialog.getByText(text('store.notEnoughPoints')).waitFor();
  await dialog.getByRole('button', { name: 'Pay 90 coins' }).click();
  await dialog.getByText('You have 3').waitFor();
  assert.equal(await coinsOf(testBed.server.url, token), WELCOME_COINS - 90);
  await dialog.getByRole('button', { name: 'Pay 90 coins' }).click();
  await page.getByRole('dialog', { name: text('noCoins.title') }).waitFor();
  await page.goto(`${testBed.server.url}/play/quiz`);
  await page.getByText(text('booster.fifty_fifty')).waitFor();
  const shelf = page.locator('li', { hasText: text('booster.fifty_fifty') });
  assert.match(await shelf.innerText(), /3/);
  await context.close();
});
