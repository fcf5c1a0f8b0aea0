/** The operator's anti-fraud script: it watches the button that subscribes, and reports the press by `ti` and `ts`. */

export interface FraudTransaction {
  /** Id of the transaction, made by the page. */
  readonly ti: string;
  /** Its time in seconds since 1970. */
  readonly ts: number;
}

const SECOND_MS = 1000;

export const createTransaction = (): FraudTransaction => ({
  ti: crypto.randomUUID(),
  ts: Math.floor(Date.now() / SECOND_MS),
});

interface WatchedButton {
  readonly operator: string;
  readonly buttonId: string;
  readonly transaction: FraudTransaction;
  /** Called once the script watches the button, or has failed, after which the server refuses to charge. */
  readonly onReady: () => void;
}

/** Adds the script of a transaction and sets it going. Returns a function that takes it away. */
export function watchButton({ operator, buttonId, transaction, onReady }: WatchedButton): () => void {
  const { ti, ts } = transaction;
  const query = new URLSearchParams({ action: 'script', ti, ts: String(ts), te: `#${buttonId}` });
  const script = document.createElement('script');
  script.src = `/api/dcb/${operator}/script?${query}`;
  script.addEventListener('load', () => document.dispatchEvent(new Event('DCBProtectRun')));
  script.addEventListener('error', onReady);
  document.addEventListener('gateway-load', onReady, { once: true });
  document.head.append(script);
  return () => {
    document.removeEventListener('gateway-load', onReady);
    script.remove();
  };
}
