import { errors } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database/create-test-database.ts';
import { createLog } from './create-log.ts';

const EMAIL = 'sara.k@mail.example.org';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function logged(entry: Record<string, unknown>): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error(entry, 'failed');
  return lines.join('');
}

it('names the violated constraint, without the data', async () => {
  const row = { email: EMAIL, email_verified_at: new Date(), created_at: new Date() };
  const insert = (code: string) =>
    database.db
      .insertInto('player')
      .values({ ...row, referral_code: code })
      .execute();
  await insert('FIRST');
  const error: unknown = await insert('SECOND').catch((failure: unknown) => failure);
  expect(error).toMatchObject({ detail: expect.stringContaining(EMAIL) });
  const line = logged({ err: error });
  expect(JSON.parse(line).err).toMatchObject({ code: '23505', table: 'player' });
  expect(line).not.toContain(EMAIL);
});

it('leaves out the data in errors of libraries', () => {
  const err = new errors.JWTClaimValidationFailed('unexpected "aud" claim value', { email: EMAIL }, 'aud');
  expect(logged({ err })).not.toContain(EMAIL);
  expect(JSON.parse(logged({ err })).err.message).toBe('unexpected "aud" claim value');
});

it.each([
  [`550 <${EMAIL}> is unknown`, '550 <[email]> is unknown'],
  ['connect to postgres://zana:s3cret@db.example/zana', 'connect to postgres://db.example/zana'],
  ['GET https://zana.example/verify?token=abc-d_9', 'GET https://zana.example/verify?token=[token]'],
])('removes personal data and secrets from %j', (message, shown) => {
  const cause = new Error(message);
  const { err } = JSON.parse(logged({ err: new Error('outer', { cause }) }));
  expect(err.message).toBe(`outer: ${shown}`);
  expect(err.stack).not.toContain(message);
});

it('logs the path of a call without secrets', () => {
  const req = { method: 'GET', url: '/api/x/CODE?token=abc', params: { code: 'CODE' } };
  expect(JSON.parse(logged({ req })).req).toEqual({ method: 'GET', path: '/api/x/:code' });
});
