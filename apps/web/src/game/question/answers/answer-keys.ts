const digits = ['1١۱', '2٢۲', '3٣۳', '4٤۴'] as const;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/** Number of columns of answers. */
const columnsOf = (list: HTMLElement): number =>
  getComputedStyle(list).getPropertyValue('grid-template-columns').split(' ').length;

/**
 * Index of the nearest stop in the direction of a step of one answer, or of one row of answers: in the same column if
 * it has one, else beside it; undefined without one. Both directions start again at the other end.
 */
export function nextStop(isStop: readonly boolean[], now: number, step: number): number | undefined {
  const columns = Math.abs(step);
  const rows = Math.ceil(isStop.length / columns);
  const distanceOf = (index: number) => {
    const row = (Math.floor(index / columns) - Math.floor(now / columns)) * Math.sign(step);
    return ((row + rows) % rows) * columns + Math.abs((index % columns) - (now % columns));
  };
  return [...isStop.keys()]
    .filter((index) => isStop[index] && distanceOf(index) >= columns)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];
}

function moveFocus(list: HTMLElement, key: string): void {
  const buttons = [...list.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button.matches(':focus'));
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const mirror = isSideways && getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const step = (steps[key] ?? 1) * (isSideways ? mirror : columnsOf(list));
  // Answers that a booster has taken away are no stops.
  const isStop = buttons.map((button) => button.dataset.mark !== 'removed');
  buttons[nextStop(isStop, now, step) ?? now]?.focus();
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
      moveFocus(list.current, event.key);
      event.preventDefault();
    }
  };
  for (const event of early) press(event);
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
