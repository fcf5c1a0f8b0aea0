import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { largeTextFaultsOf } from './large-text.ts';
import { isEveryLook, type Look, type Theme, viewports } from './look.ts';
import { textFaultsOf } from './text-faults.ts';

/** Folder of screenshots, ignored by git. */
export const artefacts = join(import.meta.dirname, '../../.artefacts/screens');

const checks = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Gather violations only, which halves the time, and no selectors, since a fault shows its element; style sheets are
  // needed by experimental rules alone.
  resultTypes: ['violations'],
  selectors: false,
  preload: { assets: ['media'] },
} satisfies axe.RunOptions;

/** Minified script, half as long for the browser to parse at each screen. Its value is not sent back. */
const AXE_SCRIPT = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}; 0`;

const NARROW = 320;
/** Duration of transitions. */
const SETTLE_MS = 150;
/** Duration of a change of theme. */
const THEME_MS = 400;
/** Several times the duration of a change of layout on a busy machine. */
const RELAYOUT_MS = 3_000;

/** Violations found by axe, which runs in the page itself, since no screen has frames. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE_SCRIPT);
  const violations = await page.evaluate(async (options) => {
    const run: typeof axe.run = Object(globalThis).axe.run;
    const found = await run(document, options);
    return found.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
  }, checks);
  return violations.map(
    ({ id, elements }) =>
      `${id}: ${elements
        .map((html) => html.slice(0, 120))
        .slice(0, 3)
        .join(' · ')}`,
  );
}

/** Width of the page once it fits, or after a timeout: some screens change their layout by script. */
async function settledWidthOf(page: Page): Promise<number> {
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (let waitedMs = 0; waitedMs < RELAYOUT_MS; waitedMs += SETTLE_MS) {
    if ((await widthOf()) <= NARROW) break;
    await page.waitForTimeout(SETTLE_MS);
  }
  return await widthOf();
}

/** Elements wider than a narrow phone, or too narrow for their words there. */
async function narrowFaultsOf(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 640 });
  await page.waitForTimeout(SETTLE_MS);
  const width = await settledWidthOf(page);
  const faults = await textFaultsOf(page);
  if (size) await page.setViewportSize(size);
  return [...faults, ...(width > NARROW ? [`it is ${width} wide`] : [])].map(
    (fault) => `${fault} on a screen of ${NARROW}`,
  );
}

/** Sets the theme, and waits for the transitions of its colours. */
async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen;
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, theme);
  await page.waitForTimeout(SETTLE_MS);
}

async function takeScreenshots(page: Page, name: string): Promise<void> {
  await mkdir(artefacts, { recursive: true });
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    await page.waitForTimeout(THEME_MS);
    await page.screenshot({ path: join(artefacts, `${name}-${theme}.png`) });
  }
}

/** Inspects a screen at the size of its window; axe checks it in the look's theme. */
async function inspectAtSize(page: Page, screen: string, look: Look): Promise<string[]> {
  const name = `${screen}-${look.language}-${look.size}`;
  await page.waitForTimeout(SETTLE_MS);
  if (isEveryLook) await takeScreenshots(page, name);
  if (look.checkedIn) await setTheme(page, look.checkedIn);
  const faults = [
    ...(look.checkedIn ? await faultsOf(page) : []),
    ...(await textFaultsOf(page)),
    ...(look.size === 'phone' ? await narrowFaultsOf(page) : []),
    ...(look.isEnlarged ? await largeTextFaultsOf(page) : []),
  ];
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Inspects a screen on the look's device, and on a wide screen if the look says so. Returns the faults. */
export async function inspectScreen(page: Page, screen: string, look: Look): Promise<string[]> {
  const faults = await inspectAtSize(page, screen, look);
  if (!look.isWidened) return faults;
  await page.setViewportSize(viewports.desk);
  const wide = await inspectAtSize(page, screen, {
    ...look,
    size: 'desk',
    checkedIn: null,
    isEnlarged: false,
  });
  await page.setViewportSize(viewports[look.size]);
  return [...faults, ...wide];
}
