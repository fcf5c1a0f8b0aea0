/** Steps of a new player on the screen; only the mail is read by a sandbox call. */

import type { Page } from 'playwright-core';
import { expectVisible } from '../support/expect-visible.ts';

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export async function signUp(page: Page, newcomer: Newcomer): Promise<void> {
  await page.locator('main section button').first().click();
  await fillSignUp(page, newcomer);
}

/** Fills and submits the open sign-up dialog. */
export async function fillSignUp(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await page.fill('[name=username]', name);
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  await page.fill('[name=confirmPassword]', password);
  await page.click('dialog [type=submit]');
  await page.selectOption('[autocomplete=bday-day]', '3');
  await page.selectOption('[autocomplete=bday-month]', '2');
  await page.selectOption('[autocomplete=bday-year]', '2000');
  await page.check('[name=gender][value=female]');
  await page.check('[name=agreedToTerms]');
  await page.click('dialog [type=submit]');
  await page.waitForURL('**/verify-email');
}

export async function readCode(serverUrl: string, email: string): Promise<string> {
  const response = await fetch(`${serverUrl}/api/sandbox/mails?to=${encodeURIComponent(email)}`);
  const { data }: { data: { text: string }[] } = await response.json();
  const [code] = /\b\d{6}\b/.exec(data[0]?.text ?? '') ?? [];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Verifies and completes the account, and waits for the page that the player wanted before. */
export async function verifyAndComplete(page: Page, code: string, wanted = '/home'): Promise<void> {
  await page.fill('[name=code]', code);
  await page.click('[type=submit]');
  await page.waitForURL('**/completeAccount');
  const categories = page.locator('main button[aria-pressed]');
  await categories.first().waitFor();
  for (const index of [0, 4, 8]) await categories.nth(index).click();
  await page.locator('main button:not([aria-pressed])').click();
  await page.waitForURL(`**${wanted}`);
}

/** Plays today's challenge to its result, always choosing the first option. */
export async function playChallenge(page: Page, rounds: number): Promise<void> {
  await page.locator('main button').first().click();
  for (let round = 1; round <= rounds; round += 1) {
    // Wait until the options open, a moment after the question is readable.
    await page.locator('main fieldset button[aria-disabled=false]').first().click();
    await expectVisible(page, 'main section[data-verdict]');
    await page.locator('main section[data-verdict] button[aria-busy]').click();
    await page.locator('main section[data-verdict]').waitFor({ state: 'hidden' });
  }
}
