/** Settings shared by the operator and the merchant. */
export interface Settings {
  readonly priceIqd: number;
  readonly serviceId: string;
  readonly spId: string;
  readonly shortcode: string;
  readonly stopKeyword: string;
  /** Initial balance of a line. */
  readonly newLineBalanceIqd: number;
  readonly firstChargeFailure: 'discard' | 'park';
  /** True to collect 200 or 100 dinars from a balance below 300. */
  readonly collectsParts: boolean;
  readonly pinLifeMs: number;
  /** Code of every PIN, for tests; random if null. */
  readonly fixedPin: string | null;
  /** Secret of the signed API, for both directions. */
  readonly secret: string;
  readonly keyId: string;
  /** Name and password of the VMS API, in calls and callbacks. */
  readonly user: string;
  readonly password: string;
  /** URL for callbacks; null sends none. */
  readonly callbackUrl: string | null;
  /** URL for reports of the anti-fraud script. */
  readonly reportUrl: string;
}

export const defaultSettings: Settings = {
  priceIqd: 300,
  serviceId: 'zana-plus',
  spId: 'zana',
  shortcode: '2115',
  stopKeyword: '0',
  newLineBalanceIqd: 5_000,
  firstChargeFailure: 'discard',
  collectsParts: false,
  pinLifeMs: 120_000,
  fixedPin: null,
  secret: 'sandbox-secret',
  keyId: 'sandbox',
  user: 'zana',
  password: 'sandbox',
  callbackUrl: null,
  reportUrl: '/antifraud/report',
};
