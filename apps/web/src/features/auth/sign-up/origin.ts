/** Referrer and campaign of a newcomer, from the address of the page. */
const CAMPAIGN = /^[\w-]{1,40}$/;

const asked = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';

/** The code of the friend whose link was followed; empty without one. */
export const codeOfAddress = (): string => asked('ref');

/** Referrer and campaign as fields of a sign-up. An invalid campaign is left out, not refused. */
export function originWith(referralCode: string) {
  const campaign = asked('campaign');
  return {
    ...(referralCode.trim() && { referralCode }),
    ...(CAMPAIGN.test(campaign) && { campaign }),
  };
}
