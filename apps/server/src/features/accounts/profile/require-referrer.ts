import { invalidField } from '../../../lib/app-error.ts';
import type { Db } from '../../../lib/database/db.ts';
import { findReferrer } from '../accounts.repository.ts';

/** Referrer of a newcomer by code; null without a code. Refuses an unknown code. */
export async function requireReferrer(db: Db, code: string | undefined) {
  if (!code) return null;
  const referrer = await findReferrer(db, code);
  if (!referrer) throw invalidField('referralCode', 'field.referralCode');
  return referrer;
}
