import { operators } from '@trivia/contract/billing/operators.ts';
import { listSandboxMailsRoute } from '@trivia/contract/sandbox.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addRoute } from '../../http/add-route.ts';
import { addFormScope, type FormFields } from './form-scope.ts';
import { callOperator } from './operator-control.ts';
import { addOperatorRelay } from './operator-relay.ts';
import { type SandboxSection, sandboxPage } from './pages/layout.ts';
import { cardsSection, mailsSection } from './pages/mails.ts';
import { type OperatorState, phonesSection } from './pages/phones.ts';
import { callOfForm } from './phone-forms.ts';
import { refuseForeignForms, requireLocalCaller } from './require-local.ts';

const MAILS_SHOWN = 50;

/** Messages for failed forms, by the `problem` in the page's address. */
const problems: Readonly<Record<string, string>> = {
  form: 'That form can’t be read: look at its numbers.',
  operator: 'The operator refused it: this line has no live subscription, or the number is none of its own.',
};

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

/** Sections of all sandbox operators. */
async function phonesOf(deps: Deps): Promise<SandboxSection[]> {
  const standingIn = operators.filter(({ slug }) => deps.operators.get(slug)?.sandbox);
  return await Promise.all(
    standingIn.map(async ({ slug, name }) => {
      const { text } = await callOperator(deps, slug, { method: 'GET', path: 'control/state' });
      return phonesSection(slug, name.en, JSON.parse(text) as OperatorState);
    }),
  );
}

async function showPage(deps: Deps, problem: string | undefined): Promise<string> {
  const { usesSandbox, usesSandboxOperators } = deps.config;
  const sections = [
    ...(usesSandboxOperators ? await phonesOf(deps) : []),
    ...(usesSandbox ? [mailsSection(await listMails(deps))] : []),
    ...(deps.sandboxCards ? [cardsSection] : []),
  ];
  return sandboxPage(sections, problem === undefined ? undefined : problems[problem]);
}

/** Adds the forms of the sections of phones, which redirect to the page. */
function addPhoneForms(app: FastifyInstance, deps: Deps): void {
  addFormScope(app, (scope) => {
    scope.post<{ Params: { operator: string }; Body: FormFields | null }>(
      '/sandbox/operators/:operator',
      { schema: { hide: true } },
      async (request, reply) => {
        requireLocalCaller(deps, request);
        refuseForeignForms(request);
        const { operator } = request.params;
        const call = callOfForm(request.body ?? {});
        const isTaken = call && (await callOperator(deps, operator, call)).status < 400;
        const query = call ? (isTaken ? '' : '?problem=operator') : '?problem=form';
        return reply.redirect(`/sandbox${query}#operator-${encodeURIComponent(operator)}`, 303);
      },
    );
  });
}

/**
 * Adds the sandbox's page and calls: the mailbox, unless mails are really sent, and the control of sandbox operators.
 */
export function addSandboxRoutes(app: FastifyInstance, deps: Deps): void {
  const { usesSandbox, usesSandboxOperators } = deps.config;
  const refuse = (request: FastifyRequest): void => requireLocalCaller(deps, request);
  if (usesSandboxOperators) {
    addOperatorRelay(app, deps, refuse);
    addPhoneForms(app, deps);
  }
  if (usesSandbox)
    addRoute(app, listSandboxMailsRoute, async ({ query, request }) => {
      refuse(request);
      return { data: await listMails(deps, query.to) };
    });
  if (!(usesSandbox || usesSandboxOperators || deps.sandboxCards)) return;
  app.get<{ Querystring: { problem?: string } }>(
    '/sandbox',
    { schema: { hide: true } },
    async (request, reply) => {
      refuse(request);
      return reply.type('text/html').send(await showPage(deps, request.query.problem));
    },
  );
}
