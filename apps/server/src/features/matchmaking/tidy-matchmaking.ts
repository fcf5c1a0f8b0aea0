import type { Deps } from '../../lib/deps.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Long enough that whoever asked can still see what became of it. */
const INVITATION_KEPT_MS = 24 * HOUR_MS;
/** Who was not heard of for seconds has left the queue already. */
const TICKET_KEPT_MS = HOUR_MS;

/** Forgets who waited in a queue and went away, and invitations that closed a day ago. */
export async function tidyMatchmaking({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock.nowMs();
  await db
    .deleteFrom('queue_ticket')
    .where('seen_at', '<', new Date(nowMs - TICKET_KEPT_MS))
    .execute();
  await db
    .deleteFrom('invitation')
    .where('expires_at', '<', new Date(nowMs - INVITATION_KEPT_MS))
    .execute();
}
