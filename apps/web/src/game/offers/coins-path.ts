/** Path of the store's coins, with the screen to return to. */
export const coinsPath = (from: string): string => `/store?tab=purchase&from=${encodeURIComponent(from)}`;
