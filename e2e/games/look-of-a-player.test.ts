/** A player dresses their face, uploads pictures, and others see it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isUpright, samplePictures } from '../../apps/server/test/pictures/sample-pictures.ts';
import { giveCoins, readPurse } from '../support/behind-the-scenes.ts';
import { closeVenue, openVenue, type Venue } from '../support/table.ts';
import type { WebLanguage } from '../support/texts.ts';
import { closeTables, type LiveTable, openLiveTable, playRound } from './live-table.ts';

const EDITOR = '/profile/edit-avatar';
const FRAME = 'img[src="/frames/frame-ishtar.svg"]';
const PICTURE = 'main img[src^="/pictures/"]';

let venue: Venue;
before(async () => {
  venue = await openVenue();
});
after(() => closeVenue(venue));

const tab = ({ page, text }: LiveTable, key: string) => page.getByRole('tab', { name: text(key) });

/** Tries a frame of 200 coins on, buys it, and wears it by that. */
async function buyFrame(table: LiveTable): Promise<void> {
  const { page } = table;
  await table.open(EDITOR);
  await tab(table, 'appearance.frame').click();
  await page.locator(`main button[aria-pressed]:has(${FRAME})`).click();
  await page.locator(`main button[aria-pressed=true]:has(${FRAME})`).waitFor();
  await page
    .locator('main button[aria-label]')
    .filter({ hasText: table.text('appearance.buy') })
    .click();
  await page.getByRole('button', { name: table.text('appearance.save'), disabled: true }).waitFor();
}

async function signUpRich(language: WebLanguage): Promise<LiveTable> {
  const table = await openLiveTable(venue, { language });
  await giveCoins(venue.db, table.guest, 200);
  return table;
}

async function sendPicture({ guest }: LiveTable): Promise<void> {
  const { png } = await samplePictures();
  const reply = await fetch(`${venue.server.url}/api/user/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(png),
  });
  assert.equal(reply.status, 200);
}

/** Opens the opponent's picture in the result and reports it. */
async function reportPicture({ page, db, guest, text }: LiveTable): Promise<void> {
  await page.locator(`main [data-me=false] button:has(${FRAME})`).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('img[src^="/pictures/"]').waitFor();
  await dialog.getByRole('radio', { name: text('reportPicture.stolen') }).check();
  await dialog.getByRole('button', { name: text('report.send'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const report = await db
    .selectFrom('picture_report')
    .select('reason')
    .where('reporter_id', '=', guest.id)
    .executeTakeFirstOrThrow();
  assert.equal(report.reason, 'stolen');
}

async function isSeenByTheOpponent(): Promise<void> {
  const [host, rival] = await Promise.all([signUpRich('en'), openLiveTable(venue, { language: 'ku' })]);
  await buyFrame(host);
  assert.deepEqual(await readPurse(venue.db, host.guest), { coins: 100, points: 0 });
  await sendPicture(host);
  await host.open('/home');
  await host.page.locator(`main header ${FRAME}`).waitFor();
  await Promise.all(
    [host, rival].map(async (table) => {
      await table.open('/play/1v1');
      await table.chooseStake(0);
      await table.seek();
    }),
  );
  await rival.page.locator(`main li:has-text("${host.name}") ${FRAME}`).waitFor();
  await Promise.all([host.meet(rival), rival.meet(host)]);
  await playRound([host, rival], ['-', '+']);
  await host.leave();
  await rival.ends('live.won');
  await rival.page.locator(`main [data-me=false] ${FRAME}`).first().waitFor();
  await reportPicture(rival);
  await closeTables(host, rival);
}

const choose = ({ page }: LiveTable, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** Uploads a picture. Returns the address of what the server made of it. */
async function upload(table: LiveTable, name: string, file: Buffer, before: string): Promise<string> {
  await choose(table, name, file);
  const made = table.page.locator(`${PICTURE}:not([src="${before}"])`).first();
  await made.waitFor();
  return (await made.getAttribute('src')) ?? '';
}

async function uploadsPictures(): Promise<void> {
  const table = await openLiveTable(venue, { language: 'en' });
  const samples = await samplePictures();
  await table.open(EDITOR);
  await tab(table, 'appearance.photo').click();
  await choose(table, 'notes.png', Buffer.from('These are words.'));
  const refusal = table.page.locator('main').getByRole('alert');
  await refusal.waitFor();
  assert.equal(await refusal.innerText(), table.text('error.INVALID_IMAGE'));

  let url = '';
  for (const [name, file] of [
    ['turned.jpg', samples.turnedJpeg],
    ['drawing.svg', samples.svg],
    ['phone.heic', samples.turnedHeic],
  ] as const) {
    url = await upload(table, name, file, url);
    const picture = await fetch(venue.server.url + url);
    assert.equal(picture.headers.get('content-type'), 'image/webp');
    assert.ok(await isUpright(Buffer.from(await picture.arrayBuffer())), name);
  }
  await table.open('/home');
  await table.page.locator(`main header img[src="${url}"]`).waitFor();
  await table.open(EDITOR);
  await tab(table, 'appearance.photo').click();
  await table.button('photo.remove').click();
  await table.page.locator(PICTURE).first().waitFor({ state: 'detached' });
  await table.page.locator('main img[src^="/avatars/"]').first().waitFor();
  await closeTables(table);
}

async function dresses(language: WebLanguage): Promise<void> {
  const table = await signUpRich(language);
  await buyFrame(table);
  await table.page.locator('main button[aria-pressed]').first().waitFor();
  await tab(table, 'appearance.ground').click();
  await table.page.locator('main button:has(img[src*="ground-faience"])').click();
  await table.button('appearance.save').click();
  await table.page.getByText(table.text('appearance.saved')).waitFor();
  await table.open('/profile');
  await table.page.locator(`main header ${FRAME}`).waitFor();
  await table.page.locator('main header img[src*="ground-faience"]').waitFor();
  await closeTables(table);
}

describe('the look of a player', { concurrency: 2 }, () => {
  const journey = (name: string, run: () => Promise<void>) => test(name, { timeout: 120_000 }, run);

  journey('a frame is bought with coins, worn, and seen by the opponent', isSeenByTheOpponent);
  journey('pictures of all kinds stand upright, and a text is refused', uploadsPictures);
  journey('a frame and a ground are worn in Arabic', () => dresses('ar'));
  journey('a frame and a ground are worn in Kurdish', () => dresses('ku'));
});
