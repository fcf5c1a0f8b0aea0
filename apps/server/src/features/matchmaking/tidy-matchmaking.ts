import type { Deps } from '../../deps.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Lifetime of a closed invitation, in which the requester can still see the outcome. */
const INVITATION_KEPT_MS = 24 * HOUR_MS;
/** Lifetime of an unused ticket; its player lost the place seconds after the last call. */
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
