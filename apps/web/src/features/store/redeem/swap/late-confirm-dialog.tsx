import { type ComponentProps, Suspense } from 'react';
import { lazyScreen } from '../../../../lib/loading/lazy-screen.ts';
import type { ConfirmDialog } from './confirm-dialog.tsx';

const Confirm = lazyScreen(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Nobody sees the dialog before it is asked for. */
export function LateConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <Confirm {...props} />
    </Suspense>
  );
}
