/** Fails if code writes a table of another feature's folder. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const SOURCE = 'apps/server/src';
const TESTS = /\.test\.ts$/;

const BOOSTER = 'A booster works on the round of the match, under the lock of the match.';
const RECORD = 'What a player saw and got right changes with the round, in its transaction.';

/** Allowed writes of foreign tables, with reasons. */
const allowed: Readonly<Record<string, string>> = {
  'gateways/mail/sandbox-mail.ts: sandbox_mail': 'The sandbox only shows what this adapter keeps.',
  'features/boosters/booster-effects.ts: match_player': BOOSTER,
  'features/boosters/use-booster.ts: match_booster': BOOSTER,
  'match/rounds/close-round.ts: player_question': RECORD,
  'match/correction/correct-match.ts: player_question': RECORD,
};

/** Tables in an interface such as `WalletTables`. */
function tablesIn(text: string): string[] {
  const [, members = ''] = /interface \w+Tables \{([^}]*)\}/.exec(text) ?? [];
  return [...members.matchAll(/^\s*(?:readonly )?(\w+):/gm)].map(([, name = '']) => name);
}

/** Tables that a file writes, by Kysely or SQL. */
export function writtenIn(text: string): string[] {
  const written = text.matchAll(
    /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\('(\w+)|\b(?:INSERT INTO|DELETE FROM)\s+(\w+)|\bUPDATE\s+(\w+)(?:\s+\w+)?\s+SET\b/g,
  );
  return [...new Set([...written].map(([, kysely, sql, update]) => kysely ?? sql ?? update ?? ''))];
}

/** Writes of foreign tables, as `file: table`. `files` are texts by path, relative to the sources. */
export function findForeignWrites(files: Readonly<Record<string, string>>): string[] {
  const owners = new Map(
    Object.entries(files)
      .filter(([path]) => path.endsWith('.tables.ts'))
      .flatMap(([path, text]) => tablesIn(text).map((table) => [table, dirname(path)] as const)),
  );
  return Object.entries(files).flatMap(([path, text]) =>
    writtenIn(text)
      .filter((table) => !path.startsWith(`${owners.get(table) ?? ''}/`) && owners.has(table))
      .map((table) => `${path}: ${table}`),
  );
}

function check(): number {
  const paths = globSync(`${SOURCE}/**/*.ts`).filter((path) => !TESTS.test(path));
  const files = Object.fromEntries(
    paths.map((path) => [path.slice(SOURCE.length + 1), readFileSync(path, 'utf8')]),
  );
  const found = findForeignWrites(files);
  const faults = found.filter((write) => !(write in allowed));
  const stale = Object.keys(allowed).filter((write) => !found.includes(write));
  for (const fault of faults)
    console.error(`${fault} belongs to another feature: call its use case instead.`);
  for (const write of stale) console.error(`Unused exception: ${write}. Remove it.`);
  return faults.length + stale.length;
}

if (import.meta.main) process.exitCode = check() > 0 ? 1 : 0;
