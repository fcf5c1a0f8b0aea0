/** Permissions that calls for staff require. */
export type Permission = 'audit.read' | 'questions.edit' | 'redemptions.decide' | 'referrals.decide';
