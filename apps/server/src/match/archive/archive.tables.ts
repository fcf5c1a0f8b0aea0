import type { ColumnType } from 'kysely';
import type { ArchiveManifest } from './manifest.ts';

/** Periods whose rounds and answers were written to files. */
export interface MatchArchiveTable {
  period: string;
  /** The files are right; then the tables are gone; or they are back, and stay. */
  state: 'written' | 'dropped' | 'restored';
  manifest: ColumnType<ArchiveManifest, string, string>;
  changed_at: Date;
}

export interface ArchiveTables {
  match_archive: MatchArchiveTable;
}
