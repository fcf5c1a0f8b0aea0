import { type ComponentProps, Suspense } from 'react';
import { lazyWithPreload } from '../../../../lib/loading/lazy-with-preload.tsx';
import type { ConfirmDialog } from './confirm-dialog.tsx';

const Confirm = lazyWithPreload(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Lazy dialog, loaded when it opens. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <Suspense>
      <Confirm {...props} />
    </Suspense>
  );
}
