import type { Page } from 'playwright-core';

export interface Shifts {
  /** Sum of the page's layout shifts (https://web.dev/articles/cls), without those right after an input. */
  readonly sum: number;
  /** Names of the elements that moved. */
  readonly moved: readonly string[];
}

/** Watches the layout shifts of each document that a page opens from now on; the answer reads those of the last one. */
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
