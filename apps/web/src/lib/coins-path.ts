import { plusOfferPath } from './plus-offer.ts';

/** Where a player gets coins: Plus wins them in today's challenge; without it, the page that says what Plus will bring. */
export const coinsPath = (hasPlus: boolean): string => (hasPlus ? '/home#daily' : plusOfferPath);
