import { ConfigError } from './config.ts';
import { DatabaseUnavailable } from './lib/database/database-unavailable.ts';
import { MigrationError } from './lib/database/migrate.ts';
import { DatabaseAddressError } from './lib/database/require-database.ts';
import { EmbeddedPostgresError } from './lib/embedded-postgres/embedded-postgres-error.ts';

const theirs = [
  ConfigError,
  DatabaseAddressError,
  DatabaseUnavailable,
  EmbeddedPostgresError,
  MigrationError,
] as const;

/** Sentence for a fault that an operator can correct; undefined for a bug, which needs its stack trace. */
export function sentenceForOperators(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use by another program. Choose another one with PORT.';
  }
  return theirs.some((kind) => error instanceof kind) ? error.message : undefined;
}
