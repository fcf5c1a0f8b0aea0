import { createRoot } from 'react-dom/client';
import { Bounce, ToastContainer, toast } from 'react-toastify';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { readTheme } from '../../lib/theme.ts';
import { followTopDialog } from '../dialog/dialog.tsx';
import styles from './toasts.module.css';

const AUTO_CLOSE_MS = 3000;
/** A name would make the list a landmark; the library's own is English. */
const UNNAMED = '';

/** Stops the list of toasts from announcing each toast once more, beside its own role. */
function silence(list: HTMLElement | null): void {
  list?.querySelector('section')?.setAttribute('aria-live', 'off');
}

/** Moves the toasts into the top modal dialog, outside of which nothing can be pressed or read. */
function keepOnTop(host: HTMLElement): void {
  followTopDialog((top) => {
    const place = top ?? document.body;
    if (host.parentNode !== place) place.append(host);
  });
}

function mountContainer(): void {
  const host = document.createElement('div');
  keepOnTop(host);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  createRoot(host).render(
    <div ref={silence}>
      <ToastContainer
        className={styles.toasts ?? ''}
        aria-label={UNNAMED}
        hotKeys={() => false}
        position={isRightToLeft ? 'top-left' : 'top-right'}
        autoClose={AUTO_CLOSE_MS}
        limit={1}
        rtl={isRightToLeft}
        theme={readTheme()}
        transition={!prefersReducedMotion() && Bounce}
      />
    </div>,
  );
}

let isMounted = false;

export function presentToast(kind: 'success' | 'error' | 'info', message: string): void {
  if (!isMounted) mountContainer();
  isMounted = true;
  toast.clearWaitingQueue();
  toast(message, { type: kind, role: kind === 'error' ? 'alert' : 'status', delay: 0 });
}
