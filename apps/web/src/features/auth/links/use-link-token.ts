import { useEffect, useState } from 'react';

/** The token of a link stands behind the #, which no server is sent; links that are out already have it in the query. */
const readToken = ({ hash, search }: Location): string =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? '';

/** The next user of the device finds the token neither in the address bar nor in the history. */
const hideToken = (): void => history.replaceState(history.state, '', location.pathname);

/** The token of the address; of the newest link where several are opened in one tab, which loads no page anew. */
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
