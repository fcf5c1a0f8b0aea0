import type { Deps } from '../../lib/deps.ts';
import { forgetOldMails } from '../mails/mail-limits.ts';
import { forgetOldTries } from './attempts.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A link that is too old can be renewed for so long. */
const LINKS_KEPT_MS = 7 * DAY_MS;
const SIGHTINGS_KEPT_MS = 90 * DAY_MS;

/** Forgets sessions and links that have ended, devices not seen for long, and wrong tries that count no more. */
export async function tidyAccounts(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = deps;
  const nowMs = clock.nowMs();
  await db.deleteFrom('session').where('expires_at', '<=', new Date(nowMs)).execute();
  await db
    .deleteFrom('account_token')
    .where('expires_at', '<=', new Date(nowMs - LINKS_KEPT_MS))
    .execute();
  await db
    .deleteFrom('sighting')
    .where('last_seen_at', '<=', new Date(nowMs - SIGHTINGS_KEPT_MS))
    .execute();
  await forgetOldTries(deps);
  await forgetOldMails(deps);
}
