/** Playing by keyboard alone. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has. */
const MOST_STOPS = 60;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${target}.`);
}

/** Presses a button or a link. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
