/** The operator's anti-fraud script: it watches the button that subscribes, and knows the press by `ti` and `ts`. */

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

/** Adds the script for a button. Without it the server refuses to charge, and says so. */
export function addFraudScript(operator: string, buttonId: string, { ti, ts }: FraudTransaction): () => void {
  const script = document.createElement('script');
  const query = new URLSearchParams({ action: 'script', ti, ts: String(ts), te: `#${buttonId}` });
  script.src = `/api/dcb/${operator}/script?${query}`;
  script.async = true;
  document.head.append(script);
  return () => script.remove();
}
