import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useI18n } from '../lib/i18n.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

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
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      returnFocus(opener);
    };
  }, []);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog, by onCancel.
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ '--width': `${width}px` }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOutside}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={t('ui.close')} icon={X} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
