import { listSandboxMailsRoute } from '@trivia/contract/sandbox.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { AppError } from '../../lib/app-error.ts';
import { isLocalHost } from '../../lib/is-local-host.ts';
import { mailboxPage } from './mailbox-page.ts';
import { addOperatorRelay } from './operator-relay.ts';

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

/** Refuses requests through a proxy or under a foreign host name, even to a local server. */
export function refuseStrangers({ config }: Deps, { hostname, headers }: FastifyRequest): void {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  if (!config.ALLOW_SANDBOX && (isForwarded || !isLocalHost(hostname))) throw new AppError('NOT_FOUND');
}

/** Adds the sandbox's calls: the mailbox unless mail is really sent, and the control of sandbox operators. */
export function addSandboxRoutes(app: FastifyInstance, deps: Deps): void {
  if (deps.config.usesSandboxOperators)
    addOperatorRelay(app, deps, (request) => refuseStrangers(deps, request));
  if (!deps.config.usesSandbox) return;
  addRoute(app, listSandboxMailsRoute, async ({ query, request }) => {
    refuseStrangers(deps, request);
    return { data: await listMails(deps, query.to) };
  });
  app.get('/sandbox', { schema: { hide: true } }, async (request, reply) => {
    refuseStrangers(deps, request);
    return reply.type('text/html').send(mailboxPage(await listMails(deps)));
  });
}
