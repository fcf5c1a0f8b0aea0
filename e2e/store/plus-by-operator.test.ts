/** Plus by mobile operator, without an account: number, code, charge, and an account created from the number. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { inspectScreen } from '../appearance/inspect-screen.ts';
import { openPhone } from '../support/guest-phone.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { textsIn, type WebLanguage } from '../support/texts.ts';
import { lookAtPhone, readCode } from './operator-phone.ts';

const PATIENCE_MS = 60_000;
const NUMBER_PAGE = '/store/iraq/tigris/subscribe';
const PRICE_IQD = 300;
const LOOK = { language: 'en', size: 'phone', checkedIn: 'light' } as const;

let server: RunningServer;
let browser: Browser;

before(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
after(async () => {
  await browser.close();
  await server.stop();
});

async function openPage(language: WebLanguage): Promise<Page> {
  const page = await (await openPhone(browser, { lang: language })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Types the number as people do, and waits for the page of the code. */
async function askForCode(page: Page, number: string): Promise<void> {
  await page.goto(`${server.url}${NUMBER_PAGE}`);
  await page.locator('input[name=phoneNumber]').fill(number);
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=code]').waitFor();
}

const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.locator('input[name=code]').fill(code);
  await page.locator('button[type=submit]').click();
};

const title = (page: Page): Promise<string> => page.locator('section[role=status] h1').innerText();

const languages: readonly {
  readonly language: WebLanguage;
  readonly typed: string;
  readonly number: string;
}[] = [
  { language: 'en', typed: '0770 123 4501', number: '+9647701234501' },
  { language: 'ar', typed: '٠٧٧٠ ١٢٣ ٤٥٠٢', number: '+9647701234502' },
  { language: 'ku', typed: '+964 770 123 4503', number: '+9647701234503' },
];

for (const { language, typed, number } of languages) {
  test(`a visitor subscribes by number and code, and completes the account, in ${language}`, async () => {
    const text = textsIn(language);
    const page = await openPage(language);
    await askForCode(page, typed);
    const before = await lookAtPhone(server, number);
    await enterCode(page, await readCode(server, number));
    await page.getByText(text('operator.signedIn')).waitFor();
    const after = await lookAtPhone(server, number);
    assert.equal(before.balanceIqd - after.balanceIqd, PRICE_IQD);
    await page.getByText(text('operator.chooseName')).click();
    await page.locator('input[name=username]').waitFor();
    assert.equal(new URL(page.url()).pathname, '/completeAccount');
    await page.context().close();
  });
}

test('a subscriber sees the consent, and cancels with one tap', async () => {
  const text = textsIn('en');
  const number = '+9647701234505';
  const page = await openPage('en');
  await askForCode(page, number);
  await enterCode(page, await readCode(server, number));
  await page.getByText(text('operator.signedIn')).waitFor();
  await page.goto(`${server.url}/profile`);
  await page.getByText(text('subscription.receipt')).click();
  await page.locator('blockquote').waitFor();
  const faults = await inspectScreen(page, 'subscriber', LOOK);
  await page.getByRole('button', { name: text('subscription.stop') }).click();
  await page.getByRole('dialog').waitFor();
  faults.push(...(await inspectScreen(page, 'subscriber-stop', LOOK)));
  assert.deepEqual(faults, []);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('subscription.stop') })
    .click();
  await page.getByText(text('subscription.again')).waitFor();
  await page.context().close();
});

test('a wrong code can be corrected, and charges nothing', async () => {
  const number = '+9647701234504';
  const page = await openPage('en');
  await askForCode(page, number);
  const code = await readCode(server, number);
  const { balanceIqd } = await lookAtPhone(server, number);
  await enterCode(page, code === '1111' ? '2222' : '1111');
  await page.locator('input[name=code][aria-invalid=true]').waitFor();
  assert.equal((await lookAtPhone(server, number)).balanceIqd, balanceIqd);
  await enterCode(page, code);
  await page.getByText(textsIn('en')('operator.signedIn')).waitFor();
  await page.context().close();
});

test('a low balance is shown, and nothing is charged', async () => {
  const number = '+9647701230000';
  const page = await openPage('en');
  await askForCode(page, number);
  await enterCode(page, await readCode(server, number));
  await page.locator('section[role=status]').waitFor();
  assert.equal(await title(page), textsIn('en')('operator.lowBalance'));
  assert.equal((await lookAtPhone(server, number)).balanceIqd, 0);
  await page.context().close();
});

test('the page of the code without a number redirects to the page of the number', async () => {
  const page = await openPage('en');
  await page.goto(`${server.url}${NUMBER_PAGE}-otp`);
  await page.locator('input[name=phoneNumber]').waitFor();
  await page.context().close();
});
