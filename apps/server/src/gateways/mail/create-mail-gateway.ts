import type { Deps } from '../../deps.ts';
import type { MailGateway } from './mail-gateway.ts';
import { createSandboxMail } from './sandbox-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** Creates the configured SMTP gateway, or the sandbox's. */
export function createMailGateway(deps: Pick<Deps, 'config' | 'db' | 'clock'>): MailGateway {
  const { SMTP_URL, MAIL_FROM } = deps.config;
  return SMTP_URL ? createSmtpMail({ url: SMTP_URL, from: MAIL_FROM }) : createSandboxMail(deps);
}
