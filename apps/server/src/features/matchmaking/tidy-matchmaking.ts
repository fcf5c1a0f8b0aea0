import type { Deps } from '../../deps.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Time for which a requester can see the outcome of a closed invitation. */
const INVITATION_KEPT_MS = 24 * HOUR_MS;
/** Age from which tickets are deleted; their players lost their places seconds after their last call. */
const TICKET_KEPT_MS = HOUR_MS;

/** Deletes abandoned queue tickets, and invitations that closed a day ago. */
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
