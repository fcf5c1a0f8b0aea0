/** Actions that need an account: visitors are asked to sign in, and return afterwards. */
import { saveReturnPage } from '../../lib/return-page.ts';
import { openDialog } from '../dialogs.ts';
import { useUserStore } from './user-store.ts';

/** Asks a visitor to sign up or log in, and returns to this page afterwards. */
export function askToSignIn(): void {
  saveReturnPage(location);
  openDialog('sign-in-first');
}

/** Runs an action that needs a complete account, or asks the player to complete it. */
export function asPlayer(act: () => void): void {
  const { user } = useUserStore.getState();
  if (user?.isComplete) act();
  else if (!user) askToSignIn();
  else {
    saveReturnPage(location);
    openDialog('complete-account');
  }
}
