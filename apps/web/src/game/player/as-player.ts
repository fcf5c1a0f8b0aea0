/** Actions for players only: visitors are asked to sign in, and come back afterwards. */
import { keepWantedPage } from '../../lib/wanted-page.ts';
import { openDialog } from '../dialogs.ts';
import { useUserStore } from './user-store.ts';

/** Offers a visitor to sign up or to log in, and to go on here afterwards. */
export function askToSignIn(): void {
  keepWantedPage(location);
  openDialog('sign-in-first');
}

/** Runs an action that needs a complete account, or asks the player to complete it. */
export function asPlayer(act: () => void): void {
  const { user } = useUserStore.getState();
  if (user?.isComplete) act();
  else if (!user) askToSignIn();
  else {
    keepWantedPage(location);
    openDialog('complete-account');
  }
}
