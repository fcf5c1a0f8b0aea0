import { createTransport } from 'nodemailer';
import type { MailGateway } from './mail-gateway.ts';

const TIMEOUT_MS = 10_000;

export interface SmtpSettings {
  /** Such as `smtps://user:password@mail.example:465`. */
  readonly url: string;
  readonly from: string;
}

/** Creates a gateway to an SMTP server, over persistent connections. */
export function createSmtpMail({ url, from }: SmtpSettings): MailGateway {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ to, subject, text, html, language }) {
      await transport.sendMail({ from, to, subject, text, html, headers: { 'Content-Language': language } });
    },
    close: async () => transport.close(),
  };
}
