/** Revenue of one product by one payment method, in the smallest unit of its currency. */
export interface RevenueLine {
  readonly way: string;
  readonly product: string;
  readonly currency: string;
  readonly payments: number;
  readonly captured: number;
  readonly refunded: number;
  /** Lost in disputes that were not won. */
  readonly disputed: number;
  readonly net: number;
}

const columns = [
  'way',
  'product',
  'currency',
  'payments',
  'captured',
  'refunded',
  'disputed',
  'net',
] as const;

const cell = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** Lines as CSV (RFC 4180), with a header. */
export const revenueCsv = (lines: readonly RevenueLine[]): string =>
  [columns, ...lines.map((line) => columns.map((name) => line[name]))]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
