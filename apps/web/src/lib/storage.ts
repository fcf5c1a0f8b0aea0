/** The keys of local storage, as the specification names them, and some of our own. */
const keys = {
  accessToken: 'access_token',
  language: 'lang',
  countryCode: 'countryCode',
  dynamicReload: 'dynamic-reload',
  theme: 'theme',
  feedback: 'feedback',
  welcomed: 'welcomed',
  shownHashes: 'shown-hashes',
  wantedPage: 'wanted-page',
  deviceId: 'device-id',
  lastVisit: 'last-visit',
} as const;
type Key = keyof typeof keys;

/** Private windows may refuse storage; the app then goes on without it. */
export function readStored(key: Key): string | null {
  try {
    return localStorage.getItem(keys[key]);
  } catch {
    return null;
  }
}

export function store(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keys[key]);
    else localStorage.setItem(keys[key], value);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** Tells when another tab of the browser signs in or out, until what it returns is called. */
export function followAccessToken(onChange: () => void): () => void {
  // An event without a key says that all was cleared.
  const tell = ({ key }: StorageEvent) => void ((key === keys.accessToken || key === null) && onChange());
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
}

/** The token of the session; the text `undefined` is no token. */
export function readAccessToken(): string | null {
  const token = readStored('accessToken');
  return token && token !== 'undefined' ? token : null;
}
