import { createRoot } from 'react-dom/client';
import { followTopDialog } from '../dialog/dialog.tsx';
import { ToastCard, type ToastKind } from './toast-card.tsx';
import styles from './toasts.module.css';

const SHOWN_MS = 3000;
/** Time of the exit in the style sheet. */
const LEAVES_MS = 200;

interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
}

/** Moves the toasts into the top modal dialog, outside of which nothing can be pressed or read. */
function keepOnTop(host: HTMLElement): void {
  followTopDialog((top) => {
    const place = top ?? document.body;
    if (host.parentNode !== place) place.append(host);
  });
}

/** A place for one toast at a time. One that comes meanwhile waits, and gives way to a later one. */
function createPlace(): (toast: Toast) => void {
  const host = Object.assign(document.createElement('div'), { className: styles.toasts ?? '' });
  const root = createRoot(host);
  let shown: Toast | null = null;
  let waiting: Toast | null = null;
  let isLeaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = () => root.render(shown && <ToastCard key={shown.id} {...shown} isLeaving={isLeaving} />);
  const next = (run: () => void, inMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, inMs);
  };
  function showNext(): void {
    [shown, waiting] = [waiting, null];
    isLeaving = false;
    draw();
    if (shown) stay();
  }
  function leave(): void {
    isLeaving = true;
    draw();
    next(showNext, LEAVES_MS);
  }
  function stay(): void {
    next(leave, SHOWN_MS);
  }

  host.addEventListener('click', leave);
  // A pointer on a toast holds it, so that it can be read to its end. One that leaves already goes on.
  host.addEventListener('pointerenter', () => shown && !isLeaving && clearTimeout(timer));
  host.addEventListener('pointerleave', () => shown && !isLeaving && stay());
  keepOnTop(host);
  return (toast) => {
    waiting = toast;
    if (!shown) showNext();
  };
}

let show: ((toast: Toast) => void) | undefined;
let count = 0;

/** Shows a toast, or has it wait for the one that is shown. */
export function presentToast(kind: ToastKind, message: string): void {
  show ??= createPlace();
  count += 1;
  show({ id: count, kind, message });
}
