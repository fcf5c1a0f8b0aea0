import type { BrowserContext, Page } from 'playwright-core';
import { samplePictures } from '../../apps/server/test/pictures/sample-pictures.ts';
import type { Question } from './live-questions.ts';
import type { LiveScreen } from './live-screens.ts';
import { pathOf, viewOf } from './live-views.ts';
import { openPage } from './look.ts';

/**
 * Shows a live match at a fixed moment in a new page, with the test as its server. Faults include later loads, since a
 * match must not reload its page.
 */
export async function showMatch(
  context: BrowserContext,
  { moment, sign, press }: LiveScreen,
  { serverUrl, questions }: { readonly serverUrl: string; readonly questions: readonly Question[] },
): Promise<{ page: Page; faults: string[] }> {
  const view = viewOf(moment, questions);
  const { page, faults } = await openPage(context);
  await page.route('**/api/play/matches/**', (route) => route.fulfill({ json: view }));
  await page.route('**/pictures/**', async (route) => {
    await route.fulfill({ contentType: 'image/png', body: (await samplePictures()).png });
  });
  await page.goto(`${serverUrl}${pathOf(moment)}`);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) faults.push(`the page loads ${request.url()}`);
  });
  await page.locator(sign).first().waitFor();
  if (press !== undefined) {
    await page.locator(press).click();
    await page.locator('dialog[open]').waitFor();
  }
  return { page, faults };
}
