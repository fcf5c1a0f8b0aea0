/** Offers of Plus days for points. */

export interface PlusDaysOffer {
  readonly id: string;
  readonly days: number;
  readonly points: number;
}

/** Offers by ascending points. A day costs slightly more than gift cards of its price in dinars. */
export const plusDaysOffers: readonly PlusDaysOffer[] = [
  { id: 'plus-1-day', days: 1, points: 100 },
  { id: 'plus-7-days', days: 7, points: 600 },
  { id: 'plus-30-days', days: 30, points: 2_000 },
];
