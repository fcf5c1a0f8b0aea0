import type { Page } from 'playwright-core';
import type { Question } from './live-questions.ts';
import type { LiveScreen } from './live-screens.ts';
import { pathOf, viewOf } from './live-views.ts';

/** Shows a live match at one moment, which stays: the server of this match is the test. */
export async function showMatch(
  page: Page,
  { moment, sign }: LiveScreen,
  { serverUrl, questions }: { readonly serverUrl: string; readonly questions: readonly Question[] },
): Promise<void> {
  const view = viewOf(moment, questions);
  // The match before would see this one take its place, and go elsewhere while the page does, too.
  await page.goto(`${serverUrl}/robots.txt`);
  await page.unroute('**/api/play/matches/**');
  await page.route('**/api/play/matches/**', (route) => route.fulfill({ json: view }));
  await page.goto(`${serverUrl}${pathOf(moment)}`);
  await page.locator(sign).first().waitFor();
}
