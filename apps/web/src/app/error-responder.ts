/** Reacts to errors that no caller handles, as the catalogue of the specification demands. */

import { useUserStore } from '../game/player/user-store.ts';
import type { ApiError } from '../lib/api/http.ts';
import { store } from '../lib/storage.ts';
import { gate } from './session/auth-gate.ts';

export interface ErrorResponses {
  readonly currentPath: () => string;
  readonly goTo: (path: string) => void;
  readonly showError: (message: string) => void;
  /** Opens the dialog that offers Plus. */
  readonly offerSubscription: () => void;
  /** Opens the dialog about used-up free games. */
  readonly offerUpgrade: () => void;
  /** Opens the dialog about getting coins. */
  readonly offerCoins: () => void;
  readonly defaultMessage: string;
}

const PASSWORD_PATH = '/reset-password';

type Respond = (responses: ErrorResponses) => void;

const goHome: Respond = ({ goTo }) => goTo('/home');

/** Reactions by error code; every other code shows a toast. Only these 409 errors leave the screen. */
const responseTo: Readonly<Partial<Record<ApiError['code'], Respond>>> = {
  EMAIL_NOT_VERIFIED: ({ goTo }) => goTo('/verify-email'),
  NEW_PASSWORD_REQUIRED: ({ currentPath, goTo }) => {
    if (currentPath() !== PASSWORD_PATH) goTo(PASSWORD_PATH);
  },
  SUBSCRIPTION_REQUIRED: (responses) => responses.offerSubscription(),
  PLAY_LIMIT_REACHED: (responses) => responses.offerUpgrade(),
  NOT_ENOUGH_COINS: (responses) => responses.offerCoins(),
  ALREADY_ANSWERED: goHome,
  ALREADY_COMPLETE: goHome,
  ALREADY_PLAYED_TODAY: goHome,
  ALREADY_SUBSCRIBED: goHome,
  ALREADY_VERIFIED: goHome,
  INVITATION_CLOSED: goHome,
  MATCH_OVER: goHome,
  MATCH_UNFINISHED: goHome,
  ROUND_CLOSED: goHome,
  ROUND_NOT_OPEN: goHome,
};

/** Signs out. A screen for players only keeps its player until the page unloads; a public one stays open. */
function endSession({ currentPath, goTo }: ErrorResponses): void {
  store('accessToken', null);
  store('lastVisit', null);
  const target = gate(currentPath(), false);
  if (target) goTo(target);
  else useUserStore.getState().clear();
}

/** Reacts to an error: signs out at every 401, and follows the table for all others. */
export function respondToError(error: ApiError, responses: ErrorResponses): void {
  const respond = error.status === 401 ? endSession : responseTo[error.code];
  if (respond) respond(responses);
  else responses.showError(error.message || responses.defaultMessage);
}
