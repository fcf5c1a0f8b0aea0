import { useEffect } from 'react';
import { openDialog } from '../../../game/dialogs.ts';
import { useUser, useUserStore } from '../../../game/player/user-store.ts';
import { readStored, store } from '../../../lib/storage.ts';

let hasAskedToComplete = false;

/**
 * Asks once a visit to complete the account; once it is complete, welcomes the player, once for good. Says once that Plus
 * has ended.
 */
export function useHomeDialogs(): void {
  const { id, isComplete, info, plan } = useUser();
  const isRecalled = useUserStore((state) => state.isRecalled);
  const isNew = info.quizzesCompleted === 0;
  useEffect(() => {
    if (isRecalled) return;
    const isTold = readStored('downgraded') === id;
    if (plan.isDowngraded !== isTold) store('downgraded', plan.isDowngraded ? id : null);
    if (!isComplete) {
      if (!hasAskedToComplete) openDialog('complete-account');
      hasAskedToComplete = true;
    } else if (isNew && readStored('welcomed') !== id) {
      store('welcomed', id);
      openDialog('welcome');
    } else if (plan.isDowngraded && !isTold) openDialog('downgraded');
  }, [id, isComplete, isNew, isRecalled, plan.isDowngraded]);
}
