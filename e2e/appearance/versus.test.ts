/** The versus screen on small and usual phones, with the longest names that the rules allow. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { closeTestBed, openTestBed, type TestBed } from '../support/guest-phone.ts';
import { lowerPriority } from '../support/lower-priority.ts';
import { signUpPlayer } from '../support/test-player.ts';
import { listQuestions } from './live-questions.ts';
import type { Moment } from './live-views.ts';
import { openContext } from './look.ts';
import { showMatch } from './show-match.ts';
import { textFaultsOf } from './text-faults.ts';

const LONGEST = [
  'WolfeschlegelsteinhausenB',
  'عبدالعزيزعبدالمحسنالجبوري',
  'شێرکۆهەڵەبجەییگەورەکەمانە',
  'WWWWWWWWWWWWWWWWWWWWWWWWW',
].map((name) => name.slice(0, 24));

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

const momentOf = (type: Moment['type'], count: number, first: number): Moment => ({
  type,
  seats: Array.from({ length: count }, (_, seat) => ({
    name: LONGEST[(first + seat) % LONGEST.length] ?? '',
    standing: {},
  })),
  rounds: [],
  openForSeconds: -40,
});

const moments = [
  { name: '1v1, Latin and Arabic', moment: momentOf('headtohead', 2, 0) },
  { name: '1v1, Kurdish and wide Latin', moment: momentOf('headtohead', 2, 2) },
  { name: 'tug of war', moment: momentOf('tugofwar', 2, 1) },
  { name: 'a duel of eight', moment: momentOf('survival', 8, 0) },
];

/** Texts that overlap or leave the screen, words of tiers in two lines, and names clipped without an ellipsis. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK_PX = 2;
    const section = document.querySelector('main section');
    // The countdown of short screens may lie over the last of many players.
    const countdown = innerHeight > 800 ? ', div:last-child > p' : '';
    const parts = [
      ...(section?.querySelectorAll(
        `header > *, li bdi, li span:not(:has(*)), li svg[viewBox]${countdown}`,
      ) ?? []),
    ]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > SLACK_PX)
      .map((part) => ({ part, box: part.getBoundingClientRect(), word: part.textContent || part.nodeName }));
    const faults: string[] = [];
    for (const [index, { part, box, word }] of parts.entries()) {
      if (box.left < -SLACK_PX || box.right > innerWidth + SLACK_PX)
        faults.push(`${word} is beside the screen`);
      const { textOverflow, webkitLineClamp } = getComputedStyle(part);
      const isCut =
        part.scrollWidth > part.clientWidth + SLACK_PX || part.scrollHeight > part.clientHeight + SLACK_PX;
      const words = document.createRange();
      words.selectNodeContents(part);
      if (part.matches('svg + span') && words.getClientRects().length > 1) faults.push(`${word} is broken`);
      const hasDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (part.nodeName === 'BDI' && isCut && !hasDots) faults.push(`${word} is cut without dots`);
      for (const other of parts.slice(index + 1)) {
        // Skip the star, on which its word is meant to lie.
        if (part.parentElement === other.part.parentElement && part.nodeName === 'svg') continue;
        if (part.contains(other.part) || other.part.contains(part)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > SLACK_PX && down > SLACK_PX) faults.push(`${word} lies on ${other.word}`);
      }
    }
    return faults;
  });

let testBed: TestBed;
before(async () => {
  lowerPriority();
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

describe('the versus screen', { timeout: 180_000 }, () => {
  for (const language of ['en', 'ar', 'ku'] as const) {
    test(`shows the longest names in full or with an ellipsis, without overlaps, in ${language}`, async () => {
      const { server, browser, db } = testBed;
      const { token } = await signUpPlayer(server.url, true);
      const context = await openContext(browser, { language, size: 'phone', checkedIn: null }, token);
      const questions = await listQuestions(db, language === 'ku' ? 'ckb' : language);
      const faults: string[] = [];
      for (const { name, moment } of moments) {
        const { page, faults: ownFaults } = await showMatch(
          context,
          { name, moment, sign: 'main section header' },
          { serverUrl: server.url, questions },
        );
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.waitForTimeout(150);
          const found = [...(await faultsOf(page)), ...(await textFaultsOf(page))];
          faults.push(...found.map((fault) => `${name} at ${size.width}: ${fault}`));
        }
        const moving = await page.evaluate(() => document.getAnimations().length);
        if (moving > 0) faults.push(`${name}: ${moving} animations although motion is reduced`);
        faults.push(...ownFaults.map((fault) => `${name}: ${fault}`));
        await page.close();
      }
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});
