/** The sandbox's card page, used like a buyer does. */
import type { Page } from 'playwright-core';

export const cards = {
  paid: '4242424242424242',
  challenge: '4000002500003155',
  declined: '4000000000000002',
} as const;

/** Chooses a package of coins by its position, from 0, and waits for the card page. */
export async function chooseCoins(page: Page, index = 0): Promise<void> {
  await page.locator('section[aria-labelledby=coins] li button').nth(index).click();
  await page.waitForURL('**/sandbox/cards/**');
}

export const payWith = (page: Page, card: keyof typeof cards): Promise<void> =>
  page.locator(`button[name=test_card][value="${cards[card]}"]`).click();

/** Reads the player's coins from the server. */
export async function coinsOf(serverUrl: string, token: string): Promise<number> {
  const response = await fetch(`${serverUrl}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
  const { user }: { user: { coin: number } } = await response.json();
  return user.coin;
}
