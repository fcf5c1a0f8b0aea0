import { ConfigError } from './config/config-error.ts';
import { DatabaseUnavailable } from './lib/database/database-unavailable.ts';
import { MigrationError } from './lib/database/migrate.ts';
import { DatabaseAddressError } from './lib/database/require-database.ts';
import { EmbeddedPostgresError } from './lib/embedded-postgres/embedded-postgres-error.ts';
import { ArchiveError } from './match/archive/archive-files.ts';

const fixable = [
  ArchiveError,
  ConfigError,
  DatabaseAddressError,
  DatabaseUnavailable,
  EmbeddedPostgresError,
  MigrationError,
] as const;

const SQLITE_FULL = 13;

/** Whether a write found no space, by the operating system or by SQLite. */
const isDiskFull = (error: Error): boolean =>
  ('code' in error && error.code === 'ENOSPC') || ('errcode' in error && error.errcode === SQLITE_FULL);

/**
 * Explains an error that the administrator can fix, in one sentence; undefined for bugs, which need their stack
 * trace.
 */
export function explainToAdmin(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use by another program. Choose another one with PORT.';
  }
  if (isDiskFull(error)) return 'The disk is full. Free some space, and start again.';
  return fixable.some((kind) => error instanceof kind) ? error.message : undefined;
}
