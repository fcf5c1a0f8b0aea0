import { describe, expect, it } from 'vitest';
import { findForeignWrites, writtenIn } from './check-table-owners.ts';

const owners = {
  'features/wallet/wallet.tables.ts': 'export interface WalletTables {\n  ledger_account: Row;\n}',
  'engine/engine.tables.ts': 'export interface EngineTables {\n  match: Row;\n  match_player: Row;\n}',
};

describe('a write', () => {
  it.each([
    ["await tx.insertInto('match').values(row)", 'match'],
    ["tx\n  .updateTable('match as m')\n  .set({})", 'match'],
    ["db.deleteFrom('match')", 'match'],
    ['sql`INSERT INTO match_player (id) VALUES (1)`', 'match_player'],
    ['sql`UPDATE match_player seat SET is_active = false`', 'match_player'],
    ['sql`WITH old AS (DELETE FROM match_player RETURNING id) SELECT`', 'match_player'],
  ])('is found in %s', (text, table) => {
    expect(writtenIn(text)).toEqual([table]);
  });

  it.each(["db.selectFrom('match')", 'sql`SELECT 1 FROM match FOR UPDATE`'])('is not found in %s', (text) => {
    expect(writtenIn(text)).toEqual([]);
  });
});

it("is refused outside of the owner's folder, and allowed within", () => {
  const write = "tx.insertInto('match')";
  const files = { ...owners, 'engine/start.ts': write, 'engine/clock/sweep.ts': write };
  expect(findForeignWrites(files)).toEqual([]);
  expect(findForeignWrites({ ...files, 'features/wallet/book.ts': write })).toEqual([
    'features/wallet/book.ts: match',
  ]);
  expect(findForeignWrites({ ...files, 'engine-room.ts': write })).toEqual(['engine-room.ts: match']);
});
