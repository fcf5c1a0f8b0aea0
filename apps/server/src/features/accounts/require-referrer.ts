import { invalidField } from '../../lib/app-error.ts';
import type { Db } from '../../lib/deps.ts';
import { findReferrer } from './accounts.repository.ts';

/** The friend whose code a newcomer gave, or null without a code. Refuses a code that nobody has. */
export async function requireReferrer(db: Db, code: string | undefined) {
  if (!code) return null;
  const referrer = await findReferrer(db, code);
  if (!referrer) throw invalidField('referralCode', 'field.referralCode');
  return referrer;
}
