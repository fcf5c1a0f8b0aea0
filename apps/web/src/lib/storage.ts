/** The keys of local storage, as the specification names them, and some of our own. */
const keys = {
  accessToken: 'access_token',
  language: 'lang',
  countryCode: 'countryCode',
  dynamicReload: 'dynamic-reload',
  theme: 'theme',
  feedback: 'feedback',
  playSettings: 'play-settings',
  welcomed: 'welcomed',
  downgraded: 'downgraded',
  shownHashes: 'shown-hashes',
  wantedPage: 'wanted-page',
  deviceId: 'device-id',
  lastVisit: 'last-visit',
  playedDays: 'played-days',
  installOffer: 'install-offer',
  soundOffer: 'sound-offer',
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
    // The value is not kept, and the app goes on.
  }
}

/** Calls `onChange` when another tab signs in or out. Returns the function that ends it. */
export function followAccessToken(onChange: () => void): () => void {
  // An event without a key means that all was cleared.
  const tell = ({ key }: StorageEvent) => void ((key === keys.accessToken || key === null) && onChange());
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
}

/** The token of the session; the text `undefined` is no token. */
export function readAccessToken(): string | null {
  const token = readStored('accessToken');
  return token && token !== 'undefined' ? token : null;
}
