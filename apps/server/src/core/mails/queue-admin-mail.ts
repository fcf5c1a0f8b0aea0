import type { Mail } from '../../gateways/mail/mail-gateway.ts';
import type { Tx } from '../../lib/database/db.ts';

export interface AdminMail {
  readonly to: string;
  readonly subject: string;
  /** Lines of plain text. */
  readonly body: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Queues a mail to the administrators of this installation, in English like the log. */
export async function queueAdminMail(tx: Tx, { to, subject, body }: AdminMail, nowMs: number): Promise<void> {
  const mail: Mail = {
    to,
    subject,
    text: `${body}\n`,
    html: `<pre>${escapeHtml(body)}</pre>`,
    language: 'en',
  };
  const now = new Date(nowMs);
  await tx
    .insertInto('mail_outbox')
    .values({
      player_id: null,
      template: 'operator',
      mail: JSON.stringify(mail),
      created_at: now,
      next_try_at: now,
      gave_up_at: null,
    })
    .execute();
}
