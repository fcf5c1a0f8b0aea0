import type { AuditEntry } from '@trivia/contract/staff/staff.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { recordAudit } from '../../core/audit/record-audit.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { voidQuestion } from '../../match/correction/void-question.ts';
import { grantRole, revokeRole } from './change-role.ts';
import { listStaff } from './list-staff.ts';

interface Page {
  readonly data: AuditEntry[];
  readonly nextCursor: string | null;
}

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const actionsOn = async (id: string): Promise<string[]> => {
  const rows = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('GET admin/audit', () => {
  it('401 without a token, also for an invalid call', async () => {
    const { statusCode, body } = await server.app.inject('/api/admin/audit?cursor=%00');
    expect([statusCode, JSON.parse(body).code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each([[[]], [['editor', 'support']]] as const)('403 for roles %j', async (roles) => {
    const player = await server.signUp({ roles });
    const answer = await player.get('/admin/audit?cursor=%00');
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('200: lists changes with their authors, newest first', async () => {
    const auditor = await server.signUp({ roles: ['auditor'] });
    const { id } = await server.db.selectFrom('question').select('id').executeTakeFirstOrThrow();
    await voidQuestion(server.deps, { kind: 'staff', id: auditor.id }, id, 'unclear');
    await voidQuestion(server.deps, commandLine, id, 'again');
    const { status, body } = await auditor.get<Page>('/admin/audit');
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({
      actor: { kind: 'staff', id: auditor.id },
      action: 'question.voided',
      subject: { kind: 'question', id },
      details: { reason: 'unclear', version: 1 },
      recordedAtMs: server.clock.nowMs(),
    });
    expect(body.data[1]).toMatchObject({ action: 'staff.granted', details: { role: 'auditor' } });
  });

  it('200: returns the next page by its cursor', async () => {
    const auditor = await server.signUp({ roles: ['admin'] });
    await inTransaction(server.db, async (tx) => {
      for (let entry = 0; entry < 60; entry += 1) {
        const subject = { kind: 'test', id: String(entry) };
        await recordAudit(tx, commandLine, { action: 'question.imported', subject }, 0);
      }
    });
    const first = await auditor.get<Page>('/admin/audit');
    const second = await auditor.get<Page>(`/admin/audit?cursor=${first.body.nextCursor}`);
    const ids = [...first.body.data, ...second.body.data].map(({ id }) => Number(id));
    expect(first.body.nextCursor).not.toBeNull();
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a role', () => {
  it('takes effect, and ends, with the next call', async () => {
    const player = await server.signUp();
    const change = { playerId: player.id, role: 'auditor' } as const;
    expect(await grantRole(server.deps, commandLine, change)).toBe(true);
    expect((await player.get('/admin/audit')).status).toBe(200);
    expect(await revokeRole(server.deps, commandLine, change)).toBe(true);
    expect((await player.get('/admin/audit')).status).toBe(403);
    expect(await actionsOn(player.id)).toEqual(['staff.granted', 'staff.revoked']);
  });

  it('is granted and recorded once', async () => {
    const player = await server.signUp();
    const change = { playerId: player.id, role: 'editor' } as const;
    const given = await Promise.all([1, 2, 3].map(() => grantRole(server.deps, commandLine, change)));
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await actionsOn(player.id)).toEqual(['staff.granted']);
    expect(await listStaff(server.db)).toContainEqual(
      expect.objectContaining({ id: player.id, roles: ['editor'] }),
    );
  });

  it('does not apply in a session that a reset link opened', async () => {
    const player = await server.signUp({ roles: ['admin'] });
    await server.db
      .updateTable('session')
      .set({ purpose: 'reset' })
      .where('player_id', '=', player.id)
      .execute();
    expect(await player.get('/admin/audit')).toMatchObject({
      status: 403,
      body: { code: 'NEW_PASSWORD_REQUIRED' },
    });
  });
});

describe('the audit log', () => {
  it('is recorded in the transaction of its change', async () => {
    const undone = inTransaction(server.db, async (tx) => {
      const subject = { kind: 'test', id: 'undone' };
      await recordAudit(tx, commandLine, { action: 'question.imported', subject }, 0);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await actionsOn('undone')).toEqual([]);
  });

  it('can’t be changed afterwards', async () => {
    await server.signUp({ roles: ['editor'] });
    await expect(sql`UPDATE audit_log SET actor_id = 'me'`.execute(server.db)).rejects.toThrow(
      'only ever added',
    );
    await expect(sql`DELETE FROM audit_log`.execute(server.db)).rejects.toThrow('only ever added');
  });
});
