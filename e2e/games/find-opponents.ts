/** Journeys to an opponent: an invitation and its answers, a link, and the house bot. */
import assert from 'node:assert/strict';
import type { TestBed } from '../support/guest-phone.ts';
import { PASSWORD } from '../support/test-player.ts';
import type { LivePhone } from './live-phone.ts';
import { closePhones, openLivePhone } from './live-phone.ts';

const LANDING = '/play/1v1';
/** Longer than an invitation's lifetime of 59 seconds. */
const EXPIRY_MS = 65_000;
/** Longer than the 15 seconds before the house bot is offered. */
const BOT_MS = 20_000;

/** Invites another guest, who is on another screen. */
async function invite(testBed: TestBed): Promise<{ host: LivePhone; asked: LivePhone }> {
  const [host, asked] = await Promise.all([
    openLivePhone(testBed, { language: 'en' }),
    openLivePhone(testBed, { language: 'ku' }),
  ]);
  await Promise.all([host.open(LANDING), asked.open('/modes')]);
  await host.chooseWay('find.online');
  const row = host.page.locator('main label').filter({ hasText: asked.name });
  await row.click();
  await host.page.getByRole('button', { name: asked.name }).filter({ visible: true }).click();
  const dialog = asked.page.locator('dialog[open]');
  await dialog.getByText(asked.text('invitation.title.head-to-head')).waitFor();
  await dialog.getByText(host.name).waitFor();
  return { host, asked };
}

export async function acceptInvitation(testBed: TestBed): Promise<void> {
  const { host, asked } = await invite(testBed);
  await asked.button('invitation.yes').click();
  await Promise.all([host.meet(asked), asked.meet(host)]);
  await Promise.all([host.waitForQuestion(), asked.waitForQuestion()]);
  await closePhones(host, asked);
}

export async function declineInvitation(testBed: TestBed): Promise<void> {
  const { host, asked } = await invite(testBed);
  await asked.button('invitation.no').click();
  await asked.page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await host.says('waiting.declinedTitle');
  assert.equal(new URL(asked.page.url()).pathname, '/modes');
  await closePhones(host, asked);
}

export async function letInvitationExpire(testBed: TestBed): Promise<void> {
  const { host, asked } = await invite(testBed);
  const toast = asked.page.getByRole('alert').getByText(asked.text('invitation.expired'));
  await toast.waitFor({ timeout: EXPIRY_MS });
  await asked.page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await host.says('waiting.expiredTitle');
  await closePhones(host, asked);
}

/** Opens another guest's link while signed out, signs in, and reaches the match. */
export async function followLink(testBed: TestBed): Promise<void> {
  const [host, friend] = await Promise.all([
    openLivePhone(testBed, { language: 'ku' }),
    openLivePhone(testBed, { language: 'en', isSignedIn: false }),
  ]);
  await host.open(LANDING);
  await host.chooseWay('find.link');
  await host.button('find.makeLink').click();
  const address = await host.page.locator('main code').innerText();

  await friend.page.goto(`http://${address}`);
  await friend.page.waitForURL('**/landing*');
  await friend.page.locator('[data-dialog=log-in]').first().click();
  await friend.page.fill('[name=login]', friend.guest.email);
  await friend.page.fill('[name=password]', PASSWORD);
  await friend.page.click('dialog [type=submit]');
  await friend.names(host).waitFor();
  await friend.button('waiting.joinYes').click();
  await Promise.all([host.meet(friend), friend.meet(host)]);
  await Promise.all([host.waitForQuestion(), friend.waitForQuestion()]);
  await closePhones(host, friend);
}

/** Waits alone in the queue until the house bot is offered, and checks that it is always labelled. */
export async function playHouseBot(testBed: TestBed): Promise<void> {
  const phone = await openLivePhone(testBed, { language: 'en' });
  await phone.open(LANDING);
  await phone.seek();
  await phone.button('waiting.botAction').click({ timeout: BOT_MS });
  await phone.page.waitForURL(/[?&]match=/);
  await phone.says('versus.bot');
  await phone.says('versus.botStake');
  await phone.waitForQuestion();
  await phone.says('versus.bot');
  await closePhones(phone);
}
