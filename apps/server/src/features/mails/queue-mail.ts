import type { Tx } from '../../lib/deps.ts';
import { type MailContent, writeMail } from './write-mail.ts';

/** Puts a mail into the outbox, to leave when the transaction of its cause is committed. */
export async function queueMail(
  tx: Tx,
  playerId: string,
  content: MailContent,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
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
