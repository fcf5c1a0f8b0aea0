/** Settings shared by the service and the shop. */
export interface Settings {
  readonly secretKey: string;
  /** Key of the signatures under messages. */
  readonly webhookSecret: string;
  /** Address of messages; null sends none. */
  readonly webhookUrl: string | null;
  /** Address of the pages as browsers reach them; this program's own when null. */
  readonly pagesUrl: string | null;
  /** Pause before a late message, and before the answer of a slow bank. */
  readonly lateMs: number;
  /** Pause before a message that was not answered is sent again. */
  readonly retryMs: number;
}

export const defaultSettings: Settings = {
  secretKey: 'sk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  webhookUrl: null,
  pagesUrl: null,
  lateMs: 10_000,
  retryMs: 5_000,
};
