import type { Page } from 'playwright-core';

/** Pairs of texts and controls that overlap. Bars that stay in place may cover what scrolls. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK_PX = 4;
    const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea';

    /** Nearest element that is painted over its surroundings on purpose. */
    const layerOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at.matches('dialog') || ['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
      return null;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]');
    /** Whether a text is for screen readers only: clipped to one pixel. */
    const isForReaders = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        if ((width <= 1 || height <= 1) && getComputedStyle(at).position === 'absolute') return true;
      }
      return false;
    };
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const common = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const overlap = (one: Box, other: Box) => {
      const { left, right, top, bottom } = common(one, other);
      return right - left > SLACK_PX && bottom - top > SLACK_PX;
    };
    /** Boxes of the lines of a text, without what is cut off, such as the end of a long name. */
    const linesOf = (node: Node): Box[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      let lines: Box[] = [...range.getClientRects()];
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        if (getComputedStyle(at).overflowX !== 'visible') lines = lines.map((line) => common(line, box));
      }
      return lines;
    };

    const controls = [...document.querySelectorAll(CONTROLS)]
      .filter((control) => isShown(control) && !isForReaders(control))
      .map((control) => ({ control, layer: layerOf(control), box: control.getBoundingClientRect() }));
    const crossed: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      if (!parent || !words || !isShown(parent)) continue;
      const lines = linesOf(node);
      const textLayer = layerOf(parent);
      const covered = controls.find(
        ({ control, layer, box }) =>
          layer === textLayer && !control.contains(node) && lines.some((line) => overlap(line, box)),
      );
      if (!covered || isForReaders(parent)) continue;
      crossed.push(`"${words.slice(0, 60)}" overlaps "${covered.control.textContent?.trim().slice(0, 60)}"`);
    }
    return crossed;
  });
