import type { ReactNode } from 'react';
import { type ButtonLook, classesOf } from '../../../ui/button/button.tsx';

interface DialogButtonProps extends Pick<ButtonLook, 'variant' | 'isWide'> {
  readonly dialog: 'log-in' | 'sign-up';
  readonly children: ReactNode;
}

/** Button on a prerendered page: the page's script opens the dialog that it names. */
export function DialogButton({ dialog, children, ...look }: DialogButtonProps) {
  return (
    <button type="button" className={classesOf(look)} data-dialog={dialog}>
      {children}
    </button>
  );
}
