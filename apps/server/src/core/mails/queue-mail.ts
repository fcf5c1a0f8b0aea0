import type { Tx } from '../../lib/database/db.ts';
import { type CountedMail, countMail } from './mail-limits.ts';
import { type MailContent, writeMail } from './write-mail.ts';

/**
 * Adds a mail to the outbox, to be sent after the commit. Refuses with TOO_MANY_REQUESTS above the limit of its
 * address.
 */
export async function queueMail(
  tx: Tx,
  playerId: string,
  content: MailContent & Pick<CountedMail, 'isOwners'>,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  await countMail(tx, { ...content, playerId }, nowMs);
  await tx
    .insertInto('mail_outbox')
    .values({
      player_id: playerId,
      template: content.template,
      mail: JSON.stringify(writeMail(content)),
      created_at: now,
      next_try_at: now,
      gave_up_at: null,
    })
    .execute();
}
