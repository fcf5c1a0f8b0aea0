import { forgetOldMails } from '../../core/mails/mail-limits.ts';
import type { Deps } from '../../deps.ts';
import { forgetOldTries } from './guesses/attempts.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time for which an expired link can be renewed. */
const LINKS_KEPT_MS = 7 * DAY_MS;
const SIGHTINGS_KEPT_MS = 90 * DAY_MS;

/** Deletes ended sessions and links, devices not seen for a long time, and tries that no longer count. */
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
