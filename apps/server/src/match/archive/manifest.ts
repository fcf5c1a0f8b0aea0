/** Manifest of an archived period. */

/** Partitioned tables; one comes after those that it refers to. */
export const roundTables = ['match_round', 'match_answer'] as const;
export type RoundTable = (typeof roundTables)[number];

export interface ArchivedFile {
  /** Where the file store keeps it. */
  readonly key: string;
  readonly rows: number;
  /** Hexadecimal, of the file as it is stored. */
  readonly sha256: string;
}

export interface ArchivedTable {
  readonly table: RoundTable;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly files: readonly ArchivedFile[];
}

export interface ArchiveManifest {
  readonly period: string;
  readonly format: 'COPY text, gzip';
  readonly tables: readonly ArchivedTable[];
}
