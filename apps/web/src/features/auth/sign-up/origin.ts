/** Who sent a newcomer, as the address of the page tells it. */
const CAMPAIGN = /^[\w-]{1,40}$/;

const asked = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';

/** The code of the friend whose link was followed; empty without one. */
export const codeOfAddress = (): string => asked('ref');

/** What a sign-up tells of it. What can be no campaign is left out, lest it keep somebody from signing up. */
export function originWith(referralCode: string) {
  const campaign = asked('campaign');
  return {
    ...(referralCode.trim() && { referralCode }),
    ...(CAMPAIGN.test(campaign) && { campaign }),
  };
}
