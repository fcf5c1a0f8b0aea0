import type { GeneratedAlways } from 'kysely';

export interface SandboxTables {
  sandbox_mail: {
    id: GeneratedAlways<string>;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    sent_at: Date;
  };
}
