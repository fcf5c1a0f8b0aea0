/** Faults of a screen with text of twice the size, a setting of browsers. */
import type { Page } from 'playwright-core';
import { cutTexts } from './text-faults.ts';

const TIMES = 2;
/** Time for the layout to settle. */
const SETTLE_MS = 150;

/** Root font size, of which all others are multiples. */
const rootSizePx = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Sets the root font size; null resets it. Returns whether texts grow in a transition, although motion is reduced. */
async function setRootSize(page: Page, sizePx: number | null): Promise<boolean> {
  const isGrowing = await page.evaluate(
    (size) => {
      document.documentElement.style.setProperty('font-size', size);
      return document
        .getAnimations()
        .some((one) => one instanceof CSSTransition && one.transitionProperty === 'font-size');
    },
    sizePx === null ? null : `${sizePx}px`,
  );
  await page.waitForTimeout(SETTLE_MS);
  return isGrowing;
}

/** Boxes that scroll sideways: the page, or an open dialog. */
const wideBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK_PX = 1;
    return [...document.querySelectorAll('html, dialog[open]')]
      .filter((element) => element.scrollWidth > element.clientWidth + SLACK_PX)
      .map((element) => `${element.localName} is ${element.scrollWidth} wide in ${element.clientWidth}`);
  });

/** Words that overflow the sides of their box. */
const spilledTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK_PX = 2;
    /** Whether a box may overflow: names may end in an ellipsis, and boxes of one pixel are for screen readers. */
    function mayBeWide(element: Element): boolean {
      const { display, textOverflow } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      return ['inline', 'contents'].includes(display) || textOverflow === 'ellipsis' || width <= 1;
    }
    function isSpilled(text: Node): boolean {
      const box = text.parentElement;
      if (!box?.checkVisibility() || mayBeWide(box)) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      return inner.left < outer.left - SLACK_PX || inner.right > outer.right + SLACK_PX;
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const spilled: string[] = [];
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim();
      if (words && isSpilled(walker.currentNode))
        spilled.push(`“${words.slice(0, 60)}” reaches out of its box`);
    }
    return spilled;
  });

/** Overlapping texts, except of fixed elements over scrolled content. */
const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK_PX = 3;
    /** Share of a line's height that is mostly empty, at the top and at the bottom. */
    const AIR_SHARE = 0.2;
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    function isInFlow(text: Node): boolean {
      for (let at = text.parentElement; at && at !== root; at = at.parentElement) {
        const { position, display } = getComputedStyle(at);
        const { width } = at.getBoundingClientRect();
        if (['fixed', 'sticky'].includes(position) || (width <= 1 && display !== 'contents')) return false;
      }
      return (
        text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
      );
    }
    /** Visible sides of a text, which an ellipsis may have shortened. */
    function sidesOf(text: Node): { readonly left: number; readonly right: number } {
      let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let at = text.parentElement; at && at !== root; at = at.parentElement) {
        const { overflowX, display } = getComputedStyle(at);
        if (overflowX === 'visible' || ['inline', 'contents'].includes(display)) continue;
        const box = at.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      return { left, right };
    }
    function linesOf(text: Node) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const sides = sidesOf(text);
      return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => ({
        text,
        left: Math.max(left, sides.left) + SLACK_PX,
        right: Math.min(right, sides.right),
        top: top + height * AIR_SHARE + SLACK_PX,
        bottom: bottom - height * AIR_SHARE,
      }));
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (text.textContent?.trim() && isInFlow(text)) texts.push(text);
    }
    /** Whether one text is an overlay of the other, such as the green one of a right answer. */
    const isLayer = (one: Node, other: Node): boolean =>
      one.textContent === other.textContent &&
      [one, other].some((text) => text.parentElement?.closest('[aria-hidden=true]'));
    const lines = texts.flatMap(linesOf);
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.text !== one.text && !isLayer(one.text, other.text))
        .filter((other) => Math.max(one.left, other.left) < Math.min(one.right, other.right))
        .filter((other) => one.top < other.bottom && other.top < one.bottom)
        .map((other) => `“${one.text.textContent?.trim()}” lies over “${other.text.textContent?.trim()}”`),
    );
  });

/** Doubles the text of the open page, returns its faults, and resets it. */
export async function largeTextFaultsOf(page: Page): Promise<string[]> {
  const isGrowing = await setRootSize(page, (await rootSizePx(page)) * TIMES);
  const faults = [
    ...(isGrowing ? ['texts grow in a transition'] : []),
    ...(await wideBoxes(page)),
    ...(await spilledTexts(page)),
    ...(await overlappingTexts(page)),
    ...(await cutTexts(page)).map((text) => `“${text}” is cut off`),
  ];
  await setRootSize(page, null);
  return faults.map((fault) => `with text of twice the size ${fault}`);
}
