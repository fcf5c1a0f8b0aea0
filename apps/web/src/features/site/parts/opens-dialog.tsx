import type { ReactNode } from 'react';
import { type ButtonLook, classesOf } from '../../../ui/button/button.tsx';

interface OpensDialogProps extends Pick<ButtonLook, 'variant' | 'isWide'> {
  readonly dialog: 'log-in' | 'sign-up';
  readonly children: ReactNode;
}

/** A button of a page without React: the page's script opens the dialog that it names. */
export function OpensDialog({ dialog, children, ...look }: OpensDialogProps) {
  return (
    <button type="button" className={classesOf(look)} data-dialog={dialog}>
      {children}
    </button>
  );
}
