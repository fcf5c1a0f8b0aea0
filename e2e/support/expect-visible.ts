import type { Page } from 'playwright-core';

export const expectVisible = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor({ state: 'visible' });
