/** Every screen of the product, and how to get there. */
import type { Page } from 'playwright-core';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly player: 'none' | 'new' | 'complete';
  /** Actions on the page that lead to the screen. */
  readonly open?: (page: Page) => Promise<void>;
}

const press =
  (...selectors: readonly string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).first().click();
    await page.locator('dialog[open]').waitFor();
  };

/** Starts a game of solo mode, and selects an answer without submitting it. */
async function selectAnswer(page: Page): Promise<void> {
  await page.locator('main div:has(> p) > button').filter({ visible: true }).first().click();
  await page.locator('fieldset button[aria-disabled=false]').first().click();
  await page.locator('fieldset button[aria-pressed=true]').waitFor();
}

/** Chooses the way to find an opponent, from 0. */
const chooseWay =
  (index: number) =>
  (page: Page): Promise<void> =>
    page.locator('input[name=way]').nth(index).check();

/** A number of its own for each visit: an operator sends few codes an hour to one. */
const anyNumber = (): string => `0770${String(Math.random()).slice(2, 9)}`;

async function askForCode(page: Page): Promise<void> {
  await page.locator('input[name=phoneNumber]').fill(anyNumber());
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=code]').waitFor();
}

/** Rows of the account in the profile, from 0; the first one is a link. */
const row = (index: number) => `main section:has(a[href="/profile/edit-profile"]) button >> nth=${index}`;

export const screens: readonly Screen[] = [
  { name: 'landing', path: '/landing', player: 'none' },
  { name: 'sign-up', path: '/landing', player: 'none', open: press('[data-dialog=sign-up]') },
  { name: 'log-in', path: '/landing', player: 'none', open: press('[data-dialog=log-in]') },
  {
    name: 'forgot-password',
    path: '/landing',
    player: 'none',
    open: press('[data-dialog=log-in]', 'dialog form + button'),
  },
  { name: 'cta', path: '/cta?campaign=subscribe', player: 'none' },
  { name: 'subscription', path: '/zana-subscription', player: 'none' },
  { name: 'operator-number', path: '/store/iraq/tigris/subscribe', player: 'none' },
  { name: 'operator-code', path: '/store/iraq/tigris/subscribe', player: 'none', open: askForCode },
  { name: 'terms', path: '/terms-and-conditions', player: 'none' },
  { name: 'eula', path: '/eula', player: 'none' },
  { name: 'privacy', path: '/privacy-policy', player: 'none' },
  { name: 'about', path: '/about-us', player: 'none' },
  { name: 'data-deletion', path: '/data-deletion', player: 'none' },
  { name: 'not-found', path: '/nowhere', player: 'none' },
  { name: 'old-link', path: '/verify#token=aaaaaaaaaaaaaaaaaaaaaaaaaaaa', player: 'none' },
  { name: 'verify-email', path: '/verify-email', player: 'new' },
  { name: 'complete-account', path: '/completeAccount', player: 'new' },
  { name: 'reset-password', path: '/reset-password', player: 'complete' },
  {
    name: 'welcome',
    path: '/home',
    player: 'complete',
    open: (page) => page.locator('dialog[open]').waitFor(),
  },
  {
    name: 'home',
    path: '/home',
    player: 'complete',
    open: async (page) => {
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
    },
  },
  { name: 'modes', path: '/modes', player: 'complete' },
  { name: 'guide', path: '/modes', player: 'complete', open: press('main header button') },
  { name: 'daily-challenge', path: '/play/daily-challenge', player: 'complete' },
  { name: 'quiz', path: '/play/quiz?category=music', player: 'complete' },
  { name: 'boosters', path: '/play/quiz', player: 'complete', open: press('main section button') },
  { name: 'quiz-question', path: '/play/quiz', player: 'complete', open: selectAnswer },
  {
    name: 'wheel',
    path: '/spin/random-category',
    player: 'complete',
    open: async (page) => {
      await page.locator('main button').click();
      await page.locator('main a[href*="category="]').waitFor();
    },
  },
  { name: 'solo-survival', path: '/play/solo-survival', player: 'complete' },
  { name: 'puzzle', path: '/play/puzzle', player: 'complete' },
  { name: 'no-subscription', path: '/play/puzzle', player: 'complete', open: press('main header button') },
  { name: '1v1', path: '/play/1v1', player: 'complete' },
  { name: '1v1-online', path: '/play/1v1', player: 'complete', open: chooseWay(1) },
  {
    name: '1v1-link',
    path: '/play/1v1',
    player: 'complete',
    open: async (page) => {
      await chooseWay(2)(page);
      await page.locator('main button[aria-busy]').filter({ visible: true }).last().click();
      await page.locator('main code').waitFor();
    },
  },
  { name: '1v1-unknown-link', path: '/play/1v1?join=AAAAAAAA', player: 'complete' },
  { name: 'survival-duel', path: '/play/multi-survival', player: 'complete' },
  { name: 'tug-of-war', path: '/play/tug-of-war', player: 'complete' },
  { name: 'categories', path: '/categories', player: 'complete' },
  { name: 'notifications', path: '/notifications', player: 'complete' },
  { name: 'no-invitation', path: '/notification-redirect?data=%7B%7D', player: 'complete' },
  { name: 'profile', path: '/profile', player: 'complete' },
  { name: 'edit-profile', path: '/profile/edit-profile', player: 'complete' },
  { name: 'favourite-categories', path: '/profile', player: 'complete', open: press(row(0)) },
  { name: 'change-password', path: '/profile', player: 'complete', open: press(row(1)) },
  { name: 'devices', path: '/profile', player: 'complete', open: press(row(2)) },
  { name: 'delete-account', path: '/profile', player: 'complete', open: press(row(5)) },
];
