/** Faults in the texts of a screen: keys in place of texts, and clipped texts. */
import type { Page } from 'playwright-core';
import { readCatalogues } from '../../apps/web/build/texts/read-catalogues.ts';
import { overlappingTexts } from './overlapping-texts.ts';

const keys = [...readCatalogues('en').values()].flatMap(Object.keys);

/** Text keys that are shown or read out, and unfilled placeholders. */
async function unwrittenTexts(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const said = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...said].join('\n');
  });
  const words = new Set(seen.split(/\s+/));
  return [
    ...keys.filter((key) => key.includes('.') && words.has(key)),
    ...(seen.match(/\{\w+\}|\[object \w+\]|\b(undefined|NaN)\b/g) ?? []),
  ];
}

/** Texts clipped by a box that hides its overflow. Names may end in an ellipsis. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK_PX = 4;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** Whether a box is for screen readers only: one pixel in size. */
    const isForReaders = (box: DOMRect) => box.width <= 1 || box.height <= 1;
    function isCutBy(element: Element, text: DOMRect): boolean {
      const box = element.getBoundingClientRect();
      if (isForReaders(box)) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isBeside = text.left < box.left - SLACK_PX || text.right > box.right + SLACK_PX;
      const isAbove = text.top < box.top - SLACK_PX || text.bottom > box.bottom + SLACK_PX;
      return (hides(overflowX) && isBeside) || (hides(overflowY) && isAbove);
    }
    function isCut(node: Node): boolean {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      let isHidden = false;
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
        if (isForReaders(at.getBoundingClientRect()) && getComputedStyle(at).display !== 'contents')
          return false;
        isHidden ||= isCutBy(at, text);
      }
      return isHidden;
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const words = node.textContent?.trim() ?? '';
      const isShown = words !== '' && node.parentElement?.checkVisibility();
      if (isShown && !node.parentElement?.closest('bdi') && isCut(node)) cut.push(words.slice(0, 60));
    }
    return cut;
  });

export async function textFaultsOf(page: Page): Promise<string[]> {
  return [
    ...(await unwrittenTexts(page)).map((text) => `it says "${text}"`),
    ...(await cutTexts(page)).map((text) => `"${text}" is cut off`),
    ...(await overlappingTexts(page)),
  ];
}
