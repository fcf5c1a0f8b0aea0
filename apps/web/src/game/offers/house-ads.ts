/** Source of the advertising slot: our own notices. Another network is another source of the same shape. */
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { plusOfferPath } from './plus-offer.ts';

export interface HouseAd {
  readonly id: string;
  readonly title: MessageKey;
  readonly body: MessageKey;
  readonly action: MessageKey;
  /** Target of its link; `referral` opens the device's share function with the player's link. */
  readonly target: { readonly path: string } | 'referral';
}

/** Returns the next advertisement of a place, or null for none. */
export type AdSource = (place: 'home' | 'modes' | 'result') => HouseAd | null;

const houseAds: readonly HouseAd[] = [
  {
    id: 'referral',
    title: 'ad.referralTitle',
    body: 'ad.referralBody',
    action: 'ad.referralAction',
    target: 'referral',
  },
  {
    id: 'proof',
    title: 'ad.proofTitle',
    body: 'ad.proofBody',
    action: 'ad.proofAction',
    target: { path: '/play/daily-challenge#proof' },
  },
  {
    id: 'plus',
    title: 'ad.plusTitle',
    body: 'ad.plusBody',
    action: 'ad.plusAction',
    target: { path: plusOfferPath },
  },
];

/** Home shows the card of Plus beside the slot, so the slot has other notices there. */
const shownIn: Record<Parameters<AdSource>[0], readonly string[]> = {
  home: ['referral', 'proof'],
  modes: ['proof', 'plus', 'referral'],
  result: ['plus', 'referral'],
};

let turn = 0;

/** The house's own source: takes turns. */
export const houseAdSource: AdSource = (place) => {
  const ids = shownIn[place];
  turn += 1;
  return houseAds.find(({ id }) => id === ids[turn % ids.length]) ?? null;
};
