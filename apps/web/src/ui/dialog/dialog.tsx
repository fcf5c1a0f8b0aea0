import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './dialog.module.css';
import { usePressOutside } from './use-press-outside.ts';

/** The dialogs on the screen, the one on top last. */
let shown: readonly HTMLDialogElement[] = [];
type TopListener = (top: HTMLDialogElement | undefined) => void;
let onTop: TopListener = () => undefined;

function show(dialogs: readonly HTMLDialogElement[]): void {
  shown = dialogs;
  onTop(shown.at(-1));
}

/** Tells the listener which dialog is on top, now and whenever it changes; one that closes is still there by then. */
export function followTopDialog(listener: TopListener): void {
  onTop = listener;
  onTop(shown.at(-1));
}

interface DialogProps {
  readonly title: string;
  /** At most so wide, in CSS pixels. */
  readonly width: 350 | 400;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Gives the focus back to what had it, or to the screen where that is gone: else a keyboard starts at the page's end. */
function returnFocus(opener: Element | null): void {
  const isThere = opener?.isConnected && opener !== document.body;
  const target = isThere ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** A modal dialog. It closes on a press outside and on Escape; focus then returns to where it was. */
export function Dialog({ title, width, onClose, children }: DialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const titleId = useId();
  const press = usePressOutside(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    opener.current = document.activeElement;
    element.showModal();
    // The browser would choose the button that closes: a key meant for what was there before would press it.
    heading.current?.focus();
    show([...shown, element]);
    return () => {
      show(shown.filter((other) => other !== element));
      element.close();
    };
  }, []);
  // Only now is it known what has gone with the dialog.
  useEffect(() => () => returnFocus(opener.current), []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ '--width': `${width}px` }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...press}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={t('ui.close')} icon={X} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
