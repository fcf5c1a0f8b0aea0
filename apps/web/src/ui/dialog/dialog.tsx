import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './dialog.module.css';
import { usePressOutside } from './use-press-outside.ts';

/** Open dialogs, the topmost last. */
let shown: readonly HTMLDialogElement[] = [];
type TopListener = (top: HTMLDialogElement | undefined) => void;
let onTop: TopListener = () => undefined;

function show(dialogs: readonly HTMLDialogElement[]): void {
  shown = dialogs;
  onTop(shown.at(-1));
}

/**
 * Calls the listener with the topmost dialog, now and at each change. A closing dialog is then still in the document.
 */
export function onTopDialogChange(listener: TopListener): void {
  onTop = listener;
  onTop(shown.at(-1));
}

interface DialogProps {
  readonly title: string;
  /** Greatest width in CSS pixels. */
  readonly width: 350 | 400;
  readonly onClose: () => void;
  /** Picture above the title, over the whole width. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Returns the focus to the opener, or to the screen if the opener is gone, since the focus would fall to the end of the
 * page.
 */
function returnFocus(opener: Element | null): void {
  const isConnected = opener?.isConnected && opener !== document.body;
  const target = isConnected ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** A modal dialog. It closes on a press outside and on Escape, and then returns the focus. */
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
    // Focus the heading: browsers focus the close button, and a key meant for the previous screen would press it.
    heading.current?.focus();
    show([...shown, element]);
    return () => {
      show(shown.filter((other) => other !== element));
      element.close();
    };
  }, []);
  // Look up the opener after layout effects, because it may be removed together with the dialog.
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
