/**
 * Query that returns violations, as `id` (text) and `detail`, from these relations, which hold new entries in the
 * nightly proof and everything in the full check:
 * - `checked_entry`: ledger entries, with `kind`, `player_id` and `currency` of their accounts
 * - `checked_transfer`: their transfers
 * - `checked_player`: their players, as `player_id`
 */
type AuditOfEntries = string;

/**
 * Query that is not limited to new entries. `nightly` ones read tables that stay small, or `checked_escrow`: escrow
 * accounts with a balance, as `account_id`.
 */
interface AuditOfAll {
  readonly query: string;
  readonly runs: 'nightly' | 'by command';
}

export type LedgerAudit = AuditOfEntries | AuditOfAll;

/** Checks of the ledger by name. */
export type LedgerAudits = Readonly<Record<string, LedgerAudit>>;
