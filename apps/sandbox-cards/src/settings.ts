/** Settings shared by the service and the shop. */
export interface Settings {
  readonly secretKey: string;
  /** Secret for signatures of messages. */
  readonly webhookSecret: string;
  /** URL for messages; null sends none. */
  readonly webhookUrl: string | null;
  /** Public URL of the pages; this program's own if null. */
  readonly pagesUrl: string | null;
  /** Delay of late messages and of slow banks. */
  readonly lateMs: number;
  /** Delay before a failed message is retried. */
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
