/** Visitors in the store, who look around, and sign up or log in to buy. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../support/launch-browser.ts';
import { startServer } from '../support/running-server.ts';
import { PASSWORD, signUpPlayer } from '../support/test-player.ts';
import { textsIn } from '../support/texts.ts';
import { fillSignUp, readCode, verifyAndComplete } from '../visits/newcomer.ts';
import { FEW_COINS, openContext, openStore, STORE, type TestBed, WELCOME_COINS } from './open-store.ts';
import { chooseCoins, coinsOf, payWith } from './pay-by-card.ts';

let testBed: TestBed;
before(async () => {
  testBed = { server: await startServer(), browser: await launchBrowser() };
});
after(async () => {
  await testBed.browser.close();
  await testBed.server.stop();
});

test('a visitor looks around, logs in to buy, and returns to the store', async () => {
  const player = await signUpPlayer(testBed.server.url, true);
  const context = await openContext(testBed, 'en');
  const page = await openStore(testBed, context);
  await page.locator('section[aria-labelledby=coins] li button').first().click();
  const text = textsIn('en');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('auth.logIn') })
    .click();
  await page.locator('[name=login]').fill(player.email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('dialog [type=submit]').click();
  await page.getByRole('heading', { name: text('store.coins') }).waitFor();
  await page.waitForURL(`**${STORE}`);
  await chooseCoins(page);
  await payWith(page, 'paid');
  await page.waitForURL('**/payment-success*');
  // Wait for the receipt, which appears after the card service's report.
  await page.locator('dl').waitFor();
  assert.equal(await coinsOf(testBed.server.url, player.token), WELCOME_COINS + FEW_COINS);
  await context.close();
});

for (const language of ['en', 'ar', 'ku'] as const) {
  test(`a visitor looks around, signs up to buy coins, and uses a booster bought with them, in ${language}`, async () => {
    const text = textsIn(language);
    const email = `buyer-${language}@example.org`;
    const context = await openContext(testBed, language);
    const page = await openStore(testBed, context);
    await page.locator('section[aria-labelledby=coins] li button').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('auth.signUp') })
      .click();
    await fillSignUp(page, { name: `buyer-${language}`, email, password: PASSWORD });
    await verifyAndComplete(page, await readCode(testBed.server.url, email), STORE);
    await chooseCoins(page);
    await payWith(page, 'paid');
    await page.locator('dl').waitFor();
    const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
    assert.equal(await coinsOf(testBed.server.url, token), WELCOME_COINS + FEW_COINS);

    await page.goto(`${testBed.server.url}${STORE}`);
    await page.locator('section[aria-labelledby=boosters] li button').first().click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('input[value="1"]').check();
    const without = dialog.getByText(await dialog.getByRole('status').innerText(), { exact: true });
    // Press the button for coins, which comes before points.
    await dialog.locator('button').nth(-2).click();
    await without.waitFor({ state: 'detached' });
    await page.goto(`${testBed.server.url}/play/quiz`);
    await page.getByRole('button', { name: text('stakes.start') }).click();
    await page.locator('main fieldset button[aria-disabled=false]').first().waitFor();
    await page
      .getByRole('button', { name: text('booster.fifty_fifty') })
      .first()
      .click();
    await page.locator('main fieldset button[aria-disabled=true]').nth(1).waitFor();
    await context.close();
  });
}

for (const language of ['en', 'ar', 'ku'] as const)
  for (const path of ['/store/upgrade-plan', '/zana-subscription'])
    test(`a visitor sees the way to Plus without scrolling, on ${path} in ${language}`, async () => {
      const context = await openContext(testBed, language);
      const page = await context.newPage();
      await page.goto(`${testBed.server.url}${path}`);
      const box = await page.locator('main a[href$="/subscribe"]').boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      assert.ok(box && box.y + box.height <= height, `the button ends at ${box && box.y + box.height}`);
      await context.close();
    });

for (const language of ['en', 'ar', 'ku'] as const)
  test(`tabs of the store fit one row on the smallest phones, in ${language}`, async () => {
    const context = await openContext(testBed, language);
    const page = await openStore(testBed, context);
    await page.setViewportSize({ width: 320, height: 568 });
    const tops = await page
      .locator('[role=tab]')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
    assert.equal(new Set(tops).size, 1, `the tabs begin at ${tops.join(', ')}`);
    await context.close();
  });
