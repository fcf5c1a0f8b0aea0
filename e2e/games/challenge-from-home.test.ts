/** Home shows a player who comes online, and two taps there begin a 1v1. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { closeTestBed, openTestBed, type TestBed } from '../support/guest-phone.ts';
import { closePhones, openLivePhone } from './live-phone.ts';

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

/** Sums the layout shifts of a page (https://web.dev/articles/cls) from its start. */
async function sumShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(globalThis, { sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { sum: { shift: number } }).sum.shift);
}

test('a player who comes online appears on home, and is challenged from there', async () => {
  const host = await openLivePhone(testBed, { language: 'en' });
  const lists: string[] = [];
  host.page.on('request', (request) => {
    if (/\/api\/(?:home|players\/online)/.test(request.url())) lists.push(request.url());
  });
  const shift = await sumShifts(host.page);
  await host.open('/home');
  await host.says('online.none');

  const rival = await openLivePhone(testBed, { language: 'ku' });
  await rival.open('/modes');
  const card = host.page.getByRole('link', { name: rival.name });
  await card.waitFor();
  assert.equal(lists.length, 1, 'Who comes is heard, not asked for.');
  assert.ok((await shift()) < 0.001, 'Nothing moves when players come.');

  await card.click();
  await host.page.waitForURL('**/play/1v1');
  await host.page.getByRole('button', { name: rival.name }).filter({ visible: true }).click();
  await rival.button('invitation.yes').click();
  await Promise.all([host.meet(rival), rival.meet(host)]);
  await Promise.all([host.waitForQuestion(), rival.waitForQuestion()]);
  await closePhones(host, rival);
});
