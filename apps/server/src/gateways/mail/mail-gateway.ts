/** A mail in one language, as text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'en' | 'ar' | 'ckb';
}

/** Sends mail. Throws when the mail was not accepted, so that the outbox retries. */
export interface MailGateway {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
