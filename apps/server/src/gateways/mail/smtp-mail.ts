import type { MailGateway } from './mail-gateway.ts';

const TIMEOUT_MS = 10_000;

export interface SmtpSettings {
  /** Such as `smtps://user:password@mail.example:465`. */
  readonly url: string;
  readonly from: string;
}

/** Loads the library only where mails are sent by SMTP, so that other servers start faster. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

/** Creates a gateway to an SMTP server, over persistent connections. */
export function createSmtpMail({ url, from }: SmtpSettings): MailGateway {
  const opening = openTransport(url);
  // A failure is reported by the mails that can't be sent.
  opening.catch(() => {});
  return {
    async send({ to, subject, text, html, language }) {
      const transport = await opening;
      await transport.sendMail({ from, to, subject, text, html, headers: { 'Content-Language': language } });
    },
    close: async () => (await opening).close(),
  };
}
