import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { largeTextFaultsOf } from './large-text.ts';
import type { Look } from './look.ts';
import { textFaultsOf } from './text-faults.ts';

/** Screenshots of this run; not kept in the repository. */
export const artefacts = join(import.meta.dirname, '../.artefacts/screens');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NARROW = 320;
/** Duration of fades and slides. */
const SETTLE_MS = 150;
/** Several times what a change of layout takes on a busy machine. */
const RELAYOUT_MS = 3_000;

async function faultsOf(page: Page): Promise<string[]> {
  // The newer mode opens a window each time, for frames of other origins, which we don't have.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 120))
        .slice(0, 3)
        .join(' · ')}`,
  );
}

/** Width of the page once it fits, or after a while: some screens change their layout by script. */
async function settledWidthOf(page: Page): Promise<number> {
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (let waitedMs = 0; waitedMs < RELAYOUT_MS; waitedMs += SETTLE_MS) {
    if ((await widthOf()) <= NARROW) break;
    await page.waitForTimeout(SETTLE_MS);
  }
  return await widthOf();
}

/** Elements that are wider than a narrow phone, or too narrow for their words there. */
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

/**
 * Inspects a screen in both themes: takes screenshots, and returns faults; in one theme axe checks it, too.
 */
export async function inspectScreen(page: Page, screen: string, look: Look): Promise<string[]> {
  const name = `${screen}-${look.language}-${look.size}`;
  await mkdir(artefacts, { recursive: true });
  await page.waitForTimeout(SETTLE_MS);
  const faults: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: join(artefacts, `${name}-${theme}.png`) });
    const found = theme === look.checkedIn ? await faultsOf(page) : [];
    faults.push(...found.map((fault) => `${name}, ${theme}: ${fault}`));
  }
  const unthemed = [
    ...(await textFaultsOf(page)),
    ...(await narrowFaultsOf(page)),
    ...(look.isEnlarged ? await largeTextFaultsOf(page) : []),
  ];
  faults.push(...unthemed.map((fault) => `${name}: ${fault}`));
  return faults;
}
