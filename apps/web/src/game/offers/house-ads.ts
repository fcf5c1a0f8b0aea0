/** Source of advertisements: our own. An ad network would be another source of the same type. */
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { plusOfferPath } from './plus-offer.ts';

export interface HouseAd {
  readonly id: string;
  readonly title: MessageKey;
  readonly body: MessageKey;
  readonly action: MessageKey;
  /** Target of the link; `referral` opens the share sheet with the player's link. */
  readonly target: { readonly path: string } | 'referral';
}

/** Returns the next advertisement for a place, or null for none. */
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

/** Home already has a card about Plus, so its slot shows other advertisements. */
const shownIn: Record<Parameters<AdSource>[0], readonly string[]> = {
  home: ['referral', 'proof'],
  modes: ['proof', 'plus', 'referral'],
  result: ['plus', 'referral'],
};

let turn = 0;

/** Our own advertisements, in rotation. */
export const houseAdSource: AdSource = (place) => {
  const ids = shownIn[place];
  turn += 1;
  return houseAds.find(({ id }) => id === ids[turn % ids.length]) ?? null;
};
