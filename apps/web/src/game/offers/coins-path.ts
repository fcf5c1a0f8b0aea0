/** Path to the store's coins, with the way back to a screen. */
export const coinsPath = (from: string): string => `/store?tab=purchase&from=${encodeURIComponent(from)}`;
