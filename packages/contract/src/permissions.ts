/** What a call for staff asks of its caller. */
export type Permission = 'audit.read' | 'questions.edit' | 'referrals.decide';
