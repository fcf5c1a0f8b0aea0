import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Operator } from './operator.ts';
import { emptyState } from './state.ts';
import { readState, writeState } from './state-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-operator-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a restarted operator has the state of the earlier run', () => {
  const file = join(folder, 'state.json');
  const before = new Operator({ fixedPin: '1234' }, emptyState(), () => 1_000_000);
  before.sendPin('07701234567');
  before.confirmPin({ number: '07701234567', code: '1234' }, 'json');
  writeState(file, before.state);
  const after = new Operator({}, readState(file), () => 1_000_000);
  expect(after.subscriptionOf('07701234567')?.status).toBe('active');
  after.advance(24 * 60 * 60 * 1000);
  expect(after.line('07701234567').balanceIqd).toBe(4_400);
});

it('an unreadable file counts as no state', () => {
  const file = join(folder, 'state.json');
  writeFileSync(file, '{"lines":');
  expect(readState(file)).toEqual(emptyState());
});
