/** Settings shared by the operator and the merchant. */
export interface Settings {
  readonly priceIqd: number;
  readonly serviceId: string;
  readonly spId: string;
  readonly shortcode: string;
  readonly stopKeyword: string;
  /** Balance of a new line. */
  readonly newLineBalanceIqd: number;
  readonly firstChargeFailure: 'discard' | 'park';
  /** Collects 200 or 100 dinars where 300 are not there. */
  readonly collectsParts: boolean;
  readonly pinLifeMs: number;
  /** Code of every PIN, for tests; random without. */
  readonly fixedPin: string | null;
  /** Key of both directions of the signed API. */
  readonly secret: string;
  readonly keyId: string;
  /** Name and password of the VMS-style API, in calls and callbacks. */
  readonly user: string;
  readonly password: string;
  /** Address of callbacks; null sends none. */
  readonly callbackUrl: string | null;
  /** Address of the anti-fraud script's reports. */
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
