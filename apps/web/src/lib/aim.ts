/** Sets `--x` and `--y` of an element to the way between the centres of two boxes, in CSS pixels. */
export function aim(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  element.style.setProperty('--x', `${to.x + to.width / 2 - from.x - from.width / 2}px`);
  element.style.setProperty('--y', `${to.y + to.height / 2 - from.y - from.height / 2}px`);
}
