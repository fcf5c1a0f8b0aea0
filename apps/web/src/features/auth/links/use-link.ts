import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useUserStore } from '../../../game/player/user-store.ts';
import { type ApiReply, callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { store } from '../../../lib/storage.ts';

/**
 * `password`: the reader must prove that the account is theirs. `session`: the account is signed in on another device.
 */
export type LinkState = 'opening' | 'verified' | 'restored' | 'password' | 'session' | 'old' | 'offline';
type Opened = ApiReply<'POST /api/auth/verify'>;

export interface Link {
  readonly state: LinkState;
  readonly retry: () => void;
  /** Continues with the session of the link. */
  readonly enter: (opened: Opened) => void;
}

const shownStates = { verify_email: 'verified', restore_email: 'restored' } as const;
const nextScreens = { reset_password: '/reset-password', complete_account: '/completeAccount' } as const;
/** Sessions that are not stored as signed in, because the server refuses them until a new password is set. */
const resetPurposes: readonly Opened['purpose'][] = ['reset_password', 'restore_email'];

function stateOf({ status, code }: ApiError): LinkState {
  if (code === 'LINK_NEEDS_PASSWORD') return 'password';
  if (code === 'LINK_NEEDS_SESSION') return 'session';
  return status === 0 || status >= 500 ? 'offline' : 'old';
}

/** Exchanges the token of a link once, and continues by its purpose. */
export function useLink(token: string): Link {
  const [state, setState] = useState<LinkState>('opening');
  const merge = useUserStore((users) => users.merge);
  const isStarted = useRef(false);

  const enter = ({ purpose, accessToken, user }: Opened): void => {
    store('accessToken', accessToken);
    if (!resetPurposes.includes(purpose)) merge(user);
    if (purpose === 'verify_email' || purpose === 'restore_email') setState(shownStates[purpose]);
    else navigate(nextScreens[purpose], { replace: true });
  };
  const open = async () => {
    setState('opening');
    try {
      enter(await callApi('POST /api/auth/verify', { body: { token } }, { handles: 'all' }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(stateOf(error));
    }
  };

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void open();
  });
  return { state, retry: () => void open(), enter };
}
