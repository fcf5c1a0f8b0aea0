import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/http.ts';
import { store } from '../../lib/storage.ts';
import { useUserStore } from '../../lib/user-store.ts';

export type LinkState = 'opening' | 'verified' | 'old' | 'offline';

const nextScreens = { reset_password: '/reset-password', complete_account: '/completeAccount' } as const;

/** Exchanges the token of a link once, and goes where its purpose leads. */
export function useLink(token: string): { readonly state: LinkState; readonly retry: () => void } {
  const [state, setState] = useState<LinkState>('opening');
  const merge = useUserStore((users) => users.merge);
  const isStarted = useRef(false);

  const open = async () => {
    setState('opening');
    try {
      const opened = await callApi('POST /api/auth/verify', { body: { token } }, { handles: 'all' });
      store('accessToken', opened.accessToken);
      // Until the new password is set, the session answers nothing, so that nobody is signed in yet.
      if (opened.purpose !== 'reset_password') merge(opened.user);
      if (opened.purpose === 'verify_email') setState('verified');
      else navigate(nextScreens[opened.purpose], { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(error.status === 0 || error.status >= 500 ? 'offline' : 'old');
    }
  };

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void open();
  });
  return { state, retry: () => void open() };
}
