import { useEffect, useState } from 'react';

/** Token of a link, behind the #, which browsers send to no server. Older links have it in the query. */
const readToken = ({ hash, search }: Location): string =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? '';

/** The next user of the device finds the token neither in the address bar nor in the history. */
const hideToken = (): void => history.replaceState(history.state, '', location.pathname);

/** Token of the address. Opening another link in the same tab reloads no page, so changes are followed. */
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
