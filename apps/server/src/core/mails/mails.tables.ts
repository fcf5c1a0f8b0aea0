import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Mail } from '../../gateways/mail/mail-gateway.ts';

export interface MailOutboxTable {
  id: Generated<string>;
  player_id: string | null;
  template: string;
  mail: ColumnType<Mail | null, string, string | null>;
  created_at: Date;
  gave_up_at: Date | null;
  tries: Generated<number>;
  next_try_at: Date;
}

export interface MailReceiptTable {
  id: GeneratedAlways<string>;
  subject_hash: Buffer;
  kind: string;
  queued_at: Date;
}

export interface MailTables {
  mail_receipt: MailReceiptTable;
  mail_outbox: MailOutboxTable;
}
