const digits = ['1١۱', '2٢۲', '3٣۳', '4٤۴'] as const;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/** Number of columns of answers. */
const columnsOf = (list: HTMLElement): number =>
  getComputedStyle(list).getPropertyValue('grid-template-columns').split(' ').length;

function moveFocus(list: HTMLElement, key: string): boolean {
  const buttons = [...list.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button.matches(':focus'));
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const mirror = isSideways && getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const step = (steps[key] ?? 0) * (isSideways ? mirror : columnsOf(list));
  const count = buttons.length;
  let next = now < 0 ? (step > 0 ? 0 : count - 1) : (now + step + count) % count;
  // Answers that a booster has taken away are no stops.
  for (let tries = 0; tries < count && buttons[next]?.dataset.mark === 'removed'; tries += 1)
    next = (next + Math.sign(step) + count) % count;
  buttons[next]?.focus();
  return count > 0;
}

/** Whether the focus is on the page itself, or within the question. */
function isInQuestion(list: HTMLElement): boolean {
  const { activeElement, body } = document;
  return (
    activeElement === null ||
    activeElement === body ||
    (list.closest('section') ?? list).contains(activeElement)
  );
}

/**
 * Picks answers by the keys 1 to 4, in any script's digits, unless `onPick` is null, and moves between answers by arrow
 * keys. Keys outside of the question are ignored; `early` are keys pressed before this code had loaded. Returns the
 * function that stops listening.
 */
export function listenToKeys(
  list: React.RefObject<HTMLElement | null>,
  onPick: ((index: number) => void) | null,
  early: readonly KeyboardEvent[] = [],
): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!list.current || document.querySelector('dialog[open]')) return;
    const index = digits.findIndex((forms) => forms.includes(event.key));
    if (index >= 0 && onPick && isInQuestion(list.current)) {
      // The focus makes screen readers read the answer.
      list.current.querySelectorAll('button')[index]?.focus();
      onPick(index);
    } else if (event.key in steps && list.current.contains(document.activeElement)) {
      if (moveFocus(list.current, event.key)) event.preventDefault();
    }
  };
  for (const event of early) press(event);
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
