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

/** Calls the listener with the top dialog, now and at each change; a closing dialog is still in the document then. */
export function followTopDialog(listener: TopListener): void {
  onTop = listener;
  onTop(shown.at(-1));
}

interface DialogProps {
  readonly title: string;
  /** Greatest width, in CSS pixels. */
  readonly width: 350 | 400;
  readonly onClose: () => void;
  /** Above the title, from edge to edge. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** Returns the focus to the opener, or to the screen where that is gone: a keyboard would start at the page's end. */
function returnFocus(opener: Element | null): void {
  const isThere = opener?.isConnected && opener !== document.body;
  const target = isThere ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** A modal dialog. It closes on a press outside and on Escape; focus then returns to where it was. */
export function Dialog({ title, width, onClose, picture, children }: DialogProps) {
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
    // The browser would focus the close button, and a key meant for the screen before would press it.
    heading.current?.focus();
    show([...shown, element]);
    return () => {
      show(shown.filter((other) => other !== element));
      element.close();
    };
  }, []);
  // The opener may be removed together with the dialog, which shows only after layout effects.
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
      <div className={styles.sheet} data-picture={picture !== undefined}>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
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
