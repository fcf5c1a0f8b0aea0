/** Inspects screens that need other players: an invitation, the queue, and live matches at many moments. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { samplePictures } from '../../apps/server/test/pictures/sample-pictures.ts';
import type { TestBed } from '../support/guest-phone.ts';
import { call, signUpPlayer, type TestPlayer } from '../support/test-player.ts';
import { inspectScreen } from './inspect-screen.ts';
import { listQuestions } from './live-questions.ts';
import { liveScreens } from './live-screens.ts';
import { type Look, openContext, openPage } from './look.ts';
import { prolongInvitations } from './prolong.ts';
import { showMatch } from './show-match.ts';

const GAME = { type: 'headtohead', mode: 'multi', plan: 'free' };
const AGAIN_MS = 200;

/** Invites a player as soon as they are online. */
async function invite(serverUrl: string, { username }: TestPlayer): Promise<void> {
  const host = await signUpPlayer(serverUrl, true);
  const headers = { authorization: `Bearer ${host.token}` };
  await fetch(`${serverUrl}/api/user/avatar`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array((await samplePictures()).png),
  });
  for (;;) {
    const answer = await fetch(`${serverUrl}/api/players/online?search=${username}`, { headers });
    const { data }: { data: { id: string }[] } = await answer.json();
    const [player] = data;
    if (player) {
      await call(serverUrl, 'play/invitations', { ...GAME, playerId: player.id }, host.token);
      return;
    }
    await pause(AGAIN_MS);
  }
}

/** Waits alone in the queue until the house bot is offered. */
async function waitInQueue(page: Page, serverUrl: string): Promise<void> {
  await page.route('**/api/play/queue', (route) => {
    const serverTimeMs = Date.now();
    const joinedAtMs = serverTimeMs - 20_000;
    const view = { status: 'waiting', matchId: null, joinedAtMs, botAtMs: joinedAtMs + 15_000, serverTimeMs };
    return route.fulfill({ json: view });
  });
  await page.goto(`${serverUrl}/play/1v1`);
  await page.locator('main button[aria-busy]').filter({ visible: true }).last().click();
  await page.locator('main [role=status] h2').waitFor();
}

export async function inspectLive(look: Look, { server, browser, db }: TestBed): Promise<string[]> {
  const player = await signUpPlayer(server.url, true);
  const context = await openContext(browser, look, player.token);
  const { page, faults } = await openPage(context);
  const inspect = async (name: string) => faults.push(...(await inspectScreen(page, name, look)));

  await prolongInvitations(page);
  await page.goto(`${server.url}/modes`);
  await invite(server.url, player);
  await page.locator('dialog[open]').waitFor();
  await inspect('invitation');
  // Press a button: dialogs ignore Escape in their first second, in which it may have been meant for the screen
  // below.
  await page.locator('dialog[open] button').last().click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await waitInQueue(page, server.url);
  await inspect('queue');
  await page.close();
  const questions = await listQuestions(db, look.language === 'ku' ? 'ckb' : look.language);
  for (const screen of liveScreens) {
    const match = await showMatch(context, screen, { serverUrl: server.url, questions });
    faults.push(...(await inspectScreen(match.page, screen.name, look)), ...match.faults);
    await match.page.close();
  }
  await context.close();
  return faults;
}
