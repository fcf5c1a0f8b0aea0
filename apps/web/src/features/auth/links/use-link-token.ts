import { useEffect, useState } from 'react';

/** Token after the #, which browsers never send to a server. Older links have it in the query. */
const readToken = ({ hash, search }: Location): string =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? '';

/** Removes the token from the address bar and the history, for the next user of the device. */
const hideToken = (): void => history.replaceState(history.state, '', location.pathname);

/** Token of the address, kept up to date: opening another link in the same tab reloads nothing. */
export function useLinkToken(): string {
  const [token, setToken] = useState(() => readToken(location));
  useEffect(() => {
    const take = () => {
      const next = readToken(location);
      if (next === '') return;
      setToken(next);
      hideToken();
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}
