/** Responsiveness of a match under bad networks, wrong clocks and the player's settings. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer, withoutPayments } from '../support/running-server.ts';
import { signUpPlayer } from '../support/test-player.ts';

const STALL_MS = 5000;
/** Half of the network's stall: certainly faster than a reply. */
const AT_ONCE_MS = 2500;
const REPAINT_MS = 300;
/** Allowed delay of the shown seconds, which are whole. */
const SHOWN_LATE_S = 1.2;
const AWAY_MS = 4000;
/** Length of a reveal, with a margin for a busy machine. */
const AT_REST_MS = 1500;
const OPTION = 'main fieldset button';
const OPEN_OPTION = `${OPTION}[aria-disabled=false]`;
const NEXT = 'main section[data-verdict] button[aria-busy]';

let server: RunningServer;
let browser: Browser;

before(async () => {
  server = await startServer(withoutPayments);
  browser = await launchBrowser();
});
after(async () => {
  await browser.close();
  await server.stop();
});

/** Opens the first question of today's challenge for a new player, and waits until it may be answered. */
async function openMatch(options: BrowserContextOptions, prepare?: (page: Page) => Promise<void>) {
  const { token } = await signUpPlayer(server.url, true);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
  context.setDefaultTimeout(30_000);
  await context.addInitScript((stored) => {
    localStorage.setItem('access_token', stored);
    localStorage.setItem('lang', 'en');
  }, token);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`${server.url}/home`);
  await page.evaluate(() => localStorage.setItem('welcomed', '1'));
  await page.goto(`${server.url}/play/daily-challenge`);
  await page.locator('main header button').click();
  await page.locator(OPEN_OPTION).first().waitFor();
  return page;
}

const question = (page: Page): Promise<string> => page.locator('main h1').innerText();
const secondsShown = async (page: Page): Promise<number> =>
  Number(await page.locator('main [aria-hidden=true]').filter({ hasText: /^\d+$/ }).first().innerText());

test('an answer is locked at once while the network stalls, a double tap sends one, and the focus moves on', async () => {
  const page = await openMatch({});
  let sent = 0;
  await page.route('**/answers', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, STALL_MS));
    await route.continue();
  });
  const first = await question(page);
  const beganAtMs = performance.now();
  await page.locator(OPTION).nth(1).dblclick();
  await page.locator(OPTION).nth(2).click({ force: true });
  await page.locator(`${OPTION}[data-mine=true]`).waitFor({ timeout: AT_ONCE_MS });
  assert.equal(
    await page.locator(`${OPTION}[data-mine=true]`).innerText(),
    await page.locator(OPTION).nth(1).innerText(),
  );
  assert.ok(performance.now() - beganAtMs < STALL_MS, 'The lock waited for the network.');

  await page.locator(NEXT).click();
  assert.ok(performance.now() - beganAtMs > STALL_MS, 'The reveal came before the answer had arrived.');
  assert.equal(sent, 1);
  await page.locator('main section[data-verdict]').waitFor({ state: 'detached' });
  const second = await question(page);
  assert.notEqual(second, first);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), second);
  await page.context().close();
});

/** Positions of the question and its answers, in pixels. */
const placesIn = (page: Page) =>
  page.locator(`main h1, ${OPTION}`).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`a reveal moves neither question nor answers at ${viewport.width} × ${viewport.height}`, async () => {
    const page = await openMatch({ viewport });
    await page.waitForTimeout(REPAINT_MS);
    const before = await placesIn(page);
    await page.keyboard.press('2');
    await page.locator(NEXT).waitFor();
    await page.waitForTimeout(AT_REST_MS);
    const after = await placesIn(page);
    assert.equal(after.length, 5);
    for (const [index, place] of after.entries())
      for (const [side, at] of place.entries())
        assert.ok(
          Math.abs(at - (before[index]?.[side] ?? 0)) <= 1,
          `${index} moved: ${before[index]} to ${place}`,
        );
    await page.context().close();
  });
}

test('the remaining time is right after a while in another tab, and going back asks first', async () => {
  const page = await openMatch({});
  const session = await page.context().newCDPSession(page);
  const beganAtMs = performance.now();
  const before = await secondsShown(page);
  const leftAtMs = performance.now();
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await page.waitForTimeout(REPAINT_MS);
  const backAtMs = performance.now();
  const passed = before - (await secondsShown(page));
  const least = (backAtMs - leftAtMs) / 1000 - SHOWN_LATE_S;
  const most = (performance.now() - beganAtMs) / 1000 + SHOWN_LATE_S;
  assert.ok(passed >= least && passed <= most, `${passed} seconds have passed, not ${least} to ${most}.`);

  const asked = await question(page);
  await page.goBack();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  assert.equal(await question(page), asked);
  assert.equal(new URL(page.url()).pathname, '/play/daily-challenge');
  await page.context().close();
});

test('a screen reader gets the time at 10 and 5 seconds only, then the lock, and the verdict once', async () => {
  const page = await openMatch({}, (opened) => opened.clock.install());
  assert.equal(await page.locator('[aria-live]:not([role=status]), [role=timer], [role=alert]').count(), 0);
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      const texts = [...document.querySelectorAll('[role=status]')].map(({ textContent }) =>
        textContent.trim(),
      );
      const text = texts.filter((each) => each !== '').join(' / ');
      if (text !== '' && text !== announced.at(-1)) announced.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  // Hide the server's time, which would correct the page's clock.
  await page.route('**/presence', async (route) => {
    await route.fulfill({ json: { version: 0, serverTimeMs: await page.evaluate(() => Date.now()) } });
  });
  // Stop the page's clock between steps, so that a slow machine loses no time of the question.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const isAnnounced = (text: string) => page.getByRole('status').filter({ hasText: text }).isVisible();
  for (let second = 0; second < 30 && !(await isAnnounced('5 seconds left')); second += 1) {
    await page.clock.runFor(1000);
  }
  await page.clock.resume();
  await page.keyboard.press('1');
  await page.locator(NEXT).waitFor();
  const announced = await page.evaluate(() => ('announced' in window ? window.announced : []));
  assert.deepEqual(announced, ['10 seconds left', '5 seconds left', 'Locked in']);
  const read = await page.evaluate(() => document.activeElement?.textContent ?? '');
  assert.match(read, /^(Right! The answer is|Wrong\. The right answer is) .+\.$/);
  await page.context().close();
});

/** Animations and transitions of the page that take time, each with its element. Runs in the page. */
function listMovements(): string[] {
  const nameOf = (animation: Animation): string => {
    if (animation instanceof CSSAnimation) return animation.animationName;
    return animation instanceof CSSTransition ? animation.transitionProperty : animation.id;
  };
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) <= 1) return [];
    return `${nameOf(animation)} of ${effect.target?.outerHTML.slice(0, 80)}`;
  });
}

test('reduced motion shows the countdown as a number in steps, and moves nothing else', async () => {
  const page = await openMatch({ reducedMotion: 'reduce' });
  const moving = () => page.evaluate(listMovements);
  const before = await secondsShown(page);
  assert.deepEqual(await moving(), []);
  await page.waitForTimeout(2100);
  assert.ok(before - (await secondsShown(page)) >= 2);
  await page.keyboard.press('1');
  await page.locator(NEXT).waitFor();
  assert.deepEqual(await moving(), []);
  await page.context().close();
});
