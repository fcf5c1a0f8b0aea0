import { useEffect } from 'react';
import { openDialog } from '../../../game/dialogs.ts';
import { useUser, useUserStore } from '../../../game/player/user-store.ts';
import { readStored, store } from '../../../lib/storage.ts';

let hasAskedToComplete = false;

/**
 * Opens the dialogs of home: a request to complete the account, once per visit; the welcome of a complete account,
 * once ever; and the end of Plus, once.
 */
export function useHomeDialogs(): void {
  const { id, isComplete, info, plan } = useUser();
  const isRestored = useUserStore((state) => state.isRestored);
  const isNew = info.quizzesCompleted === 0;
  useEffect(() => {
    if (isRestored) return;
    const wasShown = readStored('downgraded') === id;
    if (plan.isDowngraded !== wasShown) store('downgraded', plan.isDowngraded ? id : null);
    if (!isComplete) {
      if (!hasAskedToComplete) openDialog('complete-account');
      hasAskedToComplete = true;
    } else if (isNew && readStored('welcomed') !== id) {
      store('welcomed', id);
      openDialog('welcome');
    } else if (plan.isDowngraded && !wasShown) openDialog('downgraded');
  }, [id, isComplete, isNew, isRestored, plan.isDowngraded]);
}
