import type { PersonalData } from '../../core/personal-data.ts';

export const referralData: PersonalData = {
  erased: ['referral.friend_id', 'referral.referrer_id'],
};
