/** Prolongs what would end during an inspection, which takes long on a busy machine. */
import type { Page } from 'playwright-core';

const LONGER_MS = 600_000;
const laterExpiry = (text: string): string =>
  text.replace(/(expiresAtMs\\?":)(\d+)/g, (_, name, atMs) => `${name}${Number(atMs) + LONGER_MS}`);

/** Prolongs invitations on the screen. */
export async function prolongInvitations(page: Page): Promise<void> {
  await page.routeWebSocket(/\/app\//, (client) => {
    const server = client.connectToServer();
    server.onMessage((message) => {
      const text = message.toString();
      if (!text.includes('invitation_closed')) client.send(laterExpiry(text));
    });
  });
  await page.route('**/api/play/invitations', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: laterExpiry(await response.text()) });
  });
}

/** Starts the page's matches with five times the time per question. */
export async function prolongQuestions(page: Page): Promise<void> {
  await page.route('**/api/play/matches', async (route) => {
    const body = route.request().postDataJSON();
    const postData = JSON.stringify({ ...body, pace: { time: 'x5', revealsWait: true } });
    await route.continue({ postData });
  });
}
