/** Ways to an opponent: an invitation and its answers, a link, and the house bot. */
import assert from 'node:assert/strict';
import type { Venue } from '../support/table.ts';
import { PASSWORD } from '../support/test-player.ts';
import type { LiveTable } from './live-table.ts';
import { closeTables, openLiveTable } from './live-table.ts';

const LANDING = '/play/1v1';
/** Longer than an invitation's 59 seconds. */
const EXPIRY_MS = 65_000;
/** Longer than the 15 seconds before the house bot is offered. */
const BOT_MS = 20_000;

/** Invites another guest, who is elsewhere in the app. */
async function invite(venue: Venue): Promise<{ host: LiveTable; asked: LiveTable }> {
  const [host, asked] = await Promise.all([
    openLiveTable(venue, { language: 'en' }),
    openLiveTable(venue, { language: 'ku' }),
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

export async function acceptInvitation(venue: Venue): Promise<void> {
  const { host, asked } = await invite(venue);
  await asked.button('invitation.yes').click();
  await Promise.all([host.meet(asked), asked.meet(host)]);
  await Promise.all([host.waitForQuestion(), asked.waitForQuestion()]);
  await closeTables(host, asked);
}

export async function declineInvitation(venue: Venue): Promise<void> {
  const { host, asked } = await invite(venue);
  await asked.button('invitation.no').click();
  await asked.page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await host.says('waiting.declinedTitle');
  assert.equal(new URL(asked.page.url()).pathname, '/modes');
  await closeTables(host, asked);
}

export async function letInvitationExpire(venue: Venue): Promise<void> {
  const { host, asked } = await invite(venue);
  const toast = asked.page.getByRole('alert').getByText(asked.text('invitation.expired'));
  await toast.waitFor({ timeout: EXPIRY_MS });
  await asked.page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await host.says('waiting.expiredTitle');
  await closeTables(host, asked);
}

/** One guest opens another's link while signed out, and reaches the game after signing in. */
export async function followLink(venue: Venue): Promise<void> {
  const [host, friend] = await Promise.all([
    openLiveTable(venue, { language: 'ku' }),
    openLiveTable(venue, { language: 'en', isSignedIn: false }),
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
  await closeTables(host, friend);
}

/** A guest alone in the queue is offered the house bot, which is labelled wherever it appears. */
export async function playHouseBot(venue: Venue): Promise<void> {
  const table = await openLiveTable(venue, { language: 'en' });
  await table.open(LANDING);
  await table.seek();
  await table.button('waiting.botAction').click({ timeout: BOT_MS });
  await table.page.waitForURL(/[?&]match=/);
  await table.says('versus.bot');
  await table.says('versus.botStake');
  await table.waitForQuestion();
  await table.says('versus.bot');
  await closeTables(table);
}
