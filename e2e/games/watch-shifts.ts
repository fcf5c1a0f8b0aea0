import type { Page } from 'playwright-core';

export interface Shifts {
  /** Cumulative layout shift of the page (https://web.dev/articles/cls), without shifts right after input. */
  readonly sum: number;
  /** Names of the elements that moved. */
  readonly moved: readonly string[];
}

/**
 * Records the layout shifts of each document that a page opens from now on. The returned function reads those of the
 * latest document.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(globalThis, { shiftsSeen: seen });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.sum += value;
        for (const { node } of sources)
          seen.moved.push(`${node?.nodeName}.${node instanceof Element ? node.className : ''}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shiftsSeen: Shifts }).shiftsSeen);
}
