/** Keys of local storage: some by the specification, the others our own. */
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
  returnPage: 'wanted-page',
  deviceId: 'device-id',
  lastVisit: 'last-visit',
  playedDays: 'played-days',
  installOffer: 'install-offer',
  soundOffer: 'sound-offer',
} as const;
type Key = keyof typeof keys;

/** Reads a value. Returns null where storage is refused, as in some private windows. */
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
    // The app works without the stored value.
  }
}

/** Calls `onChange` when another tab signs in or out. Returns the function that stops listening. */
export function followAccessToken(onChange: () => void): () => void {
  // An event without a key means that the whole storage was cleared.
  const onStorage = ({ key }: StorageEvent) =>
    void ((key === keys.accessToken || key === null) && onChange());
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Access token of the session; the text `undefined` is no token. */
export function readAccessToken(): string | null {
  const token = readStored('accessToken');
  return token && token !== 'undefined' ? token : null;
}
