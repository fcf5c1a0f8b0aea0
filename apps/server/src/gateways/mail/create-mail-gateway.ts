import type { Config } from '../../config/config.ts';
import type { MailGateway } from './mail-gateway.ts';
import { createSandboxMail, type SandboxMailDeps } from './sandbox-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** Creates the configured SMTP gateway, or the sandbox's. */
export function createMailGateway(deps: SandboxMailDeps & { readonly config: Config }): MailGateway {
  const { SMTP_URL, MAIL_FROM } = deps.config;
  return SMTP_URL ? createSmtpMail({ url: SMTP_URL, from: MAIL_FROM }) : createSandboxMail(deps);
}
