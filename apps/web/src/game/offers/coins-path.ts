import { plusOfferPath } from './plus-offer.ts';

/** The way to coins: today's challenge for Plus; without it, the page that says what Plus will bring. */
export const coinsPath = (hasPlus: boolean): string => (hasPlus ? '/home#daily' : plusOfferPath);
