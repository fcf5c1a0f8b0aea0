/** A player dresses their face and uploads pictures, which others see. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isUpright, samplePictures } from '../../apps/server/test/pictures/sample-pictures.ts';
import { giveCoins, readBalances } from '../support/database-access.ts';
import { closeTestBed, openTestBed, type TestBed } from '../support/guest-phone.ts';
import type { WebLanguage } from '../support/texts.ts';
import { closePhones, type LivePhone, openLivePhone, playRound } from './live-phone.ts';

const EDITOR = '/profile/edit-avatar';
const FRAME = 'img[src="/frames/frame-ishtar.svg"]';
const PICTURE = 'main img[src^="/pictures/"]';

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

const tab = ({ page, text }: LivePhone, key: string) => page.getByRole('tab', { name: text(key) });

/** Tries on a frame of 200 coins and buys it, which also saves it. */
async function buyFrame(phone: LivePhone): Promise<void> {
  const { page } = phone;
  await phone.open(EDITOR);
  await tab(phone, 'appearance.frame').click();
  await page.locator(`main button[aria-pressed]:has(${FRAME})`).click();
  await page.locator(`main button[aria-pressed=true]:has(${FRAME})`).waitFor();
  await page
    .locator('main button[aria-label]')
    .filter({ hasText: phone.text('appearance.buy') })
    .click();
  await page.getByRole('button', { name: phone.text('appearance.save'), disabled: true }).waitFor();
}

async function signUpRich(language: WebLanguage): Promise<LivePhone> {
  const phone = await openLivePhone(testBed, { language });
  await giveCoins(testBed.db, phone.guest, 200);
  return phone;
}

async function sendPicture({ guest }: LivePhone): Promise<void> {
  const { png } = await samplePictures();
  const reply = await fetch(`${testBed.server.url}/api/user/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(png),
  });
  assert.equal(reply.status, 200);
}

/** Opens the opponent's picture in the result and reports it. */
async function reportPicture({ page, db, guest, text }: LivePhone): Promise<void> {
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
  const [host, rival] = await Promise.all([signUpRich('en'), openLivePhone(testBed, { language: 'ku' })]);
  await buyFrame(host);
  assert.deepEqual(await readBalances(testBed.db, host.guest), { coins: 100, points: 0 });
  await sendPicture(host);
  await host.open('/home');
  await host.page.locator(`main header ${FRAME}`).waitFor();
  await Promise.all(
    [host, rival].map(async (phone) => {
      await phone.open('/play/1v1');
      await phone.chooseStake(0);
      await phone.seek();
    }),
  );
  await rival.page.locator(`main li:has-text("${host.name}") ${FRAME}`).waitFor();
  await Promise.all([host.meet(rival), rival.meet(host)]);
  await playRound([host, rival], ['-', '+']);
  await host.leave();
  await rival.ends('live.won');
  await rival.page.locator(`main [data-me=false] ${FRAME}`).first().waitFor();
  await reportPicture(rival);
  await closePhones(host, rival);
}

const choose = ({ page }: LivePhone, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** Uploads a picture. Returns the URL of the server's version. */
async function upload(phone: LivePhone, name: string, file: Buffer, before: string): Promise<string> {
  await choose(phone, name, file);
  const made = phone.page.locator(`${PICTURE}:not([src="${before}"])`).first();
  await made.waitFor();
  return (await made.getAttribute('src')) ?? '';
}

async function uploadsPictures(): Promise<void> {
  const phone = await openLivePhone(testBed, { language: 'en' });
  const samples = await samplePictures();
  await phone.open(EDITOR);
  await tab(phone, 'appearance.photo').click();
  await choose(phone, 'notes.png', Buffer.from('These are words.'));
  const refusal = phone.page.locator('main').getByRole('alert');
  await refusal.waitFor();
  assert.equal(await refusal.innerText(), phone.text('error.INVALID_IMAGE'));

  let url = '';
  for (const [name, file] of [
    ['turned.jpg', samples.turnedJpeg],
    ['drawing.svg', samples.svg],
    ['phone.heic', samples.turnedHeic],
  ] as const) {
    url = await upload(phone, name, file, url);
    const picture = await fetch(testBed.server.url + url);
    assert.equal(picture.headers.get('content-type'), 'image/webp');
    assert.ok(await isUpright(Buffer.from(await picture.arrayBuffer())), name);
  }
  await phone.open('/home');
  await phone.page.locator(`main header img[src="${url}"]`).waitFor();
  await phone.open(EDITOR);
  await tab(phone, 'appearance.photo').click();
  await phone.button('photo.remove').click();
  await phone.page.locator(PICTURE).first().waitFor({ state: 'detached' });
  await phone.page.locator('main img[src^="/avatars/"]').first().waitFor();
  await closePhones(phone);
}

async function dresses(language: WebLanguage): Promise<void> {
  const phone = await signUpRich(language);
  await buyFrame(phone);
  await phone.page.locator('main button[aria-pressed]').first().waitFor();
  await tab(phone, 'appearance.ground').click();
  await phone.page.locator('main button:has(img[src*="ground-faience"])').click();
  await phone.button('appearance.save').click();
  await phone.page.getByText(phone.text('appearance.saved')).waitFor();
  await phone.open('/profile');
  await phone.page.locator(`main header ${FRAME}`).waitFor();
  await phone.page.locator('main header img[src*="ground-faience"]').waitFor();
  await closePhones(phone);
}

describe('the look of a player', { concurrency: 2 }, () => {
  const journey = (name: string, run: () => Promise<void>) => test(name, { timeout: 120_000 }, run);

  journey('a frame is bought with coins, saved, and seen by the opponent', isSeenByTheOpponent);
  journey('pictures of all formats are shown upright, and a text file is refused', uploadsPictures);
  journey('a frame and a background are saved in Arabic', () => dresses('ar'));
  journey('a frame and a background are saved in Kurdish', () => dresses('ku'));
});
