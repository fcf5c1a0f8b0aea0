import type { Page } from 'playwright-core';
import { samplePictures } from '../../apps/server/test/pictures/sample-pictures.ts';
import type { Question } from './live-questions.ts';
import type { LiveScreen } from './live-screens.ts';
import { pathOf, viewOf } from './live-views.ts';

/** Shows a live match at a fixed moment, with the test as its server. */
export async function showMatch(
  page: Page,
  { moment, sign, press }: LiveScreen,
  { serverUrl, questions }: { readonly serverUrl: string; readonly questions: readonly Question[] },
): Promise<void> {
  const view = viewOf(moment, questions);
  // Leave the previous match's page, which would otherwise navigate away.
  await page.goto(`${serverUrl}/robots.txt`);
  await page.unroute('**/api/play/matches/**');
  await page.route('**/api/play/matches/**', (route) => route.fulfill({ json: view }));
  await page.route('**/pictures/**', async (route) => {
    await route.fulfill({ contentType: 'image/png', body: (await samplePictures()).png });
  });
  await page.goto(`${serverUrl}${pathOf(moment)}`);
  await page.locator(sign).first().waitFor();
  if (press === undefined) return;
  await page.locator(press).click();
  await page.locator('dialog[open]').waitFor();
}
