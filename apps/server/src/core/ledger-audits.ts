/**
 * Query that finds violations, as `id` (text) and `detail`. It reads what is to be checked from these relations: of the
 * new entries in the nightly proof, of all there are by the command.
 *
 * - `checked_entry`: ledger entries, with `kind`, `player_id` and `currency` of their accounts
 * - `checked_transfer`: their transfers
 * - `checked_player`: their players, as `player_id`
 */
type AuditOfEntries = string;

/**
 * Query that the entries of a slice don't limit. `nightly` ones read tables that stay small, or `checked_escrow`: escrow
 * accounts that hold something, as `account_id`.
 */
interface AuditOfAll {
  readonly query: string;
  readonly runs: 'nightly' | 'by command';
}

export type LedgerAudit = AuditOfEntries | AuditOfAll;

/** Checks of the ledger by name. */
export type LedgerAudits = Readonly<Record<string, LedgerAudit>>;
