/** Rows as lines of PostgreSQL's COPY text format, which `COPY … FROM` reads as well. */
import { type RawBuilder, sql } from 'kysely';

const escapes = [
  ['\\', '\\\\'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
] as const;
const NULL = '\\N';
const plainOf: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r' };

const field = (column: string): RawBuilder<string> =>
  escapes.reduce<RawBuilder<string>>(
    (text, [plain, escaped]) => sql`replace(${text}, ${sql.lit(plain)}, ${sql.lit(escaped)})`,
    sql`${sql.ref(column)}::text`,
  );

/** SQL expression of the line of a row. */
export const lineOf = (columns: readonly string[]): RawBuilder<string> =>
  sql`concat_ws(${sql.lit('\t')}, ${sql.join(columns.map((column) => sql`coalesce(${field(column)}, ${sql.lit(NULL)})`))})`;

const readField = (text: string): string | null =>
  text === NULL ? null : text.replace(/\\(.)/g, (_, escaped: string) => plainOf[escaped] ?? escaped);

/** Values of a line, as PostgreSQL writes them. */
export const valuesOf = (line: string): (string | null)[] => line.split('\t').map(readField);
