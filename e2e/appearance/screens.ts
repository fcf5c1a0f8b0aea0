/** Every screen of the product, and the steps that open it. */
import type { Page } from 'playwright-core';
import { prolongQuestions } from './prolong.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly player: 'none' | 'new' | 'complete';
  /** Actions that open the screen. */
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
  await prolongQuestions(page);
  await page.locator('main div:has(> p) > button').filter({ visible: true }).first().click();
  await page.locator('fieldset button[aria-disabled=false]').first().click();
  await page.locator('fieldset button[aria-pressed=true]').waitFor();
}

/** Opens a tab of the screen by its position, from 0. */
const pressTab =
  (index: number) =>
  (page: Page): Promise<void> =>
    page.locator('[role=tab]').nth(index).click();

/** Chooses the kind of opponent by its position, from 0. */
const chooseWay =
  (index: number) =>
  (page: Page): Promise<void> =>
    page.locator('input[name=way]').nth(index).check();

/** Buys the smallest package of coins by the sandbox's card, or cancels on its page. */
async function openCardPage(page: Page): Promise<void> {
  await page.locator('main ul button').first().click();
  await page.waitForURL('**/sandbox/cards/**');
}

async function payByCard(page: Page): Promise<void> {
  await openCardPage(page);
  await page.locator('button[name=test_card][value="4242424242424242"]').click();
  await page.waitForURL('**/payment-success*');
  await page.locator('dl').waitFor();
}

async function leavePayment(page: Page): Promise<void> {
  await openCardPage(page);
  await page.locator('button[name=cancel]').click();
  await page.waitForURL('**/payment-failed*');
  await page.locator('main [role=status] p + p').waitFor();
}

/** A different number for each visit, because an operator limits the codes per number. */
const anyNumber = (): string => `0770${String(Math.random()).slice(2, 9)}`;

/** Fills the first step of the sign-up, which is checked before the second is shown. */
async function showSecondStep(page: Page): Promise<void> {
  await page.locator('[data-dialog=sign-up]').first().click();
  await page.fill('[name=username]', 'nawroz');
  await page.fill('[name=email]', 'nawroz@example.org');
  for (const name of ['password', 'confirmPassword']) await page.fill(`[name=${name}]`, 'five questions');
  await page.locator('dialog [type=submit]').click();
  await page.locator('[autocomplete=bday-day]').waitFor();
}

async function askForCode(page: Page): Promise<void> {
  await page.locator('input[name=phoneNumber]').fill(anyNumber());
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=code]').waitFor();
}

/** Rows of the account section, from 0; the first one is a link. */
const row = (index: number) => `main section:has(a[href="/profile/edit-profile"]) button >> nth=${index}`;

export const screens: readonly Screen[] = [
  { name: 'landing', path: '/landing', player: 'none' },
  { name: 'sign-up', path: '/landing', player: 'none', open: press('[data-dialog=sign-up]') },
  { name: 'sign-up-person', path: '/landing', player: 'none', open: showSecondStep },
  { name: 'log-in', path: '/landing', player: 'none', open: press('[data-dialog=log-in]') },
  {
    name: 'forgot-password',
    path: '/landing',
    player: 'none',
    open: press('[data-dialog=log-in]', 'dialog form + button'),
  },
  { name: 'cta', path: '/cta?campaign=subscribe', player: 'none' },
  { name: 'subscription', path: '/zana-subscription', player: 'none' },
  { name: 'store-visitor', path: '/store?tab=purchase', player: 'none' },
  { name: 'store-sign-in-first', path: '/store', player: 'none', open: press('main ul button') },
  { name: 'store', path: '/store?tab=purchase&from=%2Fplay%2Fquiz', player: 'complete' },
  { name: 'store-booster', path: '/store', player: 'complete', open: press('button[aria-haspopup=dialog]') },
  { name: 'store-subscription', path: '/store?tab=subscription', player: 'complete' },
  { name: 'upgrade-plan', path: '/store/upgrade-plan', player: 'complete' },
  {
    name: 'upgrade-plan-card',
    path: '/store/upgrade-plan',
    player: 'complete',
    open: (page) => page.locator('input[name=way]').nth(1).check(),
  },
  { name: 'payment-left', path: '/store', player: 'complete', open: leavePayment },
  { name: 'payment-paid', path: '/store', player: 'complete', open: payByCard },
  {
    name: 'payment-unknown',
    path: '/payment-success?payment=3d9f4c0e-6f0a-4f6e-9b57-0d7f6f1c2a11',
    player: 'complete',
  },
  { name: 'operator-number', path: '/store/iraq/tigris/subscribe', player: 'none' },
  { name: 'operator-code', path: '/store/iraq/tigris/subscribe', player: 'none', open: askForCode },
  { name: 'terms', path: '/terms-and-conditions', player: 'none' },
  { name: 'eula', path: '/eula', player: 'none' },
  { name: 'privacy', path: '/privacy-policy', player: 'none' },
  { name: 'about', path: '/about-us', player: 'none' },
  { name: 'fair-play', path: '/fair-play', player: 'none' },
  { name: 'data-deletion', path: '/data-deletion', player: 'none' },
  { name: 'not-found', path: '/nowhere', player: 'none' },
  { name: 'old-link', path: '/verify#token=aaaaaaaaaaaaaaaaaaaaaaaaaaaa', player: 'none' },
  { name: 'verify-email', path: '/verify-email', player: 'new' },
  {
    name: 'verify-email-held-back',
    path: '/verify-email',
    player: 'new',
    open: async (page) => {
      const json = { isSent: false, isHeldBack: true, retryAfterSeconds: 0 };
      await page.route('**/api/auth/email/code', (route) => route.fulfill({ json }));
      await page.reload({ waitUntil: 'networkidle' });
    },
  },
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
  {
    name: 'play-settings',
    path: '/play/solo-survival',
    player: 'complete',
    open: press('main section button[aria-haspopup=dialog]'),
  },
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
  { name: 'edit-avatar', path: '/profile/edit-avatar', player: 'complete', open: pressTab(0) },
  { name: 'edit-avatar-photo', path: '/profile/edit-avatar', player: 'complete', open: pressTab(1) },
  { name: 'edit-avatar-ground', path: '/profile/edit-avatar', player: 'complete', open: pressTab(2) },
  {
    name: 'edit-avatar-frame',
    path: '/profile/edit-avatar',
    player: 'complete',
    open: async (page) => {
      await pressTab(3)(page);
      await page.locator('main button:has([data-slot=frame])').nth(4).click();
    },
  },
  { name: 'accessories', path: '/store/purchase/accessories?try=glasses-shades', player: 'complete' },
  { name: 'accessories-visitor', path: '/store/purchase/accessories?kind=frame', player: 'none' },
  { name: 'favourite-categories', path: '/profile', player: 'complete', open: press(row(0)) },
  { name: 'change-password', path: '/profile', player: 'complete', open: press(row(1)) },
  { name: 'devices', path: '/profile', player: 'complete', open: press(row(2)) },
  {
    name: 'devices-linked',
    path: '/profile',
    player: 'complete',
    open: async (page) => {
      const data = [{ provider: 'google', linkedAtMs: Date.UTC(2026, 4, 3) }];
      await page.route('**/api/auth/identities', (route) => route.fulfill({ json: { data } }));
      await press(row(2))(page);
      await page.locator('dialog section button').click();
    },
  },
  { name: 'delete-account', path: '/profile', player: 'complete', open: press(row(5)) },
  { name: 'gift-cards', path: '/store?tab=redeem', player: 'complete' },
  { name: 'gift-cards-visitor', path: '/store?tab=redeem', player: 'none' },
  { name: 'gift-card', path: '/store/redeem/cards/tea-house-3000', player: 'complete' },
  { name: 'gift-card-visitor', path: '/store/redeem/cards/cinema-8000', player: 'none' },
  { name: 'gift-card-unknown', path: '/store/redeem/cards/nothing', player: 'complete' },
  { name: 'plus-days', path: '/store/redeem/sub/plus-7-days', player: 'complete' },
  { name: 'rewards', path: '/store/redeem/view/cards', player: 'complete' },
  { name: 'rewards-days', path: '/store/redeem/view/sub', player: 'complete' },
  { name: 'rewards-boosters', path: '/store/redeem/view/boosters', player: 'complete' },
];
