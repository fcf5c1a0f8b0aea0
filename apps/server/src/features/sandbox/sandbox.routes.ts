import { listSandboxMailsRoute } from '@trivia/contract/sandbox.ts';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../lib/add-route.ts';
import type { Deps } from '../../lib/deps.ts';
import { mailboxPage } from './mailbox-page.ts';

const MAILS_SHOWN = 50;

async function listMails({ db }: Deps, to?: string) {
  const rows = await db
    .selectFrom('sandbox_mail')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(MAILS_SHOWN)
    .execute();
  return rows.map(({ id, recipient, sent_at, ...mail }) => ({
    id: String(id),
    to: recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    sentAtMs: sent_at.getTime(),
  }));
}

/** The test bench; where mail really goes out, it does not exist. */
export function addSandboxRoutes(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.usesSandbox) return;
  addRoute(app, listSandboxMailsRoute, async ({ query }) => ({ data: await listMails(deps, query.to) }));
  app.get('/sandbox', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(mailboxPage(await listMails(deps))),
  );
}
