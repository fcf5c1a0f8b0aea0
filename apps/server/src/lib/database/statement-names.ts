/**
 * Names for SQL statements. PostgreSQL parses and plans a named statement once per connection instead of each
 * time, which is most of its work for short statements:
 * https://www.postgresql.org/docs/current/sql-prepare.html
 */

/** Limit of names, since each connection keeps a plan per name. */
const MOST_NAMES = 1_000;
/** Lists of parameters and of rows, whose text changes with their length. */
const LIST = /\bin \(\$|\)\s*,\s*\(\$/i;

export interface StatementNames {
  /** Name of a statement; undefined for one that should be planned each time. */
  of(text: string): string | undefined;
}

/** Names up to `mostNames` statements of fixed shape, in the order in which they are first asked for. */
export function createStatementNames(mostNames = MOST_NAMES): StatementNames {
  const names = new Map<string, string>();

  function add(text: string): string | undefined {
    if (names.size >= mostNames || LIST.test(text)) return undefined;
    const name = `zana_${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  return { of: (text) => names.get(text) ?? add(text) };
}

/** For PgBouncer before 1.21, whose transaction mode knows no names. */
export const noNames: StatementNames = { of: () => undefined };
