/** The one place that turns the refusals of the server into what the specification's catalogue says. */

import { useUserStore } from '../game/player/user-store.ts';
import type { ApiError } from '../lib/api/http.ts';
import { store } from '../lib/storage.ts';
import { gate } from './auth-gate.ts';

export interface ErrorResponses {
  readonly currentPath: () => string;
  readonly goTo: (path: string) => void;
  readonly showError: (message: string) => void;
  /** Opens the dialog that offers Plus. */
  readonly offerSubscription: () => void;
  /** Opens the dialog that tells where coins come from. */
  readonly offerCoins: () => void;
  readonly defaultMessage: string;
}

const subscriptionCodes: readonly string[] = ['SUBSCRIPTION_REQUIRED', 'PLAY_LIMIT_REACHED'];

const PASSWORD_PATH = '/reset-password';

/**
 * Answers a refusal: signs out at 401, leads on at 406 and 409 and where a new password is due, offers Plus or coins at
 * 402, and says the rest in a toast.
 */
export function respondToError(error: ApiError, responses: ErrorResponses): void {
  const { status, code } = error;
  if (status === 401) {
    store('accessToken', null);
    const target = gate(responses.currentPath(), false);
    // A screen behind the gate keeps its player until the page is gone; one that is for everybody goes on without.
    if (target) responses.goTo(target);
    else useUserStore.getState().clear();
    return;
  }
  if (code === 'NEW_PASSWORD_REQUIRED') {
    if (responses.currentPath() !== PASSWORD_PATH) responses.goTo(PASSWORD_PATH);
  } else if (status === 406) responses.goTo('/verify-email');
  else if (status === 409) responses.goTo('/home');
  else if (subscriptionCodes.includes(code)) responses.offerSubscription();
  else if (code === 'NOT_ENOUGH_COINS') responses.offerCoins();
  else responses.showError(error.message || responses.defaultMessage);
}
