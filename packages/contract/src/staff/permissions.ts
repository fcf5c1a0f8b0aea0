/** Permissions required by calls for staff. */
export type Permission =
  | 'audit.read'
  | 'questions.edit'
  | 'pictures.decide'
  | 'redemptions.decide'
  | 'referrals.decide';
