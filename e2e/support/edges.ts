import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Screens whose room is measured. */
export const viewports = {
  tall: { width: 390, height: 844 },
  short: { width: 360, height: 640 },
  desk: { width: 1280, height: 800 },
} as const;

export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** Edges of the last element with this selector, in pixels of the screen. */
export async function edgesOf(page: Page, selector: string): Promise<Edges> {
  const box = await page.locator(selector).last().boundingBox();
  assert.ok(box, selector);
  return { top: box.y, bottom: box.y + box.height, left: box.x };
}
