/**
 * Positions of the question, its answers and the players, which no reveal may change: every mode, on a phone and on a
 * wide screen.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { listQuestions } from '../appearance/live-questions.ts';
import { type Moment, pathOf, viewOf } from '../appearance/live-views.ts';
import { closeTestBed, openTestBed, type TestBed } from '../support/guest-phone.ts';
import { signUpPlayer } from '../support/test-player.ts';
import { openSoloPhone } from './solo-phone.ts';

const OPTION = 'main fieldset button';
const REVEAL = 'main section[data-verdict]';
/** Concurrent visits: each mostly waits. */
const AT_ONCE = 3;
/** A question that fills five lines of a phone. */
const LONG_PROMPT =
  'Qazwan, a wild seed roasted in Kurdistan, whose tree gives chewing gum, is a close cousin of what?';
/** Length of a reveal, with a margin for a busy machine. */
const AT_REST_MS = 1500;
const LIVE_MS = 20_000;

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

/** Positions of the question and its answers, in pixels. */
const placesIn = (page: Page) =>
  page.locator(`main h1, ${OPTION}`).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

/** Replaces the prompts of all questions that the server sends to the page. */
async function replacePrompts(page: Page, prompt: string): Promise<void> {
  const field = `"prompt":${JSON.stringify(prompt)}`;
  await page.route('**/api/play/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"prompt":"(?:[^"\\]|\\.)*"/g, field);
    await route.fulfill({ response, body });
  });
}

/** Expects that the reveal caused by `close` moves nothing by more than a pixel. */
async function expectSamePlaces(page: Page, close: () => Promise<unknown>): Promise<void> {
  await page.waitForTimeout(AT_REST_MS);
  const before = await placesIn(page);
  await close();
  await page.locator(REVEAL).waitFor({ timeout: LIVE_MS });
  await page.waitForTimeout(AT_REST_MS);
  const after = await placesIn(page);
  assert.equal(after.length, 5);
  for (const [index, place] of after.entries())
    for (const [side, at] of place.entries())
      assert.ok(
        Math.abs(at - (before[index]?.[side] ?? 0)) <= 1,
        `${index} moved: ${before[index]} to ${place}`,
      );
}

/** Texts of answers that are covered by faces. */
const coveredWords = (page: Page): Promise<string[]> =>
  page.locator(OPTION).evaluateAll((options) =>
    options.flatMap((option) => {
      const words = document.createRange();
      words.selectNodeContents(option.querySelector('bdi') ?? option);
      const lines = [...words.getClientRects()];
      const faces = [...option.querySelectorAll('[data-from]')].map((face) => face.getBoundingClientRect());
      const covers = (face: DOMRect, line: DOMRect) =>
        face.left < line.right - 1 &&
        face.right > line.left + 1 &&
        face.top < line.bottom - line.height / 4 &&
        face.bottom > line.top + line.height / 4;
      return faces.some((face) => lines.some((line) => covers(face, line))) ? [option.textContent] : [];
    }),
  );

/** Expects the viewer on one side of the question, and all others on the other side. */
async function expectPlayersAtTheSides(page: Page): Promise<void> {
  const middle = await page.locator('main h1').boundingBox();
  assert.ok(middle);
  const players = page.locator('main [data-player]:has(img)');
  const faces = await players.evaluateAll((all) =>
    all.map((player) => {
      const { left, right } = (player.querySelector('img') ?? player).getBoundingClientRect();
      return { id: player.getAttribute('data-player'), isMe: player.matches('[data-me=true]'), left, right };
    }),
  );
  // Take the last picture of each player, because figures at the rope repeat them.
  const first = [...new Map(faces.toReversed().map((face) => [face.id, face])).values()];
  assert.ok(first.length >= 2);
  for (const { isMe, left, right } of first)
    assert.ok(isMe ? right <= middle.x : left >= middle.x + middle.width, `${left} to ${right}`);
}

const seats = (lives?: readonly number[]) =>
  ['Rawa', 'ئاڤان', 'Maximilian', 'دلێر'].slice(0, lives?.length ?? 2).map((name, seat) => ({
    name,
    standing: lives ? { lives: lives[seat] ?? 0, roundsPlayed: 2 } : {},
  }));
const rounds = [['right', 'wrong', 'wrong', 'right']] as const;
const next = ['wrong', 'right', 'wrong', 'wrong'] as const;

const games = {
  '1v1': { type: 'headtohead', seats: seats(), after: seats() },
  'tug of war': { type: 'tugofwar', seats: seats(), after: seats() },
  'a survival duel of four': { type: 'survival', seats: seats([3, 2, 1, 1]), after: seats([2, 2, 0, 0]) },
} as const;

describe('positions of the question', { concurrency: AT_ONCE }, () => {
  for (const [name, game] of Object.entries(games)) {
    for (const viewport of [phone, desk]) {
      test(`${name}: a reveal moves neither question nor answers at ${viewport.width} wide`, async () => {
        const { server, browser, db } = testBed;
        const { token } = await signUpPlayer(server.url, true);
        const context = await browser.newContext({ viewport });
        await context.addInitScript(
          (stored) => {
            for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
          },
          { access_token: token, lang: 'en', welcomed: '1' },
        );
        const page = await context.newPage();
        const questions = await listQuestions(db, 'en');
        const marker = game.type === 'tugofwar' ? { marker: 0 } : {};
        const open: Moment = { type: game.type, seats: game.seats, rounds, openForSeconds: 5, ...marker };
        let view = viewOf(open, questions);
        await page.route('**/api/play/matches/**', (route) => route.fulfill({ json: view }));
        await page.goto(`${server.url}${pathOf(open)}`);
        await page.locator(`${OPTION}[aria-disabled=false]`).first().waitFor();
        await expectSamePlaces(page, async () => {
          const closed: Moment = { type: game.type, seats: game.after, rounds: [...rounds, next], ...marker };
          view = { ...viewOf(closed, questions), version: 2 };
        });
        assert.deepEqual(await coveredWords(page), []);
        if (viewport === desk) await expectPlayersAtTheSides(page);
        await context.close();
      });
    }
  }

  for (const path of ['/play/quiz', '/play/puzzle', '/play/solo-survival']) {
    for (const viewport of [phone, desk]) {
      test(`${path}: a reveal moves neither question nor answers at ${viewport.width} wide`, async () => {
        const phone = await openSoloPhone(testBed, 'en');
        await phone.page.setViewportSize(viewport);
        await replacePrompts(phone.page, LONG_PROMPT);
        await phone.start(path);
        await phone.waitForQuestion();
        assert.equal(await phone.page.locator('main h1').innerText(), LONG_PROMPT);
        await expectSamePlaces(phone.page, () => phone.answer(false));
        await phone.close();
      });
    }
  }
});
