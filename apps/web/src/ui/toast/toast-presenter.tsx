import { createRoot } from 'react-dom/client';
import { onTopDialogChange } from '../dialog/dialog.tsx';
import { ToastCard, type ToastKind } from './toast-card.tsx';
import styles from './toasts.module.css';

const SHOWN_MS = 3000;
/** Duration of the exit transition in the style sheet. */
const LEAVES_MS = 200;

interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
}

/** Moves the toasts into the topmost modal dialog, because everything outside of it is inert. */
function keepOnTop(host: HTMLElement): void {
  onTopDialogChange((top) => {
    const place = top ?? document.body;
    if (host.parentNode !== place) place.append(host);
  });
}

/** Shows one toast at a time. A newer toast replaces a waiting one. */
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
  // Hovering keeps a toast on the screen, so that it can be read to its end, unless it is leaving already.
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

/** Shows a toast, after the one on the screen. */
export function presentToast(kind: ToastKind, message: string): void {
  show ??= createPlace();
  count += 1;
  show({ id: count, kind, message });
}
