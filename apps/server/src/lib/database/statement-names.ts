/**
 * Names for SQL statements. PostgreSQL parses and plans a named statement once per connection instead of each
 * time, which is most of its work for short statements:
 * https://www.postgresql.org/docs/current/sql-prepare.html
 */

/** Limit of names, because each connection caches a plan per name. */
const MAX_NAMES = 1_000;
/** Lists of parameters or rows, whose text depends on their length. */
const LIST = /\bin \(\$|\)\s*,\s*\(\$/i;

export interface StatementNames {
  /** Name of a statement; undefined for one that should be planned each time. */
  of(text: string): string | undefined;
}

/** Names up to `maxNames` statements of fixed text, first come, first served. */
export function createStatementNames(maxNames = MAX_NAMES): StatementNames {
  const names = new Map<string, string>();

  function add(text: string): string | undefined {
    if (names.size >= maxNames || LIST.test(text)) return undefined;
    const name = `zana_${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  return { of: (text) => names.get(text) ?? add(text) };
}

/** No names, for PgBouncer before 1.21, whose transaction mode does not support them. */
export const noNames: StatementNames = { of: () => undefined };
