/** Permissions that calls for staff require. */
export type Permission =
  | 'audit.read'
  | 'questions.edit'
  | 'pictures.decide'
  | 'redemptions.decide'
  | 'referrals.decide';
