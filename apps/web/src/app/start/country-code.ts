import { callApi } from '../../lib/api/api.ts';
import { readStored, store } from '../../lib/storage.ts';

/** Events of wouter and the browser at a change of the route. */
const ROUTE_CHANGES = ['pushState', 'replaceState', 'popstate'] as const;

/** The calling code of the player's country, fetched unless it is stored. A failure is only logged. */
async function fetchCountryCode(): Promise<void> {
  if (readStored('countryCode')) return;
  try {
    const { data } = await callApi('GET /api/auth/ipInfo', {}, { handles: 'all' });
    store('countryCode', `+${data}`);
  } catch (error) {
    console.error(error);
  }
}

/** Fetches the code at each change of the route until it is stored. The first screen never needs it. */
export function keepCountryCode(): void {
  for (const change of ROUTE_CHANGES) addEventListener(change, () => void fetchCountryCode());
}
