import { sql } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type { Db } from '../../lib/database/db.ts';
import type { MailGateway } from './mail-gateway.ts';

export interface SandboxMailDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const MAILS_KEPT = 200;

/** Creates the sandbox's gateway, which stores mails in the database and deletes the oldest beyond a limit. */
export const createSandboxMail = ({ db, clock }: SandboxMailDeps): MailGateway => ({
  async send({ to, subject, text, html }) {
    const sentAt = new Date(clock.nowMs());
    await sql`INSERT INTO sandbox_mail (recipient, subject, text, html, sent_at)
              VALUES (${to}, ${subject}, ${text}, ${html}, ${sentAt})`.execute(db);
    await sql`DELETE FROM sandbox_mail WHERE id <= (
                SELECT id FROM sandbox_mail ORDER BY id DESC OFFSET ${MAILS_KEPT} LIMIT 1)`.execute(db);
  },
  close: async () => {},
});
