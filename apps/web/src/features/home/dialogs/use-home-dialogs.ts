import { useEffect } from 'react';
import { openDialog } from '../../../game/dialogs.ts';
import { useUser, useUserStore } from '../../../game/player/user-store.ts';
import { readStored, store } from '../../../lib/storage.ts';

let hasAskedToComplete = false;

/** Asks once a visit to complete the account; once it is complete, welcomes the player, once for good. */
export function useHomeDialogs(): void {
  const { id, isComplete, info } = useUser();
  const isRecalled = useUserStore((state) => state.isRecalled);
  const isNew = info.quizzesCompleted === 0;
  useEffect(() => {
    if (isRecalled) return;
    if (!isComplete) {
      if (!hasAskedToComplete) openDialog('complete-account');
      hasAskedToComplete = true;
    } else if (isNew && readStored('welcomed') !== id) {
      store('welcomed', id);
      openDialog('welcome');
    }
  }, [id, isComplete, isNew, isRecalled]);
}
