/** Referrer and campaign of a new player, from the page's address. */
const CAMPAIGN = /^[\w-]{1,40}$/;

const parameter = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';

/** Referral code in the address; empty without one. */
export const referralCodeOfAddress = (): string => parameter('ref');

/** Referrer and campaign as fields of a sign-up. An invalid campaign is dropped. */
export function originFields(referralCode: string) {
  const campaign = parameter('campaign');
  return {
    ...(referralCode.trim() && { referralCode }),
    ...(CAMPAIGN.test(campaign) && { campaign }),
  };
}
