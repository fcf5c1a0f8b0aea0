import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import type { Deps } from '../../deps.ts';
import { createSmtpMail } from '../../gateways/mail/smtp-mail.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { deliverMails } from './deliver-mails.ts';
import { queueMail } from './queue-mail.ts';

const MINUTE_MS = 60_000;
const LOGIN = { user: 'zana', pass: 'a pass word' };

interface Mailbox {
  readonly url: string;
  readonly mails: Email[];
  close(): Promise<void>;
}

/** Starts a real SMTP server that requires a password. */
async function openMailbox(port = 0): Promise<Mailbox> {
  const mails: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === LOGIN.user && password === LOGIN.pass
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const { port: taken } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://${LOGIN.user}:${encodeURIComponent(LOGIN.pass)}@127.0.0.1:${taken}`,
    mails,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

let server: TestServer;
let mailbox: Mailbox;
let deps: Deps;
beforeEach(async () => {
  server = await buildTestServer({ hasQuestions: false });
  mailbox = await openMailbox();
  deps = { ...server.deps, mail: createSmtpMail({ url: mailbox.url, from: 'Zana <zana@example.org>' }) };
});
afterEach(async () => {
  await deps.mail.close();
  await mailbox.close();
  await server.close();
});

async function queue(language: 'en' | 'ar' | 'ckb', to = `${language}@example.org`) {
  const { id } = await server.signUp();
  const content = {
    template: 'verify',
    to,
    language,
    code: '042917',
    link: 'https://zana.example/verify#token=abc',
  } as const;
  await inTransaction(server.db, (tx) => queueMail(tx, id, content, server.clock.nowMs()));
}

const waiting = () => server.db.selectFrom('mail_outbox').select(['tries', 'gave_up_at', 'mail']).execute();

describe('mails', () => {
  it('reach an SMTP server in each language, as text and as HTML, once', async () => {
    for (const language of ['en', 'ar', 'ckb'] as const) await queue(language);
    await deliverMails(deps);
    await deliverMails(deps);
    expect(mailbox.mails.map(({ to }) => to?.[0]?.address)).toEqual([
      'en@example.org',
      'ar@example.org',
      'ckb@example.org',
    ]);
    const [english, arabic, kurdish] = mailbox.mails;
    expect(english?.subject).toBe('Your Zana code: 042917');
    expect(english?.from?.address).toBe('zana@example.org');
    expect(english?.html).toContain('dir="ltr"');
    for (const mail of [arabic, kurdish]) expect(mail?.html).toContain('dir="rtl"');
    expect(kurdish?.subject).toContain('زانا');
    for (const { text, html } of mailbox.mails) {
      for (const body of [text, html]) {
        expect(body).toContain('042917');
        expect(body).toContain('https://zana.example/verify#token=abc');
      }
    }
    expect(await waiting()).toEqual([]);
  });

  it('are sent once, however many nodes deliver them', async () => {
    for (let count = 0; count < 10; count += 1) await queue('en', `en-${count}@example.org`);
    await Promise.all(Array.from({ length: 5 }, () => deliverMails(deps)));
    expect(mailbox.mails).toHaveLength(10);
  });

  it('are retried at growing intervals while the SMTP server is down', async () => {
    const port = Number(new URL(mailbox.url).port);
    await mailbox.close();
    await queue('en');
    await deliverMails(deps);
    expect(await waiting()).toMatchObject([{ tries: 1, gave_up_at: null }]);
    server.clock.advance(20_000);
    await deliverMails(deps);
    expect(await waiting()).toMatchObject([{ tries: 1 }]);
    mailbox = await openMailbox(port);
    server.clock.advance(15_000);
    await deliverMails(deps);
    expect(mailbox.mails).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('are dropped and emptied when their content has expired', async () => {
    await mailbox.close();
    await queue('en');
    server.clock.advance(31 * MINUTE_MS);
    await deliverMails(deps);
    expect(await waiting()).toMatchObject([{ gave_up_at: expect.any(Date), mail: null }]);
    mailbox = await openMailbox(Number(new URL(mailbox.url).port));
    server.clock.advance(60 * MINUTE_MS);
    await deliverMails(deps);
    expect(mailbox.mails).toEqual([]);
  });
});
