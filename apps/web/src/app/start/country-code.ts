import { callApi } from '../../lib/api/api.ts';
import { readStored, store } from '../../lib/storage.ts';

/** Events of wouter and the browser at a route change. */
const ROUTE_CHANGES = ['pushState', 'replaceState', 'popstate'] as const;

/** Fetches and stores the calling code of the player's country, unless it is stored. A failure is only logged. */
async function fetchCountryCode(): Promise<void> {
  if (readStored('countryCode')) return;
  try {
    const { data } = await callApi('GET /api/auth/ipInfo', {}, { handles: 'all' });
    store('countryCode', `+${data}`);
  } catch (error) {
    console.error(error);
  }
}

/** Fetches the code at each route change until it is stored. The first screen never needs it. */
export function storeCountryCode(): void {
  for (const change of ROUTE_CHANGES) addEventListener(change, () => void fetchCountryCode());
}
