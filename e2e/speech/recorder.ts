/** Records what a screen reader is given in a page: live messages, and the name of whatever gets the focus. */
import type { Page } from 'playwright-core';

/** Starts the record. Runs in the page, so it contains all that it uses. */
function record(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });

  /** Text of an element without its parts that are hidden from screen readers. */
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    if (node instanceof HTMLImageElement) return node.alt;
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join(' ');
  };
  const plain = (text: string) =>
    text
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,:!?؟،])/g, '$1')
      .trim();

  const nameOf = (element: Element): string => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (element instanceof HTMLInputElement && element.labels?.[0]) return plain(textOf(element.labels[0]));
    const label = labels
      .map((id) => textOf(document.getElementById(id) ?? document.createElement('i')))
      .join(' ');
    return plain(label || textOf(element));
  };
  const roleOf = (element: Element): string => {
    const heading = /^H(\d)$/.exec(element.tagName);
    if (heading) return `heading ${heading[1]}`;
    if (element.tagName === 'A') return 'link';
    return (
      element.getAttribute('role') ??
      (element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase())
    );
  };

  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const description = document.getElementById(target.getAttribute('aria-describedby') ?? '');
    const parts = [nameOf(target), ...(description ? [plain(textOf(description))] : [])];
    heard.push(`${roleOf(target)}: ${parts.join(' | ')}`);
  });

  const said = new WeakMap<Element, string>();
  const listen = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const text = plain(textOf(region));
      const before = said.get(region);
      said.set(region, text);
      // Includes a region that appears with its text, which some screen readers miss.
      if (text !== '' && text !== before) heard.push(`${region.getAttribute('role') ?? 'live'}: ${text}`);
    }
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Records from the next document of the page on. */
export async function recordHeard(page: Page): Promise<void> {
  await page.addInitScript(record);
}

/** Forgets all that was given before, such as the stops of Tab on the way to a button. */
export const forgetHeard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if ('heard' in window) (window.heard as string[]).length = 0;
  });

/** All that was given so far in this document, in order. */
export const heardIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => ('heard' in window ? (window.heard as string[]) : []));
