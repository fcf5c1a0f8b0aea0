import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/** Placeholder of a value that each call provides. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * Builds a query once, and fills in its parameters at each call, because building takes longer than sending. The text of
 * the query must not depend on the input, so `build` only passes values on, and none of them may be null.
 */
export function compileOnce<Input extends object, Row>(
  build: (db: Db, input: Input) => Compilable<Row>,
): (db: Db, input: Input) => CompiledQuery<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return (db, input) => {
    compiled ??= build(db, placeholders as Input).compile();
    const fill = (parameter: unknown): unknown =>
      parameter instanceof Placeholder ? Reflect.get(input, parameter.name) : parameter;
    return { ...compiled, parameters: compiled.parameters.map(fill) };
  };
}
