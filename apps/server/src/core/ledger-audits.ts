/** Checks of the ledger by name. Each is a query of what must not be there, as `id` (text) and `detail`. */
export type LedgerAudits = Readonly<Record<string, string>>;
